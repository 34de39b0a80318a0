import type { LocationTopic } from '#domain/location-reviews/location-review-types.ts'

/** A post of the demonstration before it has a number, with what belongs to it. */
export type DraftPost = {
  kind: 'locationReview' | 'question' | 'discussion' | 'answer' | 'comment'
  locationId: number | null
  /** Null is somebody who has left. */
  authorId: number | null
  title: string
  content: string
  rating: number | null
  statistics: readonly { type: LocationTopic; rating: number }[]
  status: 'published' | 'held' | 'rejected' | 'withdrawn'
  holdReasons: readonly string[]
  decisionReason: string | null
  decision: { moderatorId: number | null; reason: string; decidedAt: Date } | null
  writtenAt: Date
  publishedAt: Date | null
  waitsSince: Date | null
  editedAt: Date | null
  version: { title: string; content: string; replacedAt: Date } | null
  voters: readonly number[]
  followers: readonly number[]
  reports: readonly { memberId: number; reason: string; reportedAt: Date }[]
  replies: readonly DraftPost[]
}

type Written = Pick<DraftPost, 'kind' | 'authorId' | 'content' | 'writtenAt'>

/** A published post that nobody has reacted to. */
export const newDraft = (post: Written & Partial<DraftPost>): DraftPost => ({
  locationId: null,
  title: '',
  rating: null,
  statistics: [],
  status: 'published',
  holdReasons: [],
  decisionReason: null,
  decision: null,
  publishedAt: post.writtenAt,
  waitsSince: null,
  editedAt: null,
  version: null,
  voters: [],
  followers: [],
  reports: [],
  replies: [],
  ...post,
})
