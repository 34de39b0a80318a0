import { RENT_PRICE_END, RENT_PRICE_STEP } from '../lookups/limits.ts'
import { isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { priceLabel } from './price-labels.ts'

/** A choice of the price filter; null dollars leave that end open. */
export type PriceOption = { dollars: number | null; label: string }

/** [last of the steps, size of the step], each from the last of the one before. */
const saleSteps = [
  [1_000_000, 50_000],
  [2_000_000, 100_000],
  [3_000_000, 250_000],
  [5_000_000, 500_000],
  [11_000_000, 1_000_000],
] as const

/** "$Min", then each price of the mode in ascending order (docs/product.md, section 16.4). */
export const minimumPriceOptions = (mode: SearchMode): PriceOption[] => [
  { dollars: null, label: '$Min' },
  ...priceSteps(mode).map((dollars) => ({ dollars, label: priceLabel(dollars, mode) })),
]

/** Each price of the mode in ascending order, then "$Max" (docs/product.md, section 16.4). */
export const maximumPriceOptions = (mode: SearchMode): PriceOption[] => [
  ...priceSteps(mode).map((dollars) => ({ dollars, label: priceLabel(dollars, mode) })),
  { dollars: null, label: '$Max' },
]

/** The dollars of the price filter: rent 0 to 2000 by 50, sale 50,000 to 11,000,000 in growing steps. */
export function priceSteps(mode: SearchMode): number[] {
  const prices: number[] = []
  if (isRentalMode(mode)) {
    for (let price = 0; price < RENT_PRICE_END; price += RENT_PRICE_STEP) prices.push(price)
    return prices
  }
  let price = 0
  for (const [last, step] of saleSteps) {
    while (price < last) prices.push((price += step))
  }
  return prices
}
