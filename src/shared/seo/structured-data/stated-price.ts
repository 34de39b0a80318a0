export type StatedPrice = { price: number } | { minPrice?: number; maxPrice?: number }

/**
 * The figures of a price as a visitor reads it, so that nothing is told that is not shown: one figure, a range, or an end
 * of one ("Offers over $800,000"). Null where the words hold no figure in dollars, or more than a range.
 */
export function statedPrice(words: string): StatedPrice | null {
  const figures = [...words.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)\s*(m(?:il(?:lion)?)?|k)?\b/gi)].map(dollarsOf)
  const [first, second] = figures
  if (first === undefined || figures.length > 2) return null
  if (second !== undefined) return first <= second ? { minPrice: first, maxPrice: second } : null
  if (/\b(?:over|from|above|plus)\b|\+/i.test(words)) return { minPrice: first }
  if (/\b(?:under|up to|below)\b/i.test(words)) return { maxPrice: first }
  return { price: first }
}

function dollarsOf([, digits = '', unit = '']: RegExpExecArray): number {
  const factor = { m: 1_000_000, k: 1000 }[unit.slice(0, 1).toLowerCase()] ?? 1
  return Math.round(Number(digits.replaceAll(',', '')) * factor)
}
