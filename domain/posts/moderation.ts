import { plainText } from '../text/plain-text.ts'
import { postRevisionOf } from './post-revision.ts'
import type { PostStatus } from './post-states.ts'

/** What staff decide about a post. */
export type ModerationDecision = 'publish' | 'reject' | 'edit' | 'merge'

/** A step in what became of a post: a decision, or the appeal of its author. */
export type ModerationStep = ModerationDecision | 'appeal'

export type ModerationState = 'waiting' | 'decided'

export const LEAST_APPEAL = 5
export const LONGEST_APPEAL = 1000

/** Where a post stands after a decision. */
export const statusAfterDecision = (decision: ModerationDecision): PostStatus =>
  decision === 'publish' || decision === 'edit' ? 'published' : 'rejected'

/** Whether staff have a post to read. */
export const waitsForStaff = (post: { status: PostStatus; reportCount: number; isAppealed: boolean }): boolean =>
  post.status === 'held' ||
  (post.status === 'published' && (post.reportCount > 0 || post.isAppealed)) ||
  (post.status === 'rejected' && post.isAppealed)

/**
 * Whether the author may appeal (docs/product.md, section 7): against a rejection, an edit or a merge, once, and not against what was
 * decided on an appeal. What the author changed since is read by staff anyway.
 */
export function canAppeal(status: PostStatus, steps: readonly ModerationStep[]): boolean {
  const [last, before] = [steps.at(-1), steps.at(-2)]
  if (before === 'appeal') return false
  if (last === 'edit') return status === 'published'
  return (last === 'reject' || last === 'merge') && status === 'rejected'
}

/** Changes with each step and each change of the text, so that nobody decides about what they have not seen. */
export const revisionOf = ({ steps, editedAt }: { steps: readonly { id: number }[]; editedAt: Date | null }): string =>
  `${steps.at(-1)?.id ?? 0}.${postRevisionOf(editedAt)}`

/** What the author says in an appeal; null for what cannot be stored. */
export function appealOf(text: string): string | null {
  const appeal = plainText(text, LONGEST_APPEAL)
  return appeal !== null && [...appeal].length >= LEAST_APPEAL ? appeal : null
}
