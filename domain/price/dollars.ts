const wholeDollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/**
 * Whole dollars with thousands commas: "$1,460,000" (specification 5). A text that already contains $, or is no number,
 * is left alone.
 */
export function formatDollars(value: number | string): string {
  if (typeof value === 'number') return wholeDollars.format(value)
  const digits = value.trim().replace(/,/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? wholeDollars.format(Number(digits)) : value
}
