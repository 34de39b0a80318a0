import { distanceInMetres } from '#domain/geo/distance.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { type PlaceRecord, positionOf } from '../locations/place-record.ts'
import { suburbIdsByListings } from './homepage.queries.ts'
import type { ListingRecord } from './listing-record.ts'
import { resolvedSearch } from './search/search-answer.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

/** What the home page is about. */
export type Homepage = { place: PlaceRecord | null; maxAge: number }

const SHOWN_LISTINGS = 8
const CONSIDERED = 50
const SHOWN_PLACES = 12
const POPULAR_KILOMETRES = 30
const A_DAY = 24 * 60 * 60 * 1000

/** New homes of a place and around it, or of the country, the newest first. */
export async function newListings(
  mode: 'buy' | 'rent',
  { place, maxAge }: Homepage,
  context: ListingsContext,
): Promise<ListingRecord[]> {
  const { services, now } = context
  const ids = await services.shortCache(`new ${mode} ${place?.uri ?? ''}`, async () => {
    const base = defaultSearchParameters(mode, place === null ? {} : { locationUri: place.uri })
    const parameters: SearchParameters = {
      ...base,
      sortBy: 'Newest',
      paging: { skip: 0, take: place === null ? SHOWN_LISTINGS : CONSIDERED },
      locationSearchContext: {
        ...base.locationSearchContext,
        searchLocations: place === null ? [] : [{ uri: place.uri }],
      },
    }
    return (await services.listingSearch.search(resolvedSearch(parameters, context.services), { now })).listingIds
  })
  const oldest = now.getTime() - maxAge * A_DAY
  return (await services.listings.byIds(ids))
    .filter(({ row }) => row.statusType === 'available' && row.listedAt.getTime() >= oldest)
    .sort((left, right) => right.row.listedAt.getTime() - left.row.listedAt.getTime() || right.row.id - left.row.id)
    .slice(0, SHOWN_LISTINGS)
}

/** The suburbs with the most homes on the market, near a place or in the whole country. */
export async function popularLocations({ place }: Homepage, { services }: ListingsContext): Promise<PlaceRecord[]> {
  const ids = await services.shortCache('popular', () => suburbIdsByListings(services.database))
  if (place === null) return services.places.byIds(ids.slice(0, SHOWN_PLACES))
  const centre = positionOf(place)
  const isNear = (other: PlaceRecord) => distanceInMetres(positionOf(other), centre) <= POPULAR_KILOMETRES * 1000
  return (await services.places.byIds(ids)).filter(isNear).slice(0, SHOWN_PLACES)
}
