import { numberText } from '../text/number-text.ts'

/**
 * Whole dollars with thousands commas: "$1,460,000" (docs/product.md, section 16.3). A text that already contains $, or is no number,
 * is left alone.
 */
export function formatDollars(value: number | string): string {
  if (typeof value === 'number') return `$${numberText(value)}`
  const digits = value.trim().replace(/,/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? `$${numberText(Number(digits))}` : value
}
