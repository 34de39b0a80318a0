import {
  CANONICAL_FACETS,
  CANONICAL_FACETS_WITH_BEDROOM,
  CANONICAL_MAXIMUM_PRICE,
  CANONICAL_MAXIMUM_RENT,
} from '#domain/lookups/limits.ts'
import { isPastMode, type SearchMode } from '#domain/lookups/search-modes.ts'
import { type Facet, facetsOf, isLandSearch } from './search-url-facets.ts'
import type { SearchParameters } from './search-parameters.ts'

/**
 * How many facets the path of a search may hold (docs/product.md, section 2.4): -2 for sold and leased, where nothing follows the
 * place; -1 for several places, no surrounding suburbs or an office; else 3, or 4 with a single bedroom count.
 */
export function canonicalFacetLimit(parameters: SearchParameters): number {
  const { searchLocations, includeSurroundingSuburbs } = parameters.locationSearchContext
  if (isPastMode(parameters.searchMode)) return -2
  if (parameters.context === 'office' || searchLocations.length > 1 || !includeSurroundingSuburbs) return -1
  const [count = 0] = parameters.bedrooms
  return parameters.bedrooms.length === 1 && count > 0 ? CANONICAL_FACETS_WITH_BEDROOM : CANONICAL_FACETS
}

/**
 * A maximum price belongs in the path only when it is low enough to be a page people look for
 * (docs/product.md, section 2.5): at most 1000 a week for rent, 2,000,000 otherwise, and the location has results.
 */
export const isCanonicalMaximumPrice = (mode: SearchMode, dollars: number, hasResults: boolean): boolean =>
  hasResults && dollars <= (mode === 'rent' ? CANONICAL_MAXIMUM_RENT : CANONICAL_MAXIMUM_PRICE)

/** The facets that the canonical path of a search holds, in their order; the rest is the query's. */
export function canonicalFacets(parameters: SearchParameters, hasResults: boolean): Facet[] {
  const { searchMode } = parameters
  const isLand = isLandSearch(parameters)
  return facetsOf(parameters)
    .filter((facet) => !isLand || facet.kind === 'propertyType')
    .filter(
      (facet) =>
        facet.kind !== 'price' ||
        (facet.range.max !== null && isCanonicalMaximumPrice(searchMode, facet.range.max, hasResults)),
    )
    .slice(0, Math.max(0, canonicalFacetLimit(parameters)))
}
