import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { markerPrice } from '#domain/price/short-price.ts'
import type { MapMarkers } from '#server/generated/schema-types.ts'
import { resolvedSearch } from './search-answer.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

const LARGEST_MARKERS = 5000

/** The markers of a search but those of homes that are left out, the highest ranked when there are more than 5,000; asking for their number alone loads none. */
export async function mapMarkersOf(
  parameters: SearchParameters,
  context: ListingsContext,
  { withMarkers, withoutListingIds }: { withMarkers: boolean; withoutListingIds: readonly number[] },
): Promise<MapMarkers> {
  const search = { ...resolvedSearch(parameters, context.services), withoutListingIds }
  if (!withMarkers) {
    const { total: count } = await context.services.listingSearch.count(search, { now: context.now, isOnMap: true })
    return { total: count, isTruncated: count > LARGEST_MARKERS, markers: [] }
  }
  const moment = { now: context.now, limit: LARGEST_MARKERS }
  const { total, markers } = await context.services.listingSearch.markers(search, moment)
  const { searchMode } = search.parameters
  const suburbs = await context.services.places.byIds([...new Set(markers.map(({ suburbId }) => suburbId))])
  const names = new Map(suburbs.map(({ id, name }) => [id, name]))
  return {
    total,
    isTruncated: total > markers.length,
    markers: markers.map(({ latitude, longitude, priceFrom, priceTo, ...marker }) => ({
      listingId: marker.listingId,
      latLong: { latitude, longitude },
      isApproximate: marker.isApproximate,
      priceLabel:
        priceFrom === null ? null : markerPrice(priceFrom, { goesOn: priceTo !== priceFrom, mode: searchMode }),
      statusType: marker.statusType,
      isUnderOffer: marker.isUnderOffer,
      suburbId: marker.suburbId,
      suburb: names.get(marker.suburbId) ?? '',
    })),
  }
}
