import { LARGEST_SHOWN_COUNT } from '../lookups/limits.ts'
import { numberText } from '../text/number-text.ts'
import { allListingsOf, searchNoun } from './search-words.ts'
import type { SearchParameters } from './search-parameters.ts'

/** How many homes a search finds: all of them, and how many of these lie in the places that it names. */
export type SearchCounts = { total: number; chosenTotal: number }

/** A number of homes: "1,234", and "50000+" from 50,000 on (docs/product.md, section 3.1). */
export const formatSearchCount = (count: number): string =>
  count >= LARGEST_SHOWN_COUNT ? `${LARGEST_SHOWN_COUNT}+` : numberText(count)

/**
 * The line above the results: "11 homes for sale in Newtown, NSW 2042, 356 nearby", "2 houses with 3 bedrooms for sale in Newtown". Null counts mean that the search failed;
 * that and an empty result have fixed texts. `name` is that of the place or, where `isOffice`, of the office; null where the
 * search has none, as in a drawn shape.
 */
export function searchCountText(
  counts: SearchCounts | null,
  search: Pick<SearchParameters, 'searchMode' | 'propertyTypes' | 'bedrooms'>,
  name: string | null,
  isOffice = false,
): string {
  if (counts === null) return "Sorry, we're having a problem searching. Please try again"
  const { total, chosenTotal } = counts
  const where = name === null ? 'in this area' : `${isOffice ? 'by' : 'in'} ${name}`
  if (total === 0) return `No ${allListingsOf(search.searchMode)} ${where} found, change your filters or zoom out.`
  const own = chosenTotal === 0 ? 'No' : formatSearchCount(chosenTotal)
  const nearby = total - chosenTotal
  return [
    `${own} ${searchNoun(search)[chosenTotal === 1 ? 'one' : 'many']} ${where}`,
    ...(nearby > 0 ? [`${formatSearchCount(nearby)} nearby`] : []),
  ].join(', ')
}

/** "12 homes, 30 nearby", as a choice promises them; "30 homes nearby" where the places themselves have none. */
export function listingCountText({ total, chosenTotal }: SearchCounts): string {
  const nearby = total - chosenTotal
  if (nearby > 0 && chosenTotal === 0) return `${listings(nearby)} nearby`
  return nearby > 0 ? `${listings(chosenTotal)}, ${formatSearchCount(nearby)} nearby` : listings(chosenTotal)
}

const listings = (count: number): string => `${formatSearchCount(count)} ${count === 1 ? 'home' : 'homes'}`
