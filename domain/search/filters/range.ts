import type { QueryValues } from '../query-values.ts'
import type { SearchFilter } from './search-filter.ts'

/** Inclusive bounds; null is open. */
export type Range = { min: number | null; max: number | null }

/** Larger figures are taken for slips: they fit no integer column and no home. */
const LARGEST_VALUE = 2_000_000_000
const OPEN_RANGE: Range = { min: null, max: null }

type RangeOptions = {
  /** One word that says the whole range, or one for each end. */
  word: string | { min: string; max: string }
} & Partial<Pick<SearchFilter<Range>, 'hasFacet' | 'isKept'>>

/** A filter between two figures. */
export const range = ({ word, hasFacet = true, isKept = () => true }: RangeOptions): SearchFilter<Range> => ({
  none: OPEN_RANGE,
  isAsked: isBounded,
  normalise: normaliseRange,
  ...(typeof word === 'string'
    ? {
        written: (value) => ({ [word]: rangeToken(value) }),
        read: (before, query) => query.one(word, readRange) ?? before,
      }
    : {
        written: ({ min, max }) => ({ [word.min]: textOf(min), [word.max]: textOf(max) }),
        read: (before: Range, query: QueryValues) => ({
          min: query.one(word.min, readWhole) ?? before.min,
          max: query.one(word.max, readWhole) ?? before.max,
        }),
      }),
  hasFacet,
  isKept,
})

const isBounded = ({ min, max }: Range): boolean => min !== null || max !== null

/** Whole bounds, zero or less open, the smaller first (docs/product.md, section 2.11). */
export function normaliseRange(value: Range): Range {
  const min = wholeOrNull(value.min)
  const max = wholeOrNull(value.max)
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

/** A whole number from 1 to two thousand million; null for anything else. */
export function wholeOrNull(value: number | null): number | null {
  const whole = Math.trunc(value ?? 0)
  return whole >= 1 && whole <= LARGEST_VALUE ? whole : null
}

const textOf = (figure: number | null): string | null => figure?.toString() ?? null

/** "under-X", "over-X" or "X-Y", whole numbers; null for a range open at both ends. */
export function rangeToken({ min, max }: Range): string | null {
  if (min === null) return max === null ? null : `under-${max}`
  return max === null ? `over-${min}` : `${min}-${max}`
}

/** The range of "under-X", "over-X" or "X-Y"; null when the text is none. */
function readRange(text: string): Range | null {
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
