import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { QueryValues } from '../query-values.ts'
import { eachFilter, type FilterName, filterNames, type FilterValues, searchFilters } from './search-filters.ts'

export const noFilters = (): FilterValues => eachFilter((name) => searchFilters[name].none)

export const filterValuesOf = (values: FilterValues): FilterValues => eachFilter((name) => values[name])

export const normaliseFilters = (values: FilterValues): FilterValues =>
  eachFilter((name) => searchFilters[name].normalise(values[name]))

/** The filters that keep their meaning in another mode; the others ask for nothing. */
export const filtersInMode = (values: FilterValues, from: SearchMode, to: SearchMode): FilterValues =>
  eachFilter((name) => (searchFilters[name].isKept(from, to) ? values[name] : searchFilters[name].none))

/** What the query string says in addition to filters. */
export const filtersOfQuery = (before: FilterValues, query: QueryValues): FilterValues =>
  eachFilter((name) => searchFilters[name].read(before[name], query))

/** The words of the query string for filters. */
export const writtenFilters = (values: FilterValues): Record<string, string | null> => {
  const written = <Name extends FilterName>(name: Name) => Object.entries(searchFilters[name].written(values[name]))
  return Object.fromEntries(filterNames.flatMap(written))
}
