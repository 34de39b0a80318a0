import type { PostKind } from './post-limits.ts'

export type PostStatus = 'unconfirmed' | 'held' | 'published' | 'rejected' | 'withdrawn'

/** How a post begins; `isReadFirst` says that staff read it whatever it says. */
export function statusOfNew(isEmailConfirmed: boolean, holds: readonly string[], isReadFirst = false): PostStatus {
  if (!isEmailConfirmed) return 'unconfirmed'
  return isReadFirst || holds.length > 0 ? 'held' : 'published'
}

/** How a post goes on once its author has changed it; what staff decided against, they read again. */
export function statusAfterChange(
  before: PostStatus,
  {
    isEmailConfirmed,
    holds,
    isDecidedAgainst = false,
  }: {
    isEmailConfirmed: boolean
    holds: readonly string[]
    /** Whether the last that staff decided was to reject, edit or merge it. */
    isDecidedAgainst?: boolean
  },
): PostStatus {
  if (before === 'unconfirmed') return statusOfNew(isEmailConfirmed, holds)
  return before === 'rejected' || isDecidedAgainst || holds.length > 0 ? 'held' : 'published'
}

/** Whether a change would take a question or discussion, and with it what others answered, off the page until staff have read it. */
export const isTakenOffPage = (kind: PostKind, before: PostStatus, after: PostStatus): boolean =>
  (kind === 'question' || kind === 'discussion') && before === 'published' && after === 'held'

/** Whether staff may decide about it. */
export const isDecidable = (status: PostStatus): boolean => status !== 'withdrawn' && status !== 'unconfirmed'
