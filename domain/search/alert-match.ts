import { normaliseSearchParameters } from './normalise-search.ts'
import type { SearchParameters } from './search-parameters.ts'

/**
 * Whether an alert for one search would be the alert that another search already has: context, mode, property types,
 * locations, beds, baths, cars and price all match (docs/product.md, section 15.1). Other filters, order and page do not count.
 */
export const isSameAlertSearch = (left: SearchParameters, right: SearchParameters): boolean =>
  alertKey(left) === alertKey(right)

function alertKey(search: SearchParameters): string {
  const { context, searchMode, propertyTypes, locationSearchContext, bedrooms, bathrooms, carSpaces, price } =
    normaliseSearchParameters(search)
  const uris = locationSearchContext.searchLocations.map(({ uri }) => uri).sort()
  return JSON.stringify([context, searchMode, propertyTypes, uris, bedrooms, bathrooms, carSpaces, price])
}
