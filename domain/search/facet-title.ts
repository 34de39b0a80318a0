import { propertyFeatures } from '../lookups/features.ts'
import { priceLabel } from '../price/price-labels.ts'
import type { SearchParameters } from './search-parameters.ts'
import { bedroomText, HOMES, nounOf, offers } from './search-words.ts'

/**
 * The title of a search by what its path can say: "3 bedroom houses for sale in Richmond, VIC 3121, with pool, under $900,000"; null
 * for a search of all homes (docs/product.md, section 3.1).
 */
export function facetTitle(search: SearchParameters, where: string): string | null {
  const { searchMode, propertyTypes: types, bedrooms, propertyFeatures: features, price, inspection, auction } = search
  const rooms = bedroomText(bedrooms)
  const isOfStudios = bedrooms.length === 1 && bedrooms[0] === 0
  const kind = [isOfStudios ? 'studio' : rooms && `${rooms} bedroom`, nounOf(types).many].filter(Boolean).join(' ')
  const parts = [
    features.length > 0 &&
      `with ${features.map((name) => propertyFeatures[name].displayName.toLowerCase()).join(', ')}`,
    price.max !== null && price.min === null && `under ${priceLabel(price.max, searchMode)}`,
    inspection.forthcoming && 'open for inspection',
    auction.forthcoming && 'with upcoming auctions',
  ].filter((part) => part !== false)
  if (parts.length === 0 && kind === HOMES.many) return null
  const words = `${offers[searchMode](kind)} ${where}`
  return [words.charAt(0).toUpperCase() + words.slice(1), ...parts].join(', ')
}
