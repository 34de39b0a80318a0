import type { ActivityType } from '#server/generated/schema-types.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { LocationReviewRecord } from '#server/modules/location-reviews/location-review-record.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { PersonRecord } from '#server/modules/profiles/person-record.ts'
import type { ReviewView } from '#server/modules/reviews/review-record.ts'
import type { QuestionRecord, ReplyRecord } from '#server/modules/questions/question-record.ts'

/** One thing that somebody did, with what it is about. */
export type ActivityRecord = {
  /** Of the kind, of who did it and of what it is about. */
  id: string
  type: ActivityType
  occurredAt: Date
  person: PersonRecord
  listing: ListingRecord | null
  question: QuestionRecord | null
  answer: ReplyRecord | null
  reviewedAgent: AgentRecord | null
  /** What was said of the agent, read with those beside it once one is asked for. */
  review: () => Promise<ReviewView | null>
  reviewedLocation: PlaceRecord | null
  /** What was said of the place, read with those beside it once one is asked for. */
  locationReview: () => Promise<LocationReviewRecord | null>
}

/** The same as the table has it. */
export type ActivityRow = {
  id: number
  type: ActivityType
  memberId: number | null
  agentId: number | null
  listingId: number | null
  questionId: number | null
  replyId: number | null
  reviewedAgentId: number | null
  reviewedLocationId: number | null
  reviewId: number | null
  occurredAt: Date
}

export type ActivityPart = { types: readonly ActivityType[]; skip: number; take: number }
