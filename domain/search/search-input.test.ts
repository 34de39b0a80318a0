import { describe, expect, it } from 'vitest'
import type { SearchParamsInput } from '#src/api/generated/graphql.ts'
import { searchFault, searchParametersOfInput } from './search-input.ts'
import { defaultSearchParameters } from './search-parameters.ts'

const uris = {
  locationUri: (id: number) => (id === 7 ? 'fitzroy-vic-3065' : null),
  officeUri: (id: number) => (id === 9 ? 'nelson-fitzroy' : null),
}
const read = (input: Partial<SearchParamsInput>) =>
  searchParametersOfInput({ searchMode: 'buy', locationSearchContext: {}, ...input }, uris, (code, message, field) =>
    Object.assign(new Error(`${code} ${field ?? '–'}: ${message}`)),
  )
const of = (count: number, uri = 'x') => Array.from({ length: count }, () => ({ uri }))

describe('the input of a search', () => {
  it('asks for nothing that it leaves out', () => {
    expect(read({})).toMatchObject({
      context: 'location',
      sortBy: 'Boosted',
      paging: { skip: 0, take: 25 },
      locationSearchContext: {
        searchLocations: [],
        includeSurroundingSuburbs: true,
        officeUri: null,
        drawnArea: null,
        bounds: null,
        viewport: null,
      },
    })
  })

  it('is of an office in its own order unless it says another', () => {
    const ofOffice = { context: 'office', locationSearchContext: { officeUri: 'nelson-fitzroy' } } as const
    expect(read(ofOffice).sortBy).toBe('Newest')
    expect(read({ ...ofOffice, sortBy: 'LowestSoldPrice' }).sortBy).toBe('LowestSoldPrice')
  })

  it('names places and offices by uri or number', () => {
    const places = { searchLocations: [{ id: 7 }, { uri: 'carlton-vic-3053' }], officeId: 9 }
    expect(read({ locationSearchContext: places }).locationSearchContext).toMatchObject({
      searchLocations: [{ uri: 'fitzroy-vic-3065' }, { uri: 'carlton-vic-3053' }],
      officeUri: 'nelson-fitzroy',
    })
    const unknown = 'UNKNOWN_LOCATION –: There is no place or office with the number 8.'
    expect(() => read({ locationSearchContext: { searchLocations: [{ id: 8 }] } })).toThrow(unknown)
    expect(() => read({ locationSearchContext: { officeId: 8 } })).toThrow(unknown)
  })

  it('may go to its limits', () => {
    const searchLocations = of(20, 'x'.repeat(200))
    const locationSearchContext = { searchLocations, officeUri: 'x'.repeat(200), includeSurroundingSuburbs: false }
    const limits = { paging: { skip: 10_000, take: 100 }, locationSearchContext }
    const { paging, locationSearchContext: places } = read({ ...limits, withoutListingIds: Array(1000).fill(1) })
    expect(paging).toEqual(limits.paging)
    expect(places).toMatchObject(locationSearchContext)
    expect(read({ paging: { skip: 0, take: 1 } }).paging).toEqual({ skip: 0, take: 1 })
  })

  it.each<[string, Partial<SearchParamsInput>]>([
    ['skip: skip must be from 0 to 10000.', { paging: { skip: 10_001, take: 25 } }],
    ['skip: skip must be from 0 to 10000.', { paging: { skip: -1, take: 25 } }],
    ['take: take must be from 1 to 100.', { paging: { skip: 0, take: 101 } }],
    ['take: take must be from 1 to 100.', { paging: { skip: 0, take: 0 } }],
    ['searchLocations: searchLocations may name at most 20.', { locationSearchContext: { searchLocations: of(21) } }],
    [
      'searchLocations: A place of searchLocations needs its uri or its id.',
      { locationSearchContext: { searchLocations: [{ uri: 'x' }, {}] } },
    ],
    [
      'searchLocations: A uri of searchLocations may have at most 200 characters.',
      { locationSearchContext: { searchLocations: of(1, 'x'.repeat(201)) } },
    ],
    [
      'officeUri: A uri of officeUri may have at most 200 characters.',
      { locationSearchContext: { officeUri: 'x'.repeat(201) } },
    ],
    ['withoutListingIds: withoutListingIds may name at most 1000.', { withoutListingIds: Array(1001).fill(1) }],
    ['propertyTypes: propertyTypes may name at most 60.', { propertyTypes: Array(61).fill('House') }],
  ])('is refused: %s', (message, input) => expect(() => read(input)).toThrow(`BAD_SEARCH ${message}`))
})

describe('a search that is normalised', () => {
  const asked = defaultSearchParameters('buy')
  const within = (places: object, paging = { skip: 10_000, take: 100 }) => ({
    ...asked,
    paging,
    locationSearchContext: { ...asked.locationSearchContext, ...places },
  })
  const bounds = { south: 0, west: 0, north: 1, east: 1 }

  it('is fine when nothing of it was lost', () => {
    const whole = within({ drawnArea: 'a', bounds })
    expect(searchFault(whole, whole)).toBeNull()
    expect(searchFault(within({}), within({}))).toBeNull()
  })

  it.each([
    ['skip', 'skip is at most 10000.', within({}, { skip: 10_001, take: 1 })],
    ['take', 'take is at most 100.', within({}, { skip: 0, take: 101 })],
    [
      'drawnArea',
      'drawnArea is an encoded polyline of precision 5 with at least three points.',
      within({ drawnArea: 'a' }),
    ],
    ['bounds', 'bounds are degrees with south below north and west before east.', within({ bounds })],
  ])('is unusable by its %s', (field, message, search) =>
    expect(searchFault(search, within({}))).toEqual({ field, message }),
  )
})
