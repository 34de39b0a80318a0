import type { KnownAuthor } from '#demo/data/posts/ensure-demo-authors.ts'
import type { PostPlace, PostStreet } from '#demo/data/posts/post-places.ts'
import type { AuthorRelation, LocationTopic } from '#domain/location-reviews/location-review-types.ts'

export type LocationReview = {
  locationId: number
  /** The suburb, also of a street. */
  place: PostPlace
  author: KnownAuthor
  relation: AuthorRelation
  sinceYear: number | null
  title: string
  content: string
  rating: number
  statistics: { type: LocationTopic; rating: number }[]
  pros: string[]
  cons: string[]
  writtenAt: Date
}

/** Where somebody knows a suburb, or a street of it, from. */
export type Spot = { place: PostPlace; street: PostStreet | null; relation: AuthorRelation }

export type Years = { since: number; left: number; count: number }
