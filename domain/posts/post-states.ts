export type PostStatus = 'unconfirmed' | 'held' | 'published' | 'rejected' | 'withdrawn'

/** How a post begins. */
export function statusOfNew(isEmailConfirmed: boolean, holds: readonly string[]): PostStatus {
  if (!isEmailConfirmed) return 'unconfirmed'
  return holds.length > 0 ? 'held' : 'published'
}

/** How a post goes on once its author has changed it; what staff decided against, they read again. */
export function statusAfterChange(
  before: PostStatus,
  { isEmailConfirmed, holds }: { isEmailConfirmed: boolean; holds: readonly string[] },
): PostStatus {
  if (before === 'unconfirmed') return statusOfNew(isEmailConfirmed, holds)
  return before === 'rejected' || holds.length > 0 ? 'held' : 'published'
}

/** Whether staff may decide about it. */
export const isDecidable = (status: PostStatus): boolean => status !== 'withdrawn' && status !== 'unconfirmed'
