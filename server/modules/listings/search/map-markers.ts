import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { priceLabel } from '#domain/price/price-labels.ts'
import type { MapMarkers } from '#server/generated/resolvers.ts'
import type { GraphContext } from '#server/graphql/context.ts'
import { resolvedSearch } from './search-answer.ts'

const LARGEST_MARKERS = 5000

/** The pins of a search, the best placed when there are more than 5,000. */
export async function mapMarkersOf(parameters: SearchParameters, context: GraphContext): Promise<MapMarkers> {
  const search = resolvedSearch(parameters, context)
  const moment = { now: context.now, limit: LARGEST_MARKERS }
  const { total, markers } = await context.services.listingSearch.markers(search, moment)
  const { searchMode } = search.parameters
  return {
    total,
    isTruncated: total > markers.length,
    markers: markers.map(({ latitude, longitude, priceFrom, ...marker }) => ({
      listingId: marker.listingId,
      latLong: { latitude, longitude },
      isApproximate: marker.isApproximate,
      priceLabel: priceFrom === null ? null : priceLabel(priceFrom, searchMode),
      statusType: marker.statusType,
      isUnderOffer: marker.isUnderOffer,
    })),
  }
}
