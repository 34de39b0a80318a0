import type { ListingAggregations } from '#server/generated/schema-types.ts'
import type { SearchAggregations } from '../../search/search-services.ts'

/** The aggregations of a search as the contract names them. */
export function aggregationsOf(found: SearchAggregations): ListingAggregations {
  const { totals, facets, medianPrice, priceHistogram, landRanges } = found
  return {
    totals,
    facets: {
      propertyTypes: facets.propertyTypes.map(({ value, count }) => ({ propertyType: value, count })),
      bedrooms: facets.bedrooms,
      bathrooms: facets.bathrooms,
      carSpaces: facets.carSpaces,
      features: facets.features.map(({ value, count }) => ({ feature: value, count })),
      underOffer: facets.underOffer,
    },
    medianPrice,
    priceHistogram,
    landRanges,
    upcomingAuctions: found.auctionDates.map(({ value, count }) => ({ date: value, count })),
    upcomingInspections: found.inspectionDates.map(({ value, count }) => ({ date: value, count })),
  }
}
