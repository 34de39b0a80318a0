import { type PropertyFeature, propertyFeatureNames } from '#domain/lookups/features.ts'
import { type PropertyType, propertyTypeNames } from '#domain/lookups/property-types.ts'
import { type SearchMode, searchModeNames } from '#domain/lookups/search-modes.ts'
import { sortOptionOfWord } from '#domain/lookups/sort-options.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import { defaultSearchParameters, type EventFilter, type SearchParameters } from '#domain/search/search-parameters.ts'

/** The names of the fields of the search and filter forms, as they stand in the address `/search?…`. */
export const fields = {
  mode: 'mode',
  query: 'query',
  location: 'location',
  office: 'office',
  withoutSurrounding: 'withoutSurrounding',
  sort: 'sort',
  type: 'type',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  carSpaces: 'cars',
  priceMin: 'priceMin',
  priceMax: 'priceMax',
  landMin: 'landMin',
  landMax: 'landMax',
  feature: 'feature',
  inspection: 'inspection',
  auction: 'auction',
  withoutUnderOffer: 'withoutUnderOffer',
} as const

/** The value of the date fields that stands for any coming day. */
export const ANY_DAY = 'any'

/** The search that a submitted form asks for; what means nothing is passed over. `query` is what was typed as a place. */
export function readSearchForm(form: URLSearchParams): { query: string; parameters: SearchParameters } {
  const officeUri = form.get(fields.office) ?? undefined
  const locations = form.getAll(fields.location).filter((uri) => uri !== '')
  const base = defaultSearchParameters(modeOf(form), { officeUri, locationUri: locations[0] })
  const parameters = normaliseSearchParameters({
    ...base,
    sortBy: sortOptionOfWord(form.get(fields.sort) ?? '') ?? base.sortBy,
    locationSearchContext: {
      ...base.locationSearchContext,
      searchLocations:
        locations.length > 0 ? locations.map((uri) => ({ uri })) : base.locationSearchContext.searchLocations,
      includeSurroundingSuburbs: !form.has(fields.withoutSurrounding),
    },
    propertyTypes: known<PropertyType>(form.getAll(fields.type), propertyTypeNames),
    propertyFeatures: known<PropertyFeature>(form.getAll(fields.feature), propertyFeatureNames),
    bedrooms: counts(form.getAll(fields.bedrooms)),
    bathrooms: counts(form.getAll(fields.bathrooms)),
    carSpaces: counts(form.getAll(fields.carSpaces)),
    price: { min: amount(form.get(fields.priceMin)), max: amount(form.get(fields.priceMax)) },
    landSize: { min: amount(form.get(fields.landMin)), max: amount(form.get(fields.landMax)) },
    inspection: events(form.getAll(fields.inspection)),
    auction: events(form.getAll(fields.auction)),
    isUnderOffer: !form.has(fields.withoutUnderOffer),
  })
  return { query: (form.get(fields.query) ?? '').trim(), parameters }
}

/** Whether a form names a place by its uri, so that nothing has to be looked up. */
export const namesPlace = (form: URLSearchParams): boolean =>
  form.has(fields.office) || form.getAll(fields.location).some((uri) => uri !== '')

const modeOf = (form: URLSearchParams): SearchMode =>
  searchModeNames.find((mode) => mode === form.get(fields.mode)) ?? 'buy'

const known = <Name extends string>(words: readonly string[], names: readonly Name[]): Name[] =>
  names.filter((name) => words.includes(name))

const counts = (words: readonly string[]): number[] => words.filter((word) => /^\d{1,2}$/.test(word)).map(Number)

function amount(word: string | null): number | null {
  const digits = (word ?? '').replace(/[$,\s]/g, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null
}

const events = (words: readonly string[]): EventFilter => ({
  dates: words.filter((word) => word !== ANY_DAY),
  forthcoming: words.includes(ANY_DAY),
})
