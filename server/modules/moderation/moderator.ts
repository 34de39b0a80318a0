import { checkPoints, tidyPoints } from '#domain/location-reviews/check-location-review.ts'
import { checkPost, tidyPost } from '#domain/posts/check-post.ts'
import { decisionsFor, kindsToRead, mayCloseWriting } from '#domain/posts/moderated-kinds.ts'
import { moderationErrors as errors } from '#domain/posts/moderation-errors.copy.ts'
import {
  appealOf,
  canAppeal,
  LEAST_APPEAL,
  LONGEST_APPEAL,
  type ModerationDecision,
  revisionOf,
  statusAfterDecision,
} from '#domain/posts/moderation.ts'
import type { WrittenKind } from '#domain/posts/post-limits.ts'
import { isDecidable } from '#domain/posts/post-states.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { PostsServices } from '#server/modules/posts/posts-services.ts'
import type { ReviewsServices } from '#server/modules/reviews/reviews-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { findCase, stepsOf } from './moderation-cases.queries.ts'
import { addAppeal, lockMember, moveThread, setWriting } from './moderation.queries.ts'
import type { ModerationMails } from './moderation-mails.ts'
import type { CaseRow } from './moderation-record.ts'

type Moderating = {
  postId: number
  decision: ModerationDecision
  reason: string
  title: string
  content: string
  /** Of a review of a place; null leaves what is there. */
  pros: string[] | null
  cons: string[] | null
  mergeIntoId: number | null
  isProofChecked: boolean
  /** What the moderator read; null decides whatever was decided since. */
  revision: string | null
}

/** What staff decide, and what authors say to it (docs/product.md, section 7). */
export type Moderator = {
  /** Throws FORBIDDEN, NOT_FOUND, BAD_INPUT, or CONFLICT where somebody decided or changed the post meanwhile. */
  decide(member: CallingMember, asked: Moderating): Promise<void>
  /** Throws FORBIDDEN or NOT_FOUND; the same again changes nothing. */
  setWriting(member: CallingMember, asked: { memberId: number; isClosed: boolean; reason: string }): Promise<void>
  /** Throws NOT_FOUND for what is not theirs, BAD_INPUT where there is nothing to appeal against. */
  appeal(memberId: number, id: number, text: string): Promise<void>
}

type ModeratorParts = Pick<PlatformServices, 'clock' | 'database' | 'events'> &
  Pick<PostsServices, 'posts'> &
  StaffServices &
  Pick<ReviewsServices, 'reviewDecisions'> & { moderationMails: ModerationMails }

export function moderator(parts: ModeratorParts): Moderator {
  const { database, clock, events, posts, reviewDecisions, staffActions, moderationMails: mails } = parts
  return {
    async decide(member, asked) {
      const { postId, decision, isProofChecked } = asked
      if (kindsToRead(member.claims, null).length === 0) throw new PortalError('FORBIDDEN', errors.notStaff)
      const found = await findCase(database, postId)
      if (found === null || kindsToRead(member.claims, [found.kind]).length === 0) {
        throw new PortalError('NOT_FOUND', errors.noCase)
      }
      requireRight(member, found, decision)
      const reason = requiredReason(asked.reason)
      if (found.kind === 'agentReview' && (decision === 'publish' || decision === 'reject')) {
        const review = { decision, reason, isProofChecked }
        await reviewDecisions.decide(member, postId, review, () => requireSame(parts, asked))
        return
      }
      await database.transaction(async () => {
        const ids = [postId, ...(decision === 'merge' && asked.mergeIntoId !== null ? [asked.mergeIntoId] : [])]
        for (const id of ids.toSorted((left, right) => left - right)) await posts.lock(id)
        await requireSame(parts, asked)
        const row = await findCase(database, postId)
        if (row === null || !isDecidable(row.status)) {
          throw new PortalError('BAD_INPUT', errors.notToDecide, { field: 'postId' })
        }
        const now = clock()
        const isPublished = statusAfterDecision(decision) === 'published'
        if (isPublished && row.status !== 'published' && !row.isParentShown)
          throw new PortalError('CONFLICT', errors.noParent)
        const publishedAt = isPublished ? (row.publishedAt ?? now) : row.publishedAt
        const decided = { id: postId, moderatorId: member.memberId, statusBefore: row.status, reason, publishedAt, now }
        if (decision === 'edit') {
          await posts.addVersion(postId, now)
          await posts.decide({ ...decided, decision, text: requiredText(row, asked) })
        } else if (decision === 'merge') {
          const mergedIntoId = await requireTarget(parts, row, asked)
          await moveThread(database, postId, mergedIntoId)
          await posts.decide({ ...decided, decision, mergedIntoId })
        } else {
          await posts.decide({ ...decided, decision })
        }
        await staffActions.recordAct(member, { kind: `${decision}Post`, thingId: postId, reason })
        if (decision !== 'publish' || row.status !== 'published') await mails.decided(row, decision, reason)
        if (row.publishedAt === null && publishedAt !== null) {
          await events.append({ kind: 'post.published', subjectId: postId, details: {} })
        }
      })
    },

    async setWriting(member, { memberId, isClosed, reason: given }) {
      if (!mayCloseWriting(member.claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
      if (memberId === member.memberId) throw new PortalError('FORBIDDEN', errors.ownWriting)
      const reason = requiredReason(given)
      await database.transaction(async () => {
        if (!(await lockMember(database, memberId))) throw new PortalError('NOT_FOUND', errors.noMember)
        const step = { memberId, moderatorId: member.memberId, isClosed, reason, now: clock() }
        if (!(await setWriting(database, step))) return
        const kind = isClosed ? 'closeWriting' : 'openWriting'
        await staffActions.recordAct(member, { kind, thingId: memberId, reason })
        await mails.writingSet(memberId, isClosed, reason)
      })
    },

    async appeal(memberId, id, given) {
      const text = appealOf(given)
      if (text === null) {
        throw new PortalError('BAD_INPUT', errors.appeal(LEAST_APPEAL, LONGEST_APPEAL), { field: 'text' })
      }
      await database.transaction(async () => {
        await posts.lock(id)
        const row = await findCase(database, id)
        if (row?.authorId !== memberId) throw new PortalError('NOT_FOUND', errors.noCase)
        const types = (await stepsOf(database, [id])).map(({ type }) => type)
        if (!canAppeal(row.status, types)) throw new PortalError('BAD_INPUT', errors.noAppeal, { field: 'postId' })
        await addAppeal(database, { id, status: row.status, text, now: clock() })
      })
    },
  }
}

function requireRight(member: CallingMember, { kind, authorId }: CaseRow, decision: ModerationDecision): void {
  const decisions = decisionsFor(member.claims, kind)
  if (decisions.length === 0) throw new PortalError('FORBIDDEN', errors.notStaff)
  if (authorId === member.memberId) throw new PortalError('FORBIDDEN', errors.own)
  if (!decisions.includes(decision)) throw new PortalError('BAD_INPUT', errors.notOfKind, { field: 'decision' })
}

function requiredReason(text: string): string {
  const reason = decisionReasonOf(text)
  if (reason !== null) return reason
  throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
}

/** Throws CONFLICT, with what was decided, for a post that is not what the moderator read. */
async function requireSame({ database }: ModeratorParts, { postId, revision }: Moderating): Promise<void> {
  const row = revision === null ? null : await findCase(database, postId)
  if (row === null) return
  const steps = await stepsOf(database, [postId])
  if (revisionOf({ steps, editedAt: row.editedAt }) === revision) return
  const last = steps.at(-1)
  const isDecided = last !== undefined && !revision?.startsWith(`${last.id}.`)
  const by = last?.by ?? (last?.type === 'appeal' ? errors.author : errors.formerStaff)
  throw new PortalError('CONFLICT', isDecided ? errors.decided({ ...last, by }) : errors.changed)
}

function requiredText(row: CaseRow, { title, content, pros, cons }: Moderating) {
  // Only kinds with limits can be edited (domain/posts/moderated-kinds.ts).
  const written = row.kind as WrittenKind
  const points = written === 'locationReview' ? { pros: pros ?? row.pros, cons: cons ?? row.cons } : null
  const [first] = [...checkPost(written, { title, content }), ...(points === null ? [] : checkPoints(points))]
  if (first !== undefined) throw new PortalError('BAD_INPUT', first.message, { field: first.field })
  return { ...tidyPost(written, { title, content }), points: points && tidyPoints(points) }
}

async function requireTarget(
  { database }: ModeratorParts,
  { postId, kind }: CaseRow,
  { mergeIntoId }: Moderating,
): Promise<number> {
  const target = mergeIntoId === null || mergeIntoId === postId ? null : await findCase(database, mergeIntoId)
  if (target?.kind === kind && target.status === 'published') return target.postId
  throw new PortalError('BAD_INPUT', errors.noTarget, { field: 'mergeIntoId' })
}
