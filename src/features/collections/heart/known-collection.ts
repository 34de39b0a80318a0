import type { KnownCollection_CollectionFragment } from '#src/api/generated/graphql.ts'
import type { KnownCollection } from '#src/shared/member-list/collections/saved-listings.ts'

/** What a heart and the picker know of a collection that the portal has. */
export function knownCollection(
  { canonicalUri, ...rest }: KnownCollection_CollectionFragment,
  isShared: boolean,
): KnownCollection {
  return { ...rest, path: canonicalUri, isShared }
}
