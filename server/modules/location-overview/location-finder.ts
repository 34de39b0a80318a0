import { type StateCode, stateCodes } from '#domain/lookups/states.ts'
import type { LocationFinderFilter, LocationType } from '#server/generated/schema-types.ts'
import type { MarketCounts } from '#server/modules/search/search-services.ts'
import type { ListedPlace, PlaceLists } from '../locations/locations-services.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { OverviewParts } from '#server/modules/location-overview/overview-parts.ts'

type Paging = { skip: number; take: number }

/** A page of places that fit, and how the others are spread. */
export type FinderAnswer = {
  total: number
  paging: Paging
  results: FoundPlace[]
  letters: { letter: string; count: number }[]
  states: StateCode[]
  stateCounts: ReadonlyMap<StateCode, number>
  parent: PlaceRecord | null
}

export type FoundPlace = MarketCounts & { location: PlaceRecord; childCount: number; score: number | null }

/** Looks through the places of a kind; null when the place that they should belong to does not exist. */
export async function findPlaces(
  filter: LocationFinderFilter,
  paging: Paging,
  services: OverviewParts,
): Promise<FinderAnswer | null> {
  const parent = filter.parentUri == null ? null : await services.places.byUri(filter.parentUri.toLowerCase())
  if (filter.parentUri != null && parent === null) return null
  const lists = await services.placeLists()
  const within =
    parent === null ? lists.of(filter.type) : lists.childrenOf(parent.id).filter(({ type }) => type === filter.type)
  const candidates = await services.completion.filterList(within, { kind: filter.type, query: filter.query })
  const hasState = ({ stateCode }: ListedPlace) => filter.stateCode == null || stateCode === filter.stateCode
  const hasLetter = ({ initial }: ListedPlace) => filter.letter == null || initial === filter.letter
  const found = candidates.filter((place) => hasState(place) && hasLetter(place))
  const inOrder = filter.order === 'popular' ? await byPopularity(found, filter.type, services) : found
  const page = inOrder.slice(paging.skip, paging.skip + paging.take)
  const stateCounts = countsOf(candidates.filter(hasLetter).map(({ stateCode }) => stateCode))
  return {
    total: found.length,
    paging,
    results: await withCounts(page, filter.type, lists, services),
    letters: [...countsOf(candidates.filter(hasState).flatMap(({ initial }) => initial ?? []))]
      .map(([letter, count]) => ({ letter, count }))
      .sort((left, right) => (left.letter < right.letter ? -1 : 1)),
    states: stateCodes.filter((code) => stateCounts.has(code)),
    stateCounts,
    parent,
  }
}

function countsOf<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The most homes on the market first; the list is from A to Z already and sorting keeps that among equals. */
async function byPopularity(
  places: readonly ListedPlace[],
  type: LocationType,
  services: OverviewParts,
): Promise<readonly ListedPlace[]> {
  if (type === 'street') return places
  const marketOf = await marketOfPlaces(places, type, services)
  const listingsOf = ({ id }: ListedPlace) => {
    const { forSale, forRent } = marketOf(id)
    return forSale + forRent
  }
  return places.toSorted((left, right) => listingsOf(right) - listingsOf(left))
}

async function withCounts(
  page: readonly ListedPlace[],
  type: LocationType,
  lists: PlaceLists,
  services: OverviewParts,
): Promise<FoundPlace[]> {
  const [places, marketOf] = await Promise.all([
    services.places.byIds(page.map(({ id }) => id)),
    marketOfPlaces(page, type, services),
  ])
  const rated = await services.locationRanking.rated(places)
  const scores = new Map(rated.map(({ place, score }) => [place.id, score]))
  return places.map((location) => ({
    location,
    ...marketOf(location.id),
    childCount: lists.childrenOf(location.id).length,
    score: scores.get(location.id) ?? null,
  }))
}

const noListings: MarketCounts = { forSale: 0, forRent: 0 }

async function marketOfPlaces(
  places: readonly ListedPlace[],
  type: LocationType,
  { listingCounts, locationIndex, shortCache }: OverviewParts,
): Promise<(placeId: number) => MarketCounts> {
  if (type === 'street') {
    const streets = await listingCounts.byStreet(places.map(({ id }) => id))
    return (id) => streets.get(id) ?? noListings
  }
  const suburbs = await shortCache('market of suburbs', () => listingCounts.bySuburb())
  if (type === 'suburb') return (id) => suburbs.get(id) ?? noListings
  return (id) =>
    locationIndex.suburbIdsOfRegion(id).reduce((sum, suburbId) => {
      const { forSale, forRent } = suburbs.get(suburbId) ?? noListings
      return { forSale: sum.forSale + forSale, forRent: sum.forRent + forRent }
    }, noListings)
}
