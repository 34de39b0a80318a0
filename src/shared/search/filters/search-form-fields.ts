import { type PropertyFeature, propertyFeatureNames } from '#domain/lookups/features.ts'
import { typesOfGroup } from '#domain/lookups/property-type-groups.ts'
import { type PropertyType, propertyTypeNames } from '#domain/lookups/property-types.ts'
import { type SearchMode, searchModeNames } from '#domain/lookups/search-modes.ts'
import { sortOptionOfWord } from '#domain/lookups/sort-options.ts'
import { inMode, inPlaces } from '#domain/search/change-search.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import { typedArea, typedLength, typedPrice } from '#domain/search/typed-amounts.ts'
import type { EventFilter } from '#domain/search/filters/days.ts'
import type { FilterValues } from '#domain/search/filters/search-filters.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'

/** The names of the fields of the search and filter forms, as they stand in the address `/search?…`. */
export const fields = {
  mode: 'mode',
  query: 'query',
  location: 'location',
  office: 'office',
  /** The address of the search that the form starts from; what the form does not say stays as it was there. */
  startingFrom: 'of',
  /** Present in forms that show every filter, where an empty field means no filter. */
  saysAllFilters: 'filters',
  withoutSurrounding: 'withoutSurrounding',
  sort: 'sort',
  type: 'type',
  /** Every type of a group, where the group as a whole is chosen. */
  typeGroup: 'types',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  carSpaces: 'cars',
  priceMin: 'priceMin',
  priceMax: 'priceMax',
  landMin: 'landMin',
  landMax: 'landMax',
  frontageMin: 'frontageMin',
  frontageMax: 'frontageMax',
  feature: 'feature',
  inspection: 'inspection',
  auction: 'auction',
  withoutUnderOffer: 'withoutUnderOffer',
} as const

/** The value of the date fields that stands for any coming day. */
export const ANY_DAY = 'any'

/** The fields in which amounts are typed, with how each is read. */
const amountReaders = {
  priceMin: typedPrice,
  priceMax: typedPrice,
  landMin: typedArea,
  landMax: typedArea,
  frontageMin: typedLength,
  frontageMax: typedLength,
} as const

export type AmountField = keyof typeof amountReaders

// Object.keys loses the key type; the table is a constant.
const amountFields = Object.keys(amountReaders) as readonly AmountField[]

export type SearchForm = {
  /** The places that were typed and have to be looked up. */
  queries: string[]
  parameters: SearchParameters
  /** The fields whose amount cannot be read. */
  unreadable: AmountField[]
}

/** The search that a submitted form asks for, from its first page on; choices that there are not are passed over. */
export function readSearchForm(form: URLSearchParams): SearchForm {
  const start = startOf(form)
  const isOfFilters = form.has(fields.saysAllFilters) || !form.has(fields.startingFrom)
  const parameters = normaliseSearchParameters({
    ...(isOfFilters ? withFilters(start, form) : start),
    sortBy: sortOptionOfWord(form.get(fields.sort) ?? '') ?? start.sortBy,
    paging: { ...start.paging, skip: 0 },
  })
  const queries = form.getAll(fields.query).flatMap((text) => text.split(/[;\n]/))
  return {
    queries: queries.map((text) => text.trim()).filter((text) => text !== ''),
    parameters,
    unreadable: isOfFilters ? amountFields.filter((name) => isUnreadable(form, name)) : [],
  }
}

const isUnreadable = (form: URLSearchParams, name: AmountField): boolean => {
  const typed = form.get(fields[name]) ?? ''
  return typed.trim() !== '' && amountReaders[name](typed) === null
}

/** A search with the filters that the fields of a form say in place of its own; where it looks stays. */
export const withFiltersOf = (start: SearchParameters, form: URLSearchParams): SearchParameters =>
  normaliseSearchParameters({ ...withFilters(start, form), locationSearchContext: start.locationSearchContext })

/** Whether a form names a place by its uri. */
export const namesPlace = (form: URLSearchParams): boolean =>
  form.has(fields.office) || form.getAll(fields.location).some((uri) => uri !== '')

/** The fields that a form needs besides its filters to find the same place, order and map again. */
export const fieldsOfStart = (address: string): [name: string, value: string][] => [
  [fields.startingFrom, address],
  [fields.saysAllFilters, 'all'],
]

/** The search before its filters: that of the address the form starts from, in the mode and the places it names. */
function startOf(form: URLSearchParams): SearchParameters {
  const reading = parseSearchUrl(form.get(fields.startingFrom) ?? '')
  const officeUri = form.get(fields.office) ?? undefined
  const uris = form.getAll(fields.location).filter((uri) => uri !== '')
  const locations = uris.map((uri) => ({ uri }))
  if (!reading.ok) {
    const base = defaultSearchParameters(modeOf(form) ?? 'buy', { officeUri })
    const searchLocations = locations.length > 0 ? locations : base.locationSearchContext.searchLocations
    return { ...base, locationSearchContext: { ...base.locationSearchContext, searchLocations } }
  }
  const old = reading.parameters
  const start = inMode(old, modeOf(form) ?? old.searchMode)
  return locations.length === 0 ? start : inPlaces(start, locations)
}

const withFilters = (start: SearchParameters, form: URLSearchParams): SearchParameters => ({
  ...start,
  locationSearchContext: {
    ...start.locationSearchContext,
    includeSurroundingSuburbs: !form.has(fields.withoutSurrounding),
  },
  ...filtersOfForm(form),
})

const filtersOfForm = (form: URLSearchParams): FilterValues => ({
  propertyTypes: known<PropertyType>(
    [...form.getAll(fields.type), ...form.getAll(fields.typeGroup).flatMap(typesOfGroup)],
    propertyTypeNames,
  ),
  propertyFeatures: known<PropertyFeature>(form.getAll(fields.feature), propertyFeatureNames),
  bedrooms: counts(form.getAll(fields.bedrooms)),
  bathrooms: counts(form.getAll(fields.bathrooms)),
  carSpaces: counts(form.getAll(fields.carSpaces)),
  price: rangeOf(form, 'priceMin', 'priceMax'),
  landSize: rangeOf(form, 'landMin', 'landMax'),
  frontageSize: rangeOf(form, 'frontageMin', 'frontageMax'),
  inspection: events(form.getAll(fields.inspection)),
  auction: events(form.getAll(fields.auction)),
  isUnderOffer: !form.has(fields.withoutUnderOffer),
})

const modeOf = (form: URLSearchParams): SearchMode | null =>
  searchModeNames.find((mode) => mode === form.get(fields.mode)) ?? null

const known = <Name extends string>(words: readonly string[], names: readonly Name[]): Name[] =>
  names.filter((name) => words.includes(name))

const counts = (words: readonly string[]): number[] => words.filter((word) => /^\d{1,2}$/.test(word)).map(Number)

const rangeOf = (form: URLSearchParams, min: AmountField, max: AmountField) => ({
  min: amountReaders[min](form.get(fields[min]) ?? ''),
  max: amountReaders[max](form.get(fields[max]) ?? ''),
})

const events = (words: readonly string[]): EventFilter => ({
  dates: words.filter((word) => word !== ANY_DAY),
  forthcoming: words.includes(ANY_DAY),
})
