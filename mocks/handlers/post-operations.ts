import type { MockPortal } from '../portal.ts'
import { ownPostMutations } from './own-posts.ts'
import { postFeedbackMutations } from './post-feedback.ts'
import type { RestOperations } from './rest/rest.ts'

type Operation = 'answerQuestion' | 'askQuestion' | 'commentOnAnswer' | 'followPost' | 'unfollowPost' | 'voteForAnswer'

/** What members write and say of posts, by REST. */
export function postOperations(portal: MockPortal): Pick<RestOperations, Operation> {
  const writing = (headers: Headers) => ownPostMutations(portal, headers)
  const feedback = (headers: Headers) => postFeedbackMutations(portal, headers)
  return {
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
