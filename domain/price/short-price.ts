import { isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { formatDollars } from './dollars.ts'
import { priceLabel } from './price-labels.ts'

type StatedPrice = { from: number; to: number }

/**
 * Whole dollars as short as they can be said exactly: "$990k", "$1.15M", "$1,234,500", "$650 pw"; what a price dropped by must
 * not be lost in rounding (docs/product.md, section 15.11).
 */
export function shortPrice(dollars: number, mode: SearchMode): string {
  const isInThousands = dollars >= 10_000 && dollars < 1_000_000 && dollars % 1000 === 0
  return isInThousands && !isRentalMode(mode) ? `$${dollars / 1000}k` : priceLabel(dollars, mode)
}

/** "$1.46M–$1.6M", or one figure where both ends are the same. */
export const shortPriceRange = ({ from, to }: StatedPrice, mode: SearchMode): string =>
  from === to ? shortPrice(from, mode) : `${shortPrice(from, saleModeOf(mode))}–${shortPrice(to, mode)}`

/** What a marker has room for: "$980k", or "$980k+" where the price goes on from there; "$600+ pw" for rent. */
export function markerPrice(from: number, { goesOn, mode }: { goesOn: boolean; mode: SearchMode }): string {
  if (!goesOn) return shortPrice(from, mode)
  return isRentalMode(mode) ? `${formatDollars(from)}+ pw` : `${shortPrice(from, mode)}+`
}

/** Without the unit of rent, which stands once. */
const saleModeOf = (mode: SearchMode): SearchMode => (isRentalMode(mode) ? 'buy' : mode)
