import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { isReviewReportReason } from '#domain/posts/report-reasons.ts'
import { answerOf } from '#domain/reviews/check-review.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { LONGEST_ANSWER } from '#domain/reviews/review-limits.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { setAnswer } from './review-feedback.queries.ts'
import type { ReviewView } from './review-record.ts'
import type { WriterParts } from './review-writer.ts'

/** What others say to a published review. */
export type ReviewFeedback = {
  answer(member: CallingMember, id: number, content: string): Promise<ReviewView>
  setHelpful(member: CallingMember, id: number, isHelpful: boolean): Promise<ReviewView>
  /** Null for a reason that was not given. Throws BAD_INPUT for a reason of other posts. */
  report(member: CallingMember, id: number, reason: string | null): Promise<void>
}

/** Answers, helpful marks and reports (docs/product.md, section 25.45 and on). */
export function reviewFeedback({ database, clock, posts, reviewReader, mails }: WriterParts): ReviewFeedback {
  async function requirePublished(id: number, member: CallingMember): Promise<ReviewView> {
    const view = await reviewReader.byId(id, member)
    if (view?.row.status !== 'published') throw new PortalError('NOT_FOUND', reviewErrors.noReview)
    return view
  }
  const onPublished = <Result>(member: CallingMember, id: number, work: (view: ReviewView) => Promise<Result>) =>
    database.transaction(async () => {
      await posts.lock(id)
      return work(await requirePublished(id, member))
    })

  return {
    async answer(member, id, content) {
      const answer = answerOf(content)
      const message = reviewErrors.answer(LONGEST_ANSWER)
      await onPublished(member, id, async ({ row, agent }) => {
        if (member.agentId !== agent.id) throw new PortalError('FORBIDDEN', reviewErrors.answerNotYours)
        if (answer === null) throw new PortalError('BAD_INPUT', message, { field: 'content' })
        await setAnswer(database, { reviewId: id, memberId: member.memberId, answer, now: clock() })
        if (row.answer === null) await mails.answered({ ...row, agent }, answer)
      })
      return requirePublished(id, member)
    },
    async setHelpful(member, id, isHelpful) {
      await onPublished(member, id, async ({ viewer }) => {
        if (viewer.isAuthor) throw new PortalError('FORBIDDEN', reviewErrors.ownMark)
        await posts.setVote({ postId: id, memberId: member.memberId, isGiven: isHelpful })
      })
      return requirePublished(id, member)
    },
    report: (member, id, reason) =>
      onPublished(member, id, async ({ viewer }) => {
        if (viewer.isAuthor) throw new PortalError('FORBIDDEN', reviewErrors.ownReport)
        if (reason !== null && !isReviewReportReason(reason)) {
          throw new PortalError('BAD_INPUT', postErrors.reportReason, { field: 'reason' })
        }
        await posts.report({ postId: id, memberId: member.memberId, reason, now: clock() })
      }),
  }
}
