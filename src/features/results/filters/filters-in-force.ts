import { propertyFeatures } from '#domain/lookups/features.ts'
import { propertyTypeGroups } from '#domain/lookups/property-type-groups.ts'
import { type PropertyType, propertyTypes } from '#domain/lookups/property-types.ts'
import { formatArea } from '#domain/land/area.ts'
import { priceRangeLabel } from '#domain/price/price-range-labels.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import type { EventFilter } from '#domain/search/filters/days.ts'
import type { Range } from '#domain/search/filters/range.ts'
import {
  type FilterName,
  filtersInOrderOf,
  type FilterValues,
  searchFilters,
} from '#domain/search/filters/search-filters.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { chipsCopy } from '#src/shared/search/filters/filters.copy.ts'

export type FilterInForce = { label: string; without: SearchParameters }

/** Every filter of a search in words, each with the search that is left when it goes; the pages start over. */
export function filtersInForce(search: SearchParameters): FilterInForce[] {
  const parameters = { ...search, paging: { ...search.paging, skip: 0 } }
  const chipsOf = <Name extends FilterName>(name: Name): FilterInForce[] =>
    chips[name](search[name], search.searchMode).map(({ label, rest }) => ({
      label,
      without: { ...parameters, [name]: rest },
    }))
  return filtersInOrderOf(chips).flatMap(chipsOf)
}

/** A part of a filter that goes by itself, and what is left of the filter then. */
type Chip<Value> = { label: string; rest: Value }

/** In the order in which they are shown. */
const chips: { [Name in FilterName]: (value: FilterValues[Name], mode: SearchMode) => Chip<FilterValues[Name]>[] } = {
  propertyTypes: (types) =>
    typeChoices(types).map(({ label, chosen }) => ({ label, rest: types.filter((type) => !chosen.includes(type)) })),
  bedrooms: (counts) => chipOf('bedrooms', countsLabel(counts, 'bed')),
  bathrooms: (counts) => chipOf('bathrooms', countsLabel(counts, 'bath')),
  carSpaces: (counts) => chipOf('carSpaces', countsLabel(counts, 'car')),
  price: (price, mode) => chipOf('price', priceRangeLabel(price, mode)),
  landSize: (size) => chipOf('landSize', rangeLabel(size, formatArea, 'land')),
  frontageSize: (size) =>
    chipOf(
      'frontageSize',
      rangeLabel(size, (metres) => `${metres} m`, 'frontage'),
    ),
  propertyFeatures: (features) =>
    features.map((feature) => ({
      label: propertyFeatures[feature].displayName,
      rest: features.filter((other) => other !== feature),
    })),
  inspection: (events) => chipOf('inspection', eventLabel(events, chipsCopy.inspection)),
  auction: (events) => chipOf('auction', eventLabel(events, chipsCopy.auction)),
  isUnderOffer: (isIncluded) => chipOf('isUnderOffer', isIncluded ? null : chipsCopy.notUnderOffer),
}

const chipOf = <Name extends FilterName>(name: Name, label: string | null): Chip<FilterValues[Name]>[] =>
  label === null ? [] : [{ label, rest: searchFilters[name].none }]

type TypeChoice = { label: string; chosen: readonly PropertyType[] }

/** The chosen types, those of a whole group as one. */
function typeChoices(types: readonly PropertyType[]): TypeChoice[] {
  const whole = propertyTypeGroups.filter((group) => group.types.every((type) => types.includes(type)))
  const single = types.filter((type) => !whole.some((group) => group.types.includes(type)))
  return [
    ...whole.map((group) => ({ label: group.displayName, chosen: group.types })),
    ...single.map((type) => ({ label: propertyTypes[type].displayName, chosen: [type] })),
  ]
}

function countsLabel(counts: readonly number[], noun: string): string | null {
  if (counts.length === 0) return null
  const isStudio = (count: number) => count === 0 && noun === 'bed'
  const words = counts.map((count) => (isStudio(count) ? 'Studio' : count === 5 ? '5+' : String(count)))
  return counts.every(isStudio) ? 'Studio' : `${words.join(', ')} ${noun}`
}

function rangeLabel({ min, max }: Range, format: (value: number) => string, noun: string): string | null {
  if (min !== null && max !== null) return `${format(min)} - ${format(max)} ${noun}`
  if (min !== null) return chipsCopy.over(`${format(min)} ${noun}`)
  return max === null ? null : chipsCopy.under(`${format(max)} ${noun}`)
}

function eventLabel({ dates, forthcoming }: EventFilter, words: string): string | null {
  if (dates.length > 0) return `${words}: ${dates.map(weekdayText).join(', ')}`
  return forthcoming ? words : null
}
