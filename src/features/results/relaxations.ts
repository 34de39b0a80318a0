import { inPlaces, withoutFilters, withSurroundingSuburbs } from '#domain/search/change-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingTotalDocument, PlaceRegionDocument } from '#src/api/generated/graphql.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { filtersInForce } from './filters-in-force.ts'

/** A search that asks for less, and what it lets go of. */
export type Relaxation = { label: string; search: SearchParameters }

export type CountedRelaxation = Relaxation & { total: number }

/** With the region and the search without any filter, all go out as one batch. */
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
    .map(({ label, without }) => ({ label: `Without “${label}”`, search: without }))
  if (filters.length > 1) relaxations.push({ label: 'Without any filter', search: withoutFilters(search) })
  if (search.context === 'location' && !includeSurroundingSuburbs) {
    relaxations.push({ label: 'With the suburbs around', search: withSurroundingSuburbs(search, true) })
  }
  if ((search.context === 'map' || search.context === 'draw') && searchLocations.length > 0) {
    relaxations.push({ label: 'Beyond the part of the map', search: inPlaces(search, searchLocations) })
  }
  return relaxations
}

/** Each way to ask for less that finds homes, the one that finds most first. */
export const relaxationsQuery = (execute: ExecuteDocument, search: SearchParameters) => ({
  queryKey: ['relaxations', search] as const,
  queryFn: () => countedRelaxations(execute, search),
  staleTime: 60_000,
})

async function countedRelaxations(execute: ExecuteDocument, search: SearchParameters): Promise<CountedRelaxation[]> {
  const counted = await Promise.allSettled([
    ...relaxationsOf(search).map((relaxation) => countOf(execute, relaxation)),
    regionOf(execute, search).then((relaxation) => relaxation && countOf(execute, relaxation)),
  ])
  return counted
    .flatMap((answer) => (answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : []))
    .filter(({ total }) => total > 0)
    .toSorted((left, right) => right.total - left.total)
}

async function countOf(execute: ExecuteDocument, relaxation: Relaxation): Promise<CountedRelaxation> {
  const searchParams = { ...relaxation.search, paging: { skip: 0, take: 1 } }
  const { listingSearch } = await execute(ListingTotalDocument, { searchParams })
  return { ...relaxation, total: listingSearch.total }
}

/** The search in the whole region of its first place. */
async function regionOf(execute: ExecuteDocument, search: SearchParameters): Promise<Relaxation | null> {
  const [first] = search.locationSearchContext.searchLocations
  if (!first || search.context === 'office') return null
  const { location } = await execute(PlaceRegionDocument, { identifier: first.uri })
  const region = location?.region
  if (!region || region.uri === first.uri) return null
  return { label: `In the whole of ${region.name}`, search: inPlaces(search, [{ uri: region.uri }]) }
}
