import type { MockPortal } from '../portal.ts'
import type { MemberRecord } from '../world/members.ts'
import { find } from '../world/table.ts'
import { ownPostMutations } from './own-posts.ts'
import { postFeedbackMutations } from './post-feedback.ts'
import { done, type RestOperations } from './rest/rest.ts'
import { answerReview, markHelpful, reportReview } from './review-mutations.ts'

type Operation =
  | 'answerQuestion'
  | 'askQuestion'
  | 'commentOnAnswer'
  | 'followPost'
  | 'markReviewHelpful'
  | 'reportPost'
  | 'saveComment'
  | 'undoReviewHelpful'
  | 'unfollowPost'
  | 'voteForAnswer'
type OnPost = { params: { id: number }; member: MemberRecord; headers: Headers }

/** What members write and say of posts, by REST. */
export function postOperations(portal: MockPortal): Pick<RestOperations, Operation> {
  const writing = (headers: Headers) => ownPostMutations(portal, headers)
  const feedback = (headers: Headers) => postFeedbackMutations(portal, headers)
  const { world } = portal
  const replyTo = (
    postId: number,
    text: { content: string; idempotencyKey?: string | undefined },
    headers: Headers,
  ) => {
    const kind = find(world.posts, { postId })?.kind
    const { answerQuestion, commentOnAnswer } = writing(headers)
    return (kind === 'question' || kind === 'discussion' ? answerQuestion : commentOnAnswer)({
      input: { content: text.content, idempotencyKey: text.idempotencyKey ?? null, postId },
    })
  }
  const isReviewOfAgent = (id: number) => find(world.reviews, { id }) !== undefined
  const mark =
    (isHelpful: boolean) =>
    ({ params: { id }, member, headers }: OnPost) => {
      if (isReviewOfAgent(id)) markHelpful(world, member, { reviewId: String(id), isHelpful })
      else feedback(headers).voteForAnswer({ postId: id, isGiven: isHelpful })
      return done
    }
  return {
    markReviewHelpful: mark(true),
    undoReviewHelpful: mark(false),
    saveComment({ params: { id }, member, headers, body: { content, idempotencyKey } }) {
      if (isReviewOfAgent(id)) answerReview(world, member, { reviewId: String(id), content })
      else replyTo(id, { content, idempotencyKey }, headers)
      return done
    },
    reportPost({ query: { postId }, member, headers, body }) {
      const reason = body?.reason ?? null
      if (isReviewOfAgent(postId)) reportReview(world, member, { reviewId: String(postId), reason })
      else feedback(headers).reportPost({ postId, reason })
      return done
    },
    answerQuestion: ({ headers, body }) => written(writing(headers).answerQuestion({ input: body })),
    commentOnAnswer: ({ headers, body }) => written(writing(headers).commentOnAnswer({ input: body })),
    askQuestion({ headers, params, body: { content = '', isDiscussion = false, ...asked } }) {
      const input = { ...asked, content, isDiscussion, locationUniqueUri: params.location }
      return written(writing(headers).askQuestion({ input }))
    },
    voteForAnswer: ({ headers, params, body }) => feedback(headers).voteForAnswer({ postId: params.id, ...body }),
    followPost: ({ headers, params }) => feedback(headers).followQuestion({ postId: params.id, isFollowed: true }),
    unfollowPost: ({ headers, params }) => feedback(headers).followQuestion({ postId: params.id, isFollowed: false }),
  }
}

type Own = { post: { postId: number; status: string; path: string } }

const written = ({ post: { postId, status, path } }: Own) => ({ postId, status, path })
