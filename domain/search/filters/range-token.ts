import type { Range } from './range.ts'

/** "under-X", "over-X" or "X-Y", whole numbers; null for a range open at both ends. */
export function rangeToken({ min, max }: Range): string | null {
  if (min === null) return max === null ? null : `under-${max}`
  return max === null ? `over-${min}` : `${min}-${max}`
}

/** The range of "under-X", "over-X" or "X-Y"; null when the text is none. */
export function readRange(text: string): Range | null {
  const [first, second, ...others] = text.toLowerCase().split('-')
  return others.length === 0 ? rangeOfWords(first, second) : null
}

/** The range of two words such as "under" and "500". */
export function rangeOfWords(first: string | undefined, second: string | undefined): Range | null {
  const figure = readWhole(second)
  if (figure === null) return null
  if (first === 'under') return { min: null, max: figure }
  if (first === 'over') return { min: figure, max: null }
  const min = readWhole(first)
  return min === null ? null : { min, max: figure }
}

/** A whole number of digits, of any length; null for anything else. */
export const readWhole = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null
