import type { PlaceRecord } from '../../locations/place-record.ts'
import type { ResolvedSearch } from '../../search/search-services.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

const FURTHEST_METRES = 100_000
const MOST_SUBURBS = 300
const SHOWN = 3

/** The nearest suburbs beyond those searched where homes match, with how many; none unless places are searched by name. */
export async function nearestMatchesOf(
  search: ResolvedSearch,
  { services, now }: ListingsContext,
): Promise<{ place: PlaceRecord; total: number }[]> {
  const { area, parameters } = search
  const [first] = parameters.locationSearchContext.searchLocations
  const centre = first === undefined ? null : services.locationIndex.location(first.uri)
  if (area.kind !== 'places' || centre === null) return []
  const searched = new Set([...area.suburbIds, ...area.surroundingSuburbIds])
  const suburbIds = services.locationIndex
    .suburbsWithin(centre, FURTHEST_METRES)
    .map(({ id }) => id)
    .filter((id) => !searched.has(id))
    .slice(0, MOST_SUBURBS)
  const around: ResolvedSearch = {
    ...search,
    area: { kind: 'places', suburbIds, streetIds: [], surroundingSuburbIds: [] },
  }
  const counts = await services.listingSearch.countBySuburb(around, { now })
  const nearest = suburbIds.filter((id) => counts.has(id)).slice(0, SHOWN)
  const places = await services.places.byIds(nearest)
  return places.map((place) => ({ place, total: counts.get(place.id) ?? 0 }))
}
