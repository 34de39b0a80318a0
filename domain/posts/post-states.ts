export type PostStatus = 'unconfirmed' | 'held' | 'published' | 'rejected' | 'withdrawn'

/** How a post begins. */
export function statusOfNew(isEmailConfirmed: boolean, holds: readonly string[]): PostStatus {
  if (!isEmailConfirmed) return 'unconfirmed'
  return holds.length > 0 ? 'held' : 'published'
}

/** Whether staff may decide about it. */
export const isDecidable = (status: PostStatus): boolean => status !== 'withdrawn' && status !== 'unconfirmed'
