/** Changes with each change of what a post says, so that its author overwrites nothing that they have not seen. */
export const postRevisionOf = (editedAt: Date | null): string => String(editedAt?.getTime() ?? 0)

/** Whether a post is another than the one that was read; null reads nothing. */
export const isChangedSince = (revision: string | null | undefined, editedAt: Date | null): boolean =>
  revision != null && revision !== postRevisionOf(editedAt)
