import { LARGEST_SHOWN_COUNT } from '../lookups/limits.ts'
import { numberText } from '../text/number-text.ts'
import type { SearchMode } from '../lookups/search-modes.ts'

const nouns: Readonly<Record<SearchMode, { one: string; many: string }>> = {
  buy: { one: 'home for sale', many: 'homes for sale' },
  rent: { one: 'home for rent', many: 'homes for rent' },
  sold: { one: 'sold home', many: 'sold homes' },
  leased: { one: 'leased home', many: 'leased homes' },
}

/** A number of homes: "1,234", and "50000+" from 50,000 on (specification 9). */
export const formatSearchCount = (count: number): string =>
  count >= LARGEST_SHOWN_COUNT ? `${LARGEST_SHOWN_COUNT}+` : numberText(count)

/**
 * The line above the results: "1,234 homes for sale in Carlton, VIC 3053". -1 means that the search failed; that and an
 * empty result have the texts of specification 8. `name` is that of the place or, where `isOffice`, of the office; null where
 * the search has none, as in a drawn shape.
 */
export function searchCountText(count: number, mode: SearchMode, name: string | null, isOffice = false): string {
  if (count < 0) return "Sorry, we're having a problem searching. Please try again"
  const where = name === null ? 'in this area' : `${isOffice ? 'by' : 'in'} ${name}`
  if (count === 0) return `No ${nouns[mode].many} ${where} found, change your filters or zoom out.`
  return `${formatSearchCount(count)} ${nouns[mode][count === 1 ? 'one' : 'many']} ${where}`
}
