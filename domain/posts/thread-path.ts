import { formatLocationReviewUrl } from '../location-reviews/location-review-url.ts'
import { formatQuestionUrl, questionUri } from '../questions/question-url.ts'
import type { PostKind } from './post-limits.ts'

/** A post under the review, question or discussion that heads it, which may be itself; a place of none is only where a post has no page. */
export type PlaceInThread = {
  postId: number
  threadId: number
  threadKind: PostKind
  threadTitle: string
  locationUri: string | null
}

/** The page of a review, question or discussion, at the answer or comment where it is one. */
export function threadPath({ postId, threadId, threadKind, threadTitle, locationUri }: PlaceInThread): string {
  if (threadKind === 'locationReview') return formatLocationReviewUrl(locationUri ?? '', postId)
  const path = formatQuestionUrl({ locationUri: locationUri ?? '', uri: questionUri(threadTitle, threadId) })
  return postId === threadId ? path : `${path}#post-${postId}`
}
