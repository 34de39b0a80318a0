import { isPostReportReason } from '#domain/posts/report-reasons.ts'
import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import {
  addFollower,
  addReport,
  addVote,
  countsOf,
  removeFollower,
  removeVote,
  setAcceptedAnswer,
} from './post-feedback.queries.ts'
import { isShown, type PostRow, selectPost } from './post-writer.queries.ts'

/** What members say of published posts. All throw NOT_FOUND for one that nobody sees, itself or what it replies to. */
export type PostFeedback = {
  /** How many votes an answer or review has now. Throws FORBIDDEN for one's own. */
  vote(memberId: number, id: number, isGiven: boolean): Promise<number>
  /** How many follow a question or discussion now. */
  follow(memberId: number, id: number, isFollowed: boolean): Promise<number>
  /** Throws FORBIDDEN where somebody else asked, BAD_INPUT in a discussion. */
  accept(memberId: number, id: number, isAccepted: boolean): Promise<void>
  /** Null for a reason that was not given. Throws FORBIDDEN for one's own, BAD_INPUT for a reason of reviews of agents. */
  report(memberId: number, id: number, reason: string | null): Promise<void>
}

export function postFeedback({ database, clock }: Pick<PlatformServices, 'clock' | 'database'>): PostFeedback {
  const onPublished = <Result>(id: number, work: (row: PostRow) => Promise<Result>): Promise<Result> =>
    database.transaction(async () => {
      const row = await selectPost(database, id, { isLocked: true })
      if (row === null || !(await isShown(database, id))) throw new PortalError('NOT_FOUND', postErrors.noPost)
      return work(row)
    })

  return {
    vote: (memberId, id, isGiven) =>
      onPublished(id, async ({ kind, authorId }) => {
        if (kind !== 'answer' && kind !== 'locationReview') throw new PortalError('NOT_FOUND', postErrors.noAnswer)
        if (authorId === memberId) throw new PortalError('FORBIDDEN', postErrors.ownVote)
        await (isGiven ? addVote : removeVote)(database, id, memberId)
        return (await countsOf(database, id)).votes
      }),
    follow: (memberId, id, isFollowed) =>
      onPublished(id, async ({ kind }) => {
        if (kind !== 'question' && kind !== 'discussion') throw new PortalError('NOT_FOUND', postErrors.noPost)
        await (isFollowed ? addFollower : removeFollower)(database, id, memberId)
        return (await countsOf(database, id)).followers
      }),
    accept: (memberId, id, isAccepted) =>
      onPublished(id, async ({ kind, parentId }) => {
        const question =
          kind === 'answer' && parentId !== null ? await selectPost(database, parentId, { isLocked: true }) : null
        if (question === null) throw new PortalError('NOT_FOUND', postErrors.noAnswer)
        if (question.authorId !== memberId) throw new PortalError('FORBIDDEN', postErrors.notAsker)
        if (question.kind === 'discussion') throw new PortalError('BAD_INPUT', postErrors.inDiscussion)
        await setAcceptedAnswer(database, { questionId: question.id, answerId: id, isAccepted })
      }),
    report: (memberId, id, reason) =>
      onPublished(id, async ({ authorId }) => {
        if (authorId === memberId) throw new PortalError('FORBIDDEN', postErrors.ownReport)
        if (reason !== null && !isPostReportReason(reason)) {
          throw new PortalError('BAD_INPUT', postErrors.reportReason, { field: 'reason' })
        }
        await addReport(database, { postId: id, memberId, reason, now: clock() })
      }),
  }
}
