import { formatQuestionUrl, questionUri } from '../questions/question-url.ts'

/** A post under the question or discussion that heads its page, which may be itself; a suburb of none is only where a post has no page. */
export type PlaceInThread = { postId: number; threadId: number; threadTitle: string; locationUri: string | null }

/** The page of a question or discussion, at the answer or comment where it is one. */
export function threadPath({ postId, threadId, threadTitle, locationUri }: PlaceInThread): string {
  const path = formatQuestionUrl({ locationUri: locationUri ?? '', uri: questionUri(threadTitle, threadId) })
  return postId === threadId ? path : `${path}#post-${postId}`
}
