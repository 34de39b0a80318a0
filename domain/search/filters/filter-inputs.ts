import { eachFilter, type FilterName, filterNames, type FilterValues, searchFilters } from './search-filters.ts'

const LONGEST_LIST = 60
const LARGEST_DATES = 14

/** Filters as the contract takes them. */
export type FilterInputs = { [Name in FilterName]?: FilterInput<FilterValues[Name]> | null }

type FilterInput<Value> = Value extends readonly unknown[] | boolean
  ? Value
  : { [Part in keyof Value]?: Value[Part] | null }

/** The filters of an input; what it leaves out asks for nothing. */
export const filtersOfInput = (input: FilterInputs): FilterValues =>
  eachFilter(<Name extends FilterName>(name: Name) => filled<FilterValues[Name]>(searchFilters[name].none, input[name]))

/** The list of a filter that is longer than the contract allows, with the most that it may hold; null when all are fine. */
export function tooLongFilter(values: FilterValues): { field: string; most: number } | null {
  for (const name of filterNames) {
    const value = values[name]
    if (Array.isArray(value) && value.length > LONGEST_LIST) return { field: name, most: LONGEST_LIST }
    if (typeof value === 'object' && 'dates' in value && value.dates.length > LARGEST_DATES) {
      return { field: `${name}.dates`, most: LARGEST_DATES }
    }
  }
  return null
}

/** A value of several parts is taken part by part, any other as it is. */
function filled<Value extends FilterValues[FilterName]>(
  none: Value,
  input: FilterInput<Value> | null | undefined,
): Value {
  if (input == null) return none
  // Conditional types are not resolved for a generic value; the input of a list or a switch is the value.
  if (typeof none !== 'object' || Array.isArray(none)) return input as Value
  const given = new Map(Object.entries(input).filter(([, part]) => part != null))
  // Object.fromEntries loses the key type; the parts are those of the value.
  return Object.fromEntries(Object.entries(none).map(([name, part]) => [name, given.get(name) ?? part])) as Value
}
