import type { ComponentType } from 'react'
import type {
  CollectionListing_ListingFragment,
  CollectionView_CollectionFragment,
} from '#src/api/generated/graphql.ts'

/** What a home needs to know of its collection; it stays the same while homes come and go. */
export type ListingCollection = Pick<
  CollectionView_CollectionFragment,
  'id' | 'name' | 'role' | 'contributors' | 'coverListingId'
>

/** What a member adds to a home of a collection in which they take part. */
export type ListingParts = ComponentType<{
  listing: CollectionListing_ListingFragment
  collection: ListingCollection
  isGone: boolean
}>
