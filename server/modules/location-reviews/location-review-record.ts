import type { AuthorRelation, TopicRating } from '#domain/location-reviews/location-review-types.ts'
import type { LocationScore } from '#domain/location-reviews/location-score.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { QuestionsServices } from '#server/modules/questions/questions-services.ts'
import type { AuthorRecord, CommentRecord } from '#server/modules/questions/question-record.ts'
import type { PhotoRow } from './review-photos.queries.ts'

/** What a review of a place says beside its title and text. */
export type LocationReviewFacts = {
  rating: number
  statistics: TopicRating[]
  authorRelation: AuthorRelation
  sinceYear: number | null
  pros: string[]
  cons: string[]
  photos: PhotoRow[]
}

export type LocationReviewRow = LocationReviewFacts & {
  postId: number
  locationId: number
  title: string
  content: string
  author: AuthorRecord | null
  postedAt: Date
  editedAt: Date | null
  hasHistory: boolean
  helpfulCount: number
  commentCount: number
}

export type LocationReviewRecord = LocationReviewRow & {
  place: PlaceRecord
  /** Read with those of the reviews beside it once they are asked for. */
  comments: () => Promise<CommentRecord[]>
}

export type LocationReviewPageRecord = {
  place: PlaceRecord
  total: number
  paging: { skip: number; take: number }
  relations: { relation: AuthorRelation; count: number }[]
  results: () => Promise<LocationReviewRecord[]>
}

export type QuoteRecord = {
  postId: number
  text: string
  author: AuthorRecord | null
  authorRelation: AuthorRelation
}

export type RatedPlace = LocationScore & {
  place: PlaceRecord
  /** Read with those of the places beside it once it is asked for. */
  quote: () => Promise<QuoteRecord | null>
}

export type RankingRecord = {
  total: number
  paging: { skip: number; take: number }
  states: () => Promise<{ stateCode: StateCode; count: number }[]>
  results: () => Promise<RatedPlace[]>
}

type OwnPostRecord = Awaited<ReturnType<QuestionsServices['ownPosts']['require']>>

type OwnLocationReviewRecord = LocationReviewFacts & { post: OwnPostRecord }

/** What a member has to do with the reviews of a place. */
export type OwnLocationReviewsRecord = {
  memberId: number
  locationId: number
  review: OwnLocationReviewRecord | null
  votedIds: number[]
  comments: OwnPostRecord[]
}
