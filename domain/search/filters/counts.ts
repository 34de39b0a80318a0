import { LARGEST_ROOM_COUNT } from '#domain/lookups/limits.ts'
import { readFlag } from './switch.ts'
import { readWhole } from './range.ts'
import type { SearchFilter } from './search-filter.ts'

type CountsOptions = {
  word: string
  /** The word that stands for none of them, where the list does not say it. */
  zeroWord?: string
}

/** A filter of numbers of rooms: any of them will do. */
export const counts = ({ word, zeroWord }: CountsOptions): SearchFilter<number[]> => ({
  none: [],
  isAsked: (value) => value.length > 0,
  normalise: cappedCounts,
  written: (value) => ({
    [word]: value.filter((count) => count > 0 || zeroWord === undefined).join(','),
    ...(zeroWord !== undefined && value.includes(0) && { [zeroWord]: 'true' }),
  }),
  read: (before, query) => [
    ...before,
    ...query.list(word, readWhole),
    ...(zeroWord !== undefined && query.one(zeroWord, readFlag) === true ? [0] : []),
  ],
  hasFacet: true,
  isKept: () => true,
})

/** Counts above 5 become 5 (meaning 5 or more); whole, unique, ascending (docs/product.md, section 2.10). */
export const cappedCounts = (values: readonly number[]): number[] =>
  [
    ...new Set(values.filter((count) => count >= 0).map((count) => Math.min(Math.trunc(count), LARGEST_ROOM_COUNT))),
  ].sort((left, right) => left - right)
