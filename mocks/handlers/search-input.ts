import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import type { Range, SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchParamsInput } from '#src/api/generated/graphql.ts'
import { requireShort, requireWithin } from '../refusal.ts'

/** The input as graphql-js hands it over: with its defaults filled in. */
export type FilledSearchInput = Filled<Omit<SearchParamsInput, 'sortBy'>> & Pick<SearchParamsInput, 'sortBy'>

type Filled<Input> = {
  [Key in keyof Input]-?: undefined extends Input[Key] ? Filled<NonNullable<Input[Key]>> : Input[Key]
}

const BAD = 'BAD_SEARCH'

/** What the contract's input asks for, in the domain's terms; refuses with BAD_SEARCH what is out of range. */
export function searchParametersOf(input: FilledSearchInput): SearchParameters {
  const places = input.locationSearchContext
  requireWithin('skip', input.paging.skip ?? 0, 0, 10_000, BAD)
  requireWithin('take', input.paging.take ?? 25, 1, 100, BAD)
  requireShort('searchLocations', places.searchLocations ?? [], 20, BAD)
  for (const { uri } of places.searchLocations ?? []) requireShort('searchLocations', uri, 200, BAD)
  requireShort('officeUri', places.officeUri ?? '', 200, BAD)
  requireShort('auction.dates', input.auction.dates ?? [], 14, BAD)
  requireShort('inspection.dates', input.inspection.dates ?? [], 14, BAD)
  for (const field of ['propertyTypes', 'propertyFeatures', 'bedrooms', 'bathrooms', 'carSpaces'] as const) {
    requireShort(field, input[field], 60, BAD)
  }
  return {
    ...input,
    sortBy: input.sortBy ?? defaultSortOption(input.searchMode, input.context === 'office'),
    paging: { skip: input.paging.skip ?? 0, take: input.paging.take ?? 25 },
    locationSearchContext: {
      searchLocations: (places.searchLocations ?? []).map(({ uri }) => ({ uri })),
      includeSurroundingSuburbs: places.includeSurroundingSuburbs ?? true,
      officeUri: places.officeUri ?? null,
      drawnArea: places.drawnArea ?? null,
      bounds: places.bounds ?? null,
      viewport: places.viewport ?? null,
    },
    price: rangeOf(input.price),
    landSize: rangeOf(input.landSize),
    frontageSize: rangeOf(input.frontageSize),
    auction: daysOf(input.auction),
    inspection: daysOf(input.inspection),
  }
}

const rangeOf = ({ min, max }: { min?: number | null; max?: number | null }): Range => ({
  min: min ?? null,
  max: max ?? null,
})

const daysOf = ({ dates, forthcoming }: { dates?: string[]; forthcoming?: boolean }) => ({
  dates: dates ?? [],
  forthcoming: forthcoming ?? false,
})
