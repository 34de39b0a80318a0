import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'

/** What a home needs to know of its collection; it stays the same while homes come and go. */
export type HomeCollection = Pick<
  CollectionView_CollectionFragment,
  'id' | 'name' | 'role' | 'contributors' | 'coverListingId'
>
