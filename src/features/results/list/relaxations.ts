import { inPlaces, withoutFilters, withSurroundingSuburbs } from '#domain/search/change-search.ts'
import type { SearchCounts } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingTotalDocument } from '#src/api/generated/documents/listing-total.ts'
import { NearMissesDocument } from '#src/api/generated/documents/near-misses.ts'
import { PlaceRegionDocument } from '#src/api/generated/documents/place-region.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { emptyResultCopy } from './empty-result.copy.ts'
import { filtersInForce } from '#src/features/results/filters/filters-in-force.ts'
import { nearMissesOf, type Relaxation } from './near-misses.ts'

export type CountedRelaxation = Relaxation & { counts: SearchCounts }

/** With the search next to it and without any filter, all go out as few batches. */
const MOST_FILTERS = 6

/**
 * The ways to ask for less: each filter left out (the first six), all of them, the suburbs around, and the place itself
 * where a map or a shape bounds the search.
 */
export function relaxationsOf(search: SearchParameters): Relaxation[] {
  const filters = filtersInForce(search)
  const { searchLocations, includeSurroundingSuburbs } = search.locationSearchContext
  const relaxations = filters
    .slice(0, MOST_FILTERS)
    .map(({ label, without }) => ({ label: emptyResultCopy.without(label), search: without }))
  if (filters.length > 1) relaxations.push({ label: emptyResultCopy.withoutFilters, search: withoutFilters(search) })
  if (search.context === 'location' && !includeSurroundingSuburbs) {
    relaxations.push({ label: emptyResultCopy.withSurrounding, search: withSurroundingSuburbs(search, true) })
  }
  if ((search.context === 'map' || search.context === 'draw') && searchLocations.length > 0) {
    relaxations.push({ label: emptyResultCopy.beyondMap, search: inPlaces(search, searchLocations) })
  }
  return relaxations
}

/** The searches next to this one that find homes, then each way to ask for less, the one that finds most first. */
export const relaxationsQuery = (execute: ExecuteDocument, search: SearchParameters) => ({
  queryKey: ['relaxations', search] as const,
  queryFn: () => countedRelaxations(execute, search),
  staleTime: 60_000,
})

async function countedRelaxations(execute: ExecuteDocument, search: SearchParameters): Promise<CountedRelaxation[]> {
  const [near, less] = await Promise.all([
    nearMisses(execute, search).then((relaxations) => countAll(execute, relaxations)),
    countAll(execute, [...relaxationsOf(search), ...(await regionOf(execute, search).catch(() => []))]),
  ])
  const byTotal = less.toSorted((left, right) => right.counts.total - left.counts.total)
  return [...near, ...byTotal].filter(({ counts }) => counts.total > 0)
}

/** None where they cannot be read: the others help as well. */
const nearMisses = (execute: ExecuteDocument, search: SearchParameters): Promise<Relaxation[]> =>
  execute(NearMissesDocument, { searchParams: { ...search, paging: { skip: 0, take: 1 } } })
    .then(({ listingSearch }) => nearMissesOf(search, listingSearch))
    .catch(() => [])

async function countAll(execute: ExecuteDocument, relaxations: readonly Relaxation[]): Promise<CountedRelaxation[]> {
  const counted = await Promise.allSettled(relaxations.map((relaxation) => countOf(execute, relaxation)))
  return counted.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

async function countOf(execute: ExecuteDocument, relaxation: Relaxation): Promise<CountedRelaxation> {
  const searchParams = { ...relaxation.search, paging: { skip: 0, take: 1 } }
  const { listingSearch } = await execute(ListingTotalDocument, { searchParams })
  return { ...relaxation, counts: listingSearch }
}

/** The search in the whole region of its first place. */
async function regionOf(execute: ExecuteDocument, search: SearchParameters): Promise<Relaxation[]> {
  const [first] = search.locationSearchContext.searchLocations
  if (!first || search.context === 'office') return []
  const { location } = await execute(PlaceRegionDocument, { identifier: first.uri })
  const region = location?.region
  if (!region || region.uri === first.uri) return []
  return [{ label: emptyResultCopy.inRegion(region.name), search: inPlaces(search, [{ uri: region.uri }]) }]
}
