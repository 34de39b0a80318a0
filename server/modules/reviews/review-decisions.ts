import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { isDecidable } from '#domain/posts/post-states.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requiredReason } from './review-input.ts'
import { managesReviews } from './review-reader.ts'
import { findReview } from './review-reader.queries.ts'
import { setVerified } from './review-store.queries.ts'
import { inTurnOf } from './review-turn.ts'
import type { WriterParts } from './review-writer.ts'

/** What staff decide. */
export type ReviewDecisions = {
  /** Throws FORBIDDEN for who may not, NOT_FOUND for none, BAD_INPUT for one that is not to be decided. */
  decide(
    member: CallingMember,
    id: number,
    asked: { decision: 'publish' | 'reject'; reason: string; isProofChecked: boolean },
    /** Called once nobody else can decide about it any more; what it throws leaves all as it was. */
    requireSame: () => Promise<void>,
  ): Promise<void>
}

/** Decisions of staff, each with its reason for good (docs/product.md, section 25.48). */
export function reviewDecisions(parts: WriterParts): ReviewDecisions {
  const { database, clock, offices, posts, staffActions, mails } = parts
  return {
    async decide(member, id, { decision, reason: given, isProofChecked }, requireSame) {
      requireModerator(member)
      const reason = requiredReason(given)
      const found = await findReview(database, id)
      const agent = found === null ? null : await offices.agent(found.agentId)
      if (agent === null) throw new PortalError('NOT_FOUND', reviewErrors.noReview)
      const self = member.agentId === null ? null : await offices.agent(member.agentId)
      if (self?.office.id === agent.office.id) throw new PortalError('FORBIDDEN', reviewErrors.ownOffice)
      await inTurnOf(parts, agent.id, async () => {
        const row = await findReview(database, id)
        if (row === null) throw new PortalError('NOT_FOUND', reviewErrors.noReview)
        if (!isDecidable(row.status)) {
          throw new PortalError('BAD_INPUT', reviewErrors.notToDecide, { field: 'reviewId' })
        }
        await requireSame()
        const now = clock()
        const publishedAt = decision === 'publish' ? (row.publishedAt ?? now) : row.publishedAt
        const decided = { id, decision, reason, publishedAt, now }
        await posts.decide({ ...decided, moderatorId: member.memberId, statusBefore: row.status })
        await staffActions.recordAct(member, { kind: `${decision}Review`, thingId: id, reason })
        if (isProofChecked && decision === 'publish') await setVerified(database, id)
        const review = { ...row, agent }
        const wasPublished = row.status === 'published'
        if (decision === 'publish' && !wasPublished) {
          await mails.published(review)
          await mails.newReview(review)
        }
        if (decision === 'reject' && row.status !== 'rejected') await mails.rejected(review, reason)
        if (decision === 'reject' && wasPublished) await mails.removed(review, reason)
      })
    },
  }
}

/** Throws FORBIDDEN for who does not decide about reviews. */
function requireModerator(member: CallingMember): void {
  if (!managesReviews(member)) throw new PortalError('FORBIDDEN', reviewErrors.notStaff)
}
