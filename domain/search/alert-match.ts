import { normaliseSearchParameters } from './normalise-search.ts'
import type { LocationSearchContext, SearchParameters } from './search-parameters.ts'

/**
 * Whether an alert for one search would be the alert that another search already has: context, mode, property types,
 * locations, beds, baths, cars and price all match (docs/product.md, section 15.1), and so does the shape, the box or the office that
 * is searched instead of locations. Other filters, order and page do not count.
 */
export const isSameAlertSearch = (left: SearchParameters, right: SearchParameters): boolean =>
  alertKey(left) === alertKey(right)

function alertKey(search: SearchParameters): string {
  const { context, searchMode, propertyTypes, locationSearchContext, bedrooms, bathrooms, carSpaces, price } =
    normaliseSearchParameters(search)
  const uris = locationSearchContext.searchLocations.map(({ uri }) => uri).sort()
  const place = [uris, areaOf(context, locationSearchContext)]
  return JSON.stringify([context, searchMode, propertyTypes, place, bedrooms, bathrooms, carSpaces, price])
}

function areaOf(context: SearchParameters['context'], places: LocationSearchContext) {
  switch (context) {
    case 'location':
      return null
    case 'map':
      return places.bounds
    case 'draw':
      return places.drawnArea
    case 'office':
      return places.officeUri
  }
}
