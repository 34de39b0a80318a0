import { isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { numberText } from '../text/number-text.ts'
import { formatDollars } from './dollars.ts'

const MILLION = 1_000_000

/**
 * A price that stands for a limit, exact: "$450,000", "$2M", "$1.3M", "$2.25M", "$1,234,500", "$650 pw" for rent
 * (docs/product.md, section 16.3).
 */
export const priceLabel = (dollars: number, mode: SearchMode): string =>
  (dollars >= MILLION && dollars % 10_000 === 0 ? millions(dollars, 2) : formatDollars(dollars)) + unitOf(mode)

/** A figure that stands for many, such as a median: one decimal from a million on. */
export const roundedPriceLabel = (dollars: number, mode: SearchMode): string =>
  (dollars >= MILLION ? millions(dollars, 1) : formatDollars(dollars)) + unitOf(mode)

const millions = (dollars: number, decimals: number): string => `$${numberText(dollars / MILLION, decimals)}M`

const unitOf = (mode: SearchMode): string => (isRentalMode(mode) ? ' pw' : '')
