import type { HoldReason } from '#domain/reviews/review-holds.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
import type { RequestStatus } from '#domain/reviews/review-states.ts'
import type { ServiceProvidedType, StatisticType } from '#domain/reviews/review-types.ts'
import type { insideOfReview, shownRequest, shownReview } from '#domain/reviews/shown-review.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'

export type ReviewSource = 'member' | 'request' | 'import'
type Statistic = { type: StatisticType; rating: number }

/** A review as it is kept, with what is shown of its author and its home. */
export type ReviewRow = {
  id: number
  agentId: number
  source: ReviewSource
  authorId: number | null
  /** That of the account as it is now, else the one that was given. */
  authorName: string
  /** That of the agent where the author is one. */
  authorUsername: string | null
  isAuthorAgent: boolean
  /** Of a client who was asked; never shown. */
  authorEmail: string | null
  importedFrom: string | null
  status: PostStatus
  holdReasons: HoldReason[]
  decisionReason: string | null
  title: string
  content: string
  rating: number
  statistics: Statistic[]
  serviceType: ServiceProvidedType
  typedAddress: string
  evidence: string
  suburbId: number | null
  /** Of the listing on record; null where there is none or its address is hidden. */
  street: string | null
  isVerified: boolean
  /** Its address fits a sale or lease on record. */
  isOnRecord: boolean
  saleKey: string
  answer: string | null
  answeredAt: Date | null
  answerEditedAt: Date | null
  helpfulCount: number
  reportCount: number
  writtenAt: Date
  publishedAt: Date | null
  editedAt: Date | null
}

/** Who looks at a review. */
export type ReviewViewer = { isAuthor: boolean; isStaff: boolean }

export type PlacedReview = { row: ReviewRow; agent: AgentRecord; suburb: PlaceRecord | null }

/** A review with its agent and suburb, as somebody sees it. */
export type ReviewView = PlacedReview &
  ReturnType<typeof shownReview> &
  ReturnType<typeof insideOfReview> & { id: string; viewer: ReviewViewer }

export type Paging = { skip: number; take: number }

export type ReviewPage = { agent: AgentRecord; total: number; paging: Paging; results: ReviewView[] }

/** What a member has to do with the reviews of an agent. */
export type OwnReviews = { reviews: ReviewView[]; helpfulIds: string[]; isAgent: boolean; canWrite: boolean }

export type RequestRow = {
  id: number
  agentId: number
  askerId: number | null
  clientName: string
  clientEmail: string | null
  serviceType: ServiceProvidedType
  typedAddress: string
  saleKey: string
  mailCount: number
  requestedAt: Date
  expiresAt: Date
  answeredAt: Date | null
  withdrawnAt: Date | null
}

export type RequestFields = ReturnType<typeof shownRequest> & { id: string; row: RequestRow; agent: AgentRecord }
export type RequestView = RequestFields & { status: RequestStatus; review: ReviewView | null }
export type RequestPage = { total: number; paging: Paging; results: RequestView[] }
export type InvitationView = RequestFields & { status: RequestStatus }
