import type { ComponentType } from 'react'
import type { CollectionHome_HomeFragment, CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'

/** What a home needs to know of its collection; it stays the same while homes come and go. */
export type HomeCollection = Pick<
  CollectionView_CollectionFragment,
  'id' | 'name' | 'role' | 'contributors' | 'coverListingId'
>

/** What a member adds to a home of a collection in which they take part. */
export type HomeParts = ComponentType<{
  home: CollectionHome_HomeFragment
  collection: HomeCollection
  isGone: boolean
}>
