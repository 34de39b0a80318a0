import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { QueryValues } from '../query-values.ts'

/** One filter of a search: its values and how the query string says them. Which listings fit stands in filter-fits.ts. */
export type SearchFilter<Value> = {
  /** Asks for nothing. */
  none: Value
  isAsked(value: Value): boolean
  /** The one form in which equal values are equal. */
  normalise(value: Value): Value
  /** The words of the query string; null or empty where there is nothing to say. */
  written(value: Value): Record<string, string | null>
  /** What the query string says in addition to `before`. */
  read(before: Value, query: QueryValues): Value
  /** Whether homes are counted for each value of the filter, as if it asked for nothing. */
  hasFacet: boolean
  /** Whether the filter keeps its meaning among the homes of another mode. */
  isKept(from: SearchMode, to: SearchMode): boolean
}
