import type {
  CollectionReactionType,
  CollectionRole,
  CollectionFilter,
  CollectionSort,
  ListingStage,
} from '#server/generated/schema-types.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'

/** A collection as its table holds it. */
export type CollectionRow = {
  id: number
  uri: string
  name: string
  isPublic: boolean
  coverListingId: number | null
  createdAt: Date
  modifiedAt: Date
  deletedAt: Date | null
}

/** What a member set for one collection in which they take part. */
export type Contribution = { isOwner: boolean; isNamed: boolean; isByEmail: boolean; isByPush: boolean }

/** Who asks: a member, with or without the claim to manage every collection. */
export type Actor = { memberId: number; canManageAny: boolean }

/** A collection as somebody may see it. */
export type CollectionView = {
  collection: CollectionRow
  role: CollectionRole
  /** Null for who does not take part. */
  own: Contribution | null
  /** Null where nobody has signed in. */
  memberId: number | null
  /** How many cover photos are answered. */
  imageCount: number
}

/** Somebody who takes part, as others see them. */
export type ContributorRow = Contribution & {
  collectionId: number
  memberId: number
  username: string
  name: string
  isAgent: boolean
  avatarVersion: number
  hasPicture: boolean
  portraitIdentifier: string | null
}

export type ContributorsView = { view: CollectionView; rows: readonly ContributorRow[] }

/** A home in a collection as its table holds it. */
export type SavedListingRow = { listingId: number; addedBy: number | null; addedAt: Date; priceText: string }

/** A home in a collection, withdrawn or not. */
export type SavedHome = { view: CollectionView; row: SavedListingRow; listing: ListingRecord }

export type SavedHomesPage = {
  view: CollectionView
  total: number
  paging: { skip: number; take: number }
  rows: readonly SavedListingRow[]
}

export type ReactionRow = {
  collectionId: number
  listingId: number
  memberId: number
  reactionType: CollectionReactionType | null
  comment: string
  version: number
  modifiedAt: Date
}

export type NoteRow = {
  listingId: number
  note: string
  stage: ListingStage | null
  /** Null before the first time, when the version is 0. */
  modifiedAt: Date | null
  version: number
}

/** An invitation that was not answered yet. */
export type InviteRow = { id: number; collectionId: number; email: string; invitedAt: Date; expiresAt: Date }

/** An invitation with what the invited one may know of its collection. */
export type InvitationRow = InviteRow & { collectionName: string; inviterName: string; listingCount: number }

export type InvitationView = InvitationRow & { isForYou: boolean }

export type CollectionsOfMember = { results: CollectionView[]; shared: CollectionView[]; lastUsedId: number | null }

export type SortOfListings = CollectionSort

/** Which homes of a collection a caller asks for. */
export type AskedListings = { only: CollectionFilter; memberId: number | null; now: Date }

/** A new collection; its homes with the price that each shows now, the one that counts as added last first. */
export type NewCollection = {
  name: string
  isPublic: boolean
  listings: readonly PricedListing[]
  idempotencyKey: string
}

export type PricedListing = { listingId: number; priceText: string }

/** What of a collection is changed; what is left out stays. */
export type CollectionChange = { name?: string; isPublic?: boolean; coverListingId?: number }
