import { isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { formatDollars } from '../price/dollars.ts'
import { numberText } from '../text/number-text.ts'

const MILLION = 1_000_000

/**
 * Whole dollars as short as they can be said exactly: "$990k", "$1.15M", "$1,234,500", "$650 pw"; what a price dropped by must
 * not be lost in rounding (docs/product.md, section 15.11).
 */
export function shortPrice(dollars: number, mode: SearchMode): string {
  return shortDollars(dollars) + (isRentalMode(mode) ? ' pw' : '')
}

/** "$1.46M–$1.6M", or one figure where both ends are the same. */
export const shortPriceRange = ({ from, to }: { from: number; to: number }, mode: SearchMode): string =>
  from === to ? shortPrice(from, mode) : `${shortDollars(from)}–${shortPrice(to, mode)}`

function shortDollars(dollars: number): string {
  if (dollars >= MILLION && dollars % 10_000 === 0) return `$${numberText(dollars / MILLION, 2)}M`
  if (dollars >= 10_000 && dollars < MILLION && dollars % 1000 === 0) return `$${dollars / 1000}k`
  return formatDollars(dollars)
}
