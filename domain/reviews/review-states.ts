import { type PostStatus, statusAfterChange as postStatusAfterChange } from '../posts/post-states.ts'
import { type HoldReason, holdsAfterChange } from './review-holds.ts'

/** The number is the status in REST (docs/decisions/055). */
export const requestStatuses = { waiting: 1, answered: 2, expired: 3, withdrawn: 4 } as const
export type RequestStatus = keyof typeof requestStatuses

type BeforeChange = { status: PostStatus; rating: number; holdReasons: readonly HoldReason[] }
type Changed = Parameters<typeof holdsAfterChange>[1]

/** How a review goes on once its author has changed it; what staff decided against, they read again. */
export function statusAfterChange(
  before: BeforeChange,
  changed: Changed,
  isEmailConfirmed: boolean,
): { status: PostStatus; holdReasons: HoldReason[] } {
  const holdReasons = holdsAfterChange({ ...before, isPublished: before.status === 'published' }, changed)
  return { status: postStatusAfterChange(before.status, { isEmailConfirmed, holds: holdReasons }), holdReasons }
}

/** How far a request is. */
export function requestStatusOf(
  { answeredAt, withdrawnAt, expiresAt }: { answeredAt: Date | null; withdrawnAt: Date | null; expiresAt: Date },
  now: Date,
): RequestStatus {
  if (answeredAt !== null) return 'answered'
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'waiting'
}
