import { alertSearch } from '#src/shared/alerts/alert-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertFilterInput } from '#src/api/generated/graphql.ts'

/** What an alert for a search looks for. What was sold or leased there comes up again, for sale or for rent. */
export function alertFilterInput(asked: SearchParameters): AlertFilterInput {
  const { searchMode, locationSearchContext, bedrooms, bathrooms, carSpaces, ...search } = alertSearch(asked)
  const { searchLocations, includeSurroundingSuburbs, officeUri, drawnArea, bounds } = locationSearchContext
  const { context, price, propertyTypes, propertyFeatures, landSize, frontageSize, auction, inspection } = search
  return {
    searchMode: searchMode === 'rent' || searchMode === 'leased' ? 'rent' : 'buy',
    context,
    locations: searchLocations.map(({ uri }) => uri),
    includeSurroundingSuburbs,
    officeUri,
    drawnArea,
    bounds,
    price,
    beds: { only: bedrooms },
    baths: { only: bathrooms },
    carSpaces: { only: carSpaces },
    propertyTypes,
    propertyFeatures,
    landSize,
    frontageSize,
    auction,
    inspection,
    isUnderOffer: search.isUnderOffer,
  }
}
