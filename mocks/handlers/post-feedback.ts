import { postErrors as errors } from '#domain/posts/post-errors.copy.ts'
import { isPostReportReason } from '#domain/posts/report-reasons.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { find } from '../world/table.ts'
import { type ById, change, requirePublished, toggled } from './own-posts.ts'
import { isQuestion } from './questions.ts'
import { requireCaller } from './sessions.ts'

/** What members say of published posts. */
export const postFeedbackMutations = ({ world }: MockPortal, headers: Headers) => {
  const caller = () => requireCaller(world, headers)
  return {
    voteForAnswer({ postId, isGiven }: ById & { isGiven: boolean }) {
      const { id } = caller()
      const answer = requirePublished(world, postId)
      const isVotable = answer.kind === 'answer' || answer.kind === 'locationReview'
      if (!isVotable) throw new Refusal('NOT_FOUND', errors.noAnswer)
      if (answer.authorId === id) throw new Refusal('FORBIDDEN', errors.ownVote)
      return {
        postId,
        votes: change(world, answer, { voterIds: toggled(answer.voterIds, id, isGiven) }).voterIds.length,
      }
    },
    followQuestion({ postId, isFollowed }: ById & { isFollowed: boolean }) {
      const { id } = caller()
      const question = requirePublished(world, postId)
      if (!isQuestion(question)) throw new Refusal('NOT_FOUND', errors.noPost)
      const followerIds = toggled(question.followerIds, id, isFollowed)
      return { postId, followers: change(world, question, { followerIds }).followerIds.length }
    },
    acceptAnswer({ postId, isAccepted }: ById & { isAccepted: boolean }) {
      const { id } = caller()
      const answer = requirePublished(world, postId)
      if (answer.kind !== 'answer') throw new Refusal('NOT_FOUND', errors.noAnswer)
      const question = required(find(world.posts, { postId: answer.parentId ?? 0 }), errors.noAnswer)
      if (question.authorId !== id) throw new Refusal('FORBIDDEN', errors.notAsker)
      if (question.kind === 'discussion') throw new Refusal('BAD_INPUT', errors.inDiscussion)
      if (isAccepted || question.acceptedAnswerId === postId) {
        change(world, question, { acceptedAnswerId: isAccepted ? postId : null })
      }
      return { postId, isAccepted }
    },
    reportPost({ postId, reason }: ById & { reason: string | null }) {
      const { id } = caller()
      const post = requirePublished(world, postId)
      if (post.authorId === id) throw new Refusal('FORBIDDEN', errors.ownReport)
      if (reason !== null && !isPostReportReason(reason)) {
        throw new Refusal('BAD_INPUT', errors.reportReason, 'reason')
      }
      if (post.reports.some(({ memberId }) => memberId === id)) return { postId }
      change(world, post, { reports: [...post.reports, { memberId: id, reason }] })
      return { postId }
    },
  }
}
