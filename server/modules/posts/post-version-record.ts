import type { AuthorRelation, TopicRating } from '#domain/location-reviews/location-review-types.ts'

/** What a post said before it was changed; of a review of a place also its ratings, and how its author knew the place. */
export type VersionRow = {
  postId: number
  title: string
  content: string
  rating: number | null
  statistics: TopicRating[]
  authorRelation: AuthorRelation | null
  sinceYear: number | null
  pros: string[]
  cons: string[]
  isPublic: boolean
  replacedAt: Date
}

/** `timeZone` is that of the place, where everybody reads it. */
export type VersionRecord = VersionRow & { timeZone?: string }

/** Whether everybody may read what a post said before; needs `post`. */
export const HAS_HISTORY = `
  (post.edited_at is not null and exists (select from post_version where post_id = post.id and is_public)) as "hasHistory"`
