import { isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { formatDollars } from './dollars.ts'

const MILLION = 1_000_000

/** "$450,000", "$2M", "$1.3M" from a million on (one decimal if not whole), "$650 pw" for rent (docs/product.md, section 16.3). */
export const priceLabel = (dollars: number, mode: SearchMode): string =>
  shortDollars(dollars) + (isRentalMode(mode) ? ' pw' : '')

const shortDollars = (dollars: number): string =>
  dollars >= MILLION ? `$${Math.round(dollars / (MILLION / 10)) / 10}M` : formatDollars(dollars)
