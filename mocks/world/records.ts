import type { MarketState } from '#domain/listing/market-state.ts'
import type { PostHoldReason } from '#domain/posts/post-holds.ts'
import type { WrittenKind } from '#domain/posts/post-limits.ts'
import type { StaffActionKind, StaffThing } from '#domain/staff/staff-actions.ts'
import type { ModerationStep } from '#domain/posts/moderation.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
import type { LocationReviewDraft } from '#domain/location-reviews/location-review-types.ts'
import type { ReviewFigures } from '#domain/agents/review-figures.ts'
import type { SocialNetwork } from '#domain/lookups/social-networks.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import type { EnquiryTopic } from '#domain/lookups/enquiry-topics.ts'
import type { PropertyFeature } from '#domain/lookups/features.ts'
import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { StateCode } from '#domain/lookups/states.ts'

/** A region, suburb or street of the mock world. */
export type PlaceRecord = {
  id: number
  uri: string
  type: 'region' | 'suburb' | 'street'
  name: string
  stateCode: StateCode
  postcode: string | null
  regionId: number | null
  /** The suburb of a street. */
  suburbId: number | null
  suburbName: string | null
  latLong: LatLong
  settlement: SettlementKind
  population: number
  medians: MedianRecord[]
}

export type MedianRecord = {
  kind: 'sold' | 'rent'
  group: 'house' | 'unit'
  period: 'yearly' | 'quarterly' | 'monthly'
  startsOn: string
  value: number
  sampleCount: number
}

export type Tier = 'basic' | 'bronze' | 'silver' | 'gold' | 'platinum'

export type CompanyRecord = {
  id: number
  name: string
  stateCode: StateCode
  mergedIntoId: number | null
  revision: number
}

/** What somebody of the staff added under a key. */
export type StaffCreationRecord = { key: string; staffId: number; thing: 'company' | 'office'; thingId: number }

export type OfficeRecord = {
  id: number
  uri: string
  name: string
  /** Null for one that stands for itself. */
  companyId: number | null
  about: string
  suburbId: number
  address: string
  latLong: LatLong | null
  phone: string | null
  email: string | null
  website: string | null
  brandColour: string
  logoIdentifier: string | null
  /** The office that it was merged into. */
  mergedIntoId: number | null
  closedAt: Date | null
  revision: number
}

type AwardRecord = { title: string; awardedBy: string; year: number }
type SocialLinkRecord = { network: SocialNetwork; url: string }

export type AgentFactsRecord = {
  bio: string
  website: string | null
  awards: AwardRecord[]
  socialLinks: SocialLinkRecord[]
  videos: LinkRecord[]
  hiddenVideos: LinkRecord[]
  areasOfExpertise: string[]
  servicedLocationIds: number[]
  isClaimed: boolean
  /** yyyy-mm-dd. */
  leftOn: string | null
  isPrincipal: boolean
  reviews: ReviewFigures
  settingsVersion: number
}

export type AgentRecord = AgentFactsRecord & {
  id: number
  officeId: number
  username: string
  name: string
  jobTitle: string
  tier: Tier
  mobile: string | null
  portraitIdentifier: string | null
}

export type SchoolRecord = {
  id: number
  name: string
  sector: 'government' | 'catholic' | 'independent'
  level: 'primary' | 'secondary' | 'combined' | 'special'
  gender: 'coeducational' | 'girls' | 'boys'
  suburbId: number
  latLong: LatLong
}

export type PhotoRecord = { identifier: string; version: number; caption: string; width: number; height: number }
export type LinkRecord = { url: string; title: string }
type DocumentRecord = LinkRecord & { kind: 'statementOfInformation' | 'contract' | 'brochure' }
export type PriceEventRecord = {
  occurredOn: string
  kind: 'listed' | 'priceChanged' | 'sold' | 'leased'
  priceText: string
  price: number | null
}

/** A listing as its agent stated it; what of it may be seen is decided by the handlers. */
export type ListingRecord = {
  id: number
  uri: string
  listingType: 'sale' | 'rental'
  statusType: 'available' | 'completed' | 'removed'
  isUnderOffer: boolean
  listingClass: 'residential' | 'land' | 'rural' | 'newDevelopment'
  projectName: string | null
  tierType: Tier
  isExclusive: boolean
  propertyType: PropertyType
  title: string
  description: string
  suburbId: number
  streetId: number | null
  streetAddress: string | null
  isAddressHidden: boolean
  /** Whether the position is that of the street or the suburb. */
  isPositionApproximate?: boolean
  latLong: LatLong | null
  saleMethod: 'privateTreaty' | 'auction' | 'expressionsOfInterest' | 'tender' | null
  priceText: string
  /** Whole dollars, a week for rent; null when no figure is stated or it is withheld. */
  priceFrom: number | null
  priceTo: number | null
  isPriceWithheld: boolean
  bond: number | null
  /** yyyy-mm-dd in the property's own zone, as completedOn. */
  availableOn: string | null
  auctionAt: Date | null
  auctionPlace: string | null
  listedAt: Date
  modifiedAt: Date
  /** When its agency last said that it is as shown, and when it was asked since then. */
  confirmedAt: Date
  confirmationAskedAt: Date | null
  /** When staff hid it, and where it stood then; `statusType` is `removed` meanwhile. */
  hiddenAt: Date | null
  stateBefore: MarketState | null
  boostEndsAt: Date | null
  completedOn: string | null
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  landSize: number | null
  frontage: number | null
  buildingSize: number | null
  features: PropertyFeature[]
  otherFeatures: string[]
  buildingFeatures: string[]
  ruralFeatures: string[]
  photos: PhotoRecord[]
  floorPlans: PhotoRecord[]
  videos: LinkRecord[]
  externalLinks: LinkRecord[]
  virtualTours: LinkRecord[]
  documents: DocumentRecord[]
  councilRates: string | null
  municipality: string | null
  vendorReview: { title: string; content: string; rating: number; reviewerName: string } | null
  locationReview: { title: string; content: string; agentUsername: string } | null
  bookInspection: string | null
  rentalApplication: string | null
  officeId: number
  /** The first is the one to call. */
  agentIds: number[]
  /** The next first. */
  inspections: { startsAt: Date; endsAt: Date }[]
  /** The newest first. */
  priceEvents: PriceEventRecord[]
}

export type EnquiryRecord = {
  reference: string
  /** The same for every repeat. */
  identity: string
  kind: 'listing' | 'development' | 'seller' | 'agent'
  listingId: number | null
  agentId: number | null
  name: string
  email: string
  phone: string | null
  message: string
  topics: EnquiryTopic[]
  wantsInspection: boolean
  /** The seller's own home. */
  suburbId: number | null
  streetAddress: string
  reason: string | null
  buyerKind: string | null
  receivedAt: Date
  readAt: Date | null
  answeredAt: Date | null
  archivedAt: Date | null
  replies: { key: string; agentId: number; message: string; sentAt: Date }[]
}

/** A decision of staff, or an appeal against one. */
export type PostStep = { id: number; type: ModerationStep; moderatorId: number | null; reason: string; at: Date }

/** A review of a place, question, discussion, answer or comment; nobody's once the member has left. */
export type PostRecord = {
  postId: number
  kind: WrittenKind
  authorId: number | null
  /** That of its question or review. */
  locationId: number
  /** The question of an answer, the answer or review of a comment. */
  parentId: number | null
  title: string
  content: string
  status: PostStatus
  holdReasons: PostHoldReason[]
  idempotencyKey: string | null
  postedAt: Date
  editedAt: Date | null
  followerIds: number[]
  voterIds: number[]
  reports: { memberId: number; reason: string | null }[]
  acceptedAnswerId: number | null
  decisionReason: string | null
  /** The question that staff merged it into. */
  mergedIntoId: number | null
  isAppealed: boolean
  steps: PostStep[]
  versions: VersionRecord[]
  /** What a review of a place says beside. */
  review: ReviewPartRecord | null
}

/** What a post said before it was changed; the latest first. */
export type VersionRecord = Pick<PostRecord, 'content' | 'review' | 'title'> & { isPublic: boolean; replacedAt: Date }

export type ReviewPartRecord = Omit<LocationReviewDraft, 'title' | 'content' | 'photos'>

export type SavedSearchRecord = { uri: string; name: string; address: string }

export type TrackedEventRecord = {
  /** Of the four that follow it but the count. */
  key: string
  listingId: number
  day: string
  type: number
  pageType: string
  count: number
}

/** What one of the staff did. */
export type StaffActionRecord = {
  id: number
  staffId: number
  kind: StaffActionKind
  thing: StaffThing
  thingId: number
  reason: string
  at: Date
}
