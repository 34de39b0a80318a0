import type { SearchMode } from '../lookups/search-modes.ts'
import type { Range } from '../search/filters/range.ts'
import { priceLabel } from './price-labels.ts'

/** "Under X", "Over X" or "X - Y" (docs/product.md, section 16.4); null for a range open at both ends. */
export function priceRangeLabel(range: Range, mode: SearchMode): string | null {
  const { min, max } = rangeLabels(range, mode)
  if (min === null) return max === null ? null : `Under ${max}`
  return max === null ? `Over ${min}` : `${min} - ${max}`
}

/** The price in the name of an alert: "min to max", "min plus", "up to max"; null for a range open at both ends. */
export function alertPriceName(range: Range, mode: SearchMode): string | null {
  const { min, max } = rangeLabels(range, mode)
  if (min === null) return max === null ? null : `up to ${max}`
  return max === null ? `${min} plus` : `${min} to ${max}`
}

const rangeLabels = ({ min, max }: Range, mode: SearchMode) => ({
  min: min === null ? null : priceLabel(min, mode),
  max: max === null ? null : priceLabel(max, mode),
})
