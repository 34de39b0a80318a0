import type { ResultOf } from '@graphql-typed-document-node/core'
import type { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import type { ResultList_ListingFragment } from '#src/api/generated/graphql.ts'

type Results = ResultOf<typeof ListingSearchDocument>

export type Arrived = {
  listings: readonly ResultList_ListingFragment[]
  /** Those of the places that were asked for; the others are around them. */
  chosenIds: ReadonlySet<number>
}

/** The page of results with what just came first in its part: homes of the places asked for, then those nearby. */
export function withArrived(
  { listingSearch, ...others }: Results,
  { listings, chosenIds }: Arrived,
  skip: number,
): Results {
  const arrivedIds = new Set(listings.map(({ id }) => id))
  const { results, chosenTotal } = listingSearch
  const isHere = ({ id }: { id: number }) => !arrivedIds.has(id)
  const firstNearby = Math.min(Math.max(0, chosenTotal - skip), results.length)
  const here = listings.filter(({ id }) => chosenIds.has(id))
  const nearby = listings.filter(({ id }) => !chosenIds.has(id))
  const chosenPart = [...here, ...results.slice(0, firstNearby).filter(isHere)].slice(
    0,
    // On a page of those nearby alone as well.
    Math.max(firstNearby, here.length),
  )
  const nearbyPart = [...nearby, ...results.slice(firstNearby).filter(isHere)].slice(
    0,
    results.length - chosenPart.length,
  )
  return { ...others, listingSearch: { ...listingSearch, results: [...chosenPart, ...nearbyPart] } }
}
