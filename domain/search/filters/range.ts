import type { QueryValues } from '../query-values.ts'
import { rangeToken, readRange, readWhole } from './range-token.ts'
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
