import { LARGEST_ROOM_COUNT } from '../lookups/limits.ts'
import { cappedCounts } from '../search/filters/counts.ts'

/** How many rooms an alert asks for: so many or more, or any of a few numbers; `only` counts where it names any. */
export type AlertCount = { min: number | null; only: number[] }

/**
 * The room counts of a search in the terms of alerts: 3, 4 and 5 are three or more; any other list stays a list
 * (docs/product.md, section 15.8).
 */
export function alertCountOf(counts: readonly number[]): AlertCount {
  const [first = 0, ...others] = cappedCounts(counts)
  const reachesTop = first >= 1 && others.length === LARGEST_ROOM_COUNT - first
  return reachesTop ? { min: first, only: [] } : { min: null, only: counts.length === 0 ? [] : [first, ...others] }
}

/** The room counts of a search, 0 to 5, that an alert asks for; empty when any will do. Above 5 is 5, zero or less is open. */
export function countsOfAlert({ min, only }: AlertCount): number[] {
  if (only.length > 0) return cappedCounts(only)
  const least = Math.min(Math.trunc(min ?? 0), LARGEST_ROOM_COUNT)
  return least < 1 ? [] : Array.from({ length: LARGEST_ROOM_COUNT - least + 1 }, (_, index) => least + index)
}
