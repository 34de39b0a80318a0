import { describe, expect, it } from 'vitest'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { IndexedLocation, LocationIndex, NearbySuburb } from './location-index.ts'
import { resolveSearch } from './resolve-locations.ts'

const somewhere = { regionId: null, settlement: 'city', latitude: -37, longitude: 145 } as const

const place = (id: number, uri: string, type: IndexedLocation['type'], timeZone = 'Australia/Melbourne') => ({
  ...somewhere,
  id,
  uri,
  type,
  timeZone,
})

const places: IndexedLocation[] = [
  place(1, 'fitzroy-vic-3065', 'suburb'),
  place(2, 'collingwood-vic-3066', 'suburb'),
  place(3, 'perth-wa-6000', 'suburb', 'Australia/Perth'),
  place(10, 'inner-north-vic', 'region'),
  place(20, 'smith-street-fitzroy-vic-3065', 'street'),
]

const around: Record<number, NearbySuburb[]> = {
  1: [
    { id: 2, metres: 900 },
    { id: 5, metres: 1500 },
    { id: 6, metres: 4000 },
  ],
  2: [
    { id: 6, metres: 700 },
    { id: 1, metres: 900 },
    { id: 5, metres: 1500 },
  ],
  3: [],
}

const index: LocationIndex = {
  location: (uri) => places.find((location) => location.uri === uri) ?? null,
  office: (uri) => (uri === 'an-office' ? { id: 77, timeZone: 'Australia/Brisbane' } : null),
  locationUri: () => null,
  officeUri: () => null,
  suburbIdsOfRegion: () => [1, 2, 8],
  surroundingSuburbs: ({ id }) => around[id] ?? [],
  suburbIdsAround: () => [],
  suburbsWithin: () => [],
  timeZoneAt: ({ longitude }) => (longitude < 130 ? 'Australia/Perth' : 'Australia/Sydney'),
  refresh: () => Promise.resolve(),
  refreshOffices: () => Promise.resolve(),
  refreshCount: () => 0,
}

function search(
  where: Partial<SearchParameters['locationSearchContext']>,
  rest: Partial<SearchParameters> = {},
): SearchParameters {
  const parameters = defaultSearchParameters('buy')
  return { ...parameters, ...rest, locationSearchContext: { ...parameters.locationSearchContext, ...where } }
}

const named = (...uris: string[]) => ({ searchLocations: uris.map((uri) => ({ uri })) })

const areaOf = (parameters: SearchParameters) => {
  const resolution = resolveSearch(parameters, index)
  return resolution.ok ? resolution.search.area : resolution
}

const zoneOf = (parameters: SearchParameters) => {
  const resolution = resolveSearch(parameters, index)
  return resolution.ok ? resolution.search.timeZone : resolution
}

describe('the places of a search', () => {
  it('are the named suburb and those around it, nearest first', () => {
    expect(areaOf(search(named('fitzroy-vic-3065')))).toEqual({
      kind: 'places',
      suburbIds: [1],
      streetIds: [],
      surroundingSuburbIds: [2, 5, 6],
    })
  })

  it('count no suburb twice, and order the others by the nearest named one', () => {
    expect(areaOf(search(named('fitzroy-vic-3065', 'collingwood-vic-3066', 'FITZROY-vic-3065 ')))).toEqual({
      kind: 'places',
      suburbIds: [1, 2],
      streetIds: [],
      surroundingSuburbIds: [6, 5],
    })
  })

  it('are the named suburb alone when surrounding suburbs are off', () => {
    const alone = search({ ...named('fitzroy-vic-3065'), includeSurroundingSuburbs: false })
    expect(areaOf(alone)).toMatchObject({ suburbIds: [1], surroundingSuburbIds: [] })
  })

  it('are the suburbs of a region and the listings of a street, which reach no further', () => {
    expect(areaOf(search(named('inner-north-vic')))).toMatchObject({ suburbIds: [1, 2, 8], surroundingSuburbIds: [] })
    expect(areaOf(search(named('smith-street-fitzroy-vic-3065')))).toEqual({
      kind: 'places',
      suburbIds: [],
      streetIds: [20],
      surroundingSuburbIds: [],
    })
  })

  it('are refused when one of them is unknown, also beside a known one', () => {
    expect(resolveSearch(search(named('nowhere-vic-3000', 'fitzroy-vic-3065')), index)).toEqual({
      ok: false,
      reason: 'UNKNOWN_LOCATION',
      uris: ['nowhere-vic-3000'],
    })
  })

  it('have their own uris in the answer, each once, by whatever name they were asked for', () => {
    const known: LocationIndex = { ...index, location: (uri) => index.location(uri.replace('perth-city', 'perth')) }
    const resolution = resolveSearch(search(named('perth-city-wa-6000', 'perth-wa-6000')), known)
    expect(resolution).toMatchObject({ ok: true, search: { area: { suburbIds: [3] } } })
    if (!resolution.ok) throw new Error('expected a search')
    expect(resolution.search.parameters.locationSearchContext.searchLocations).toEqual([{ uri: 'perth-wa-6000' }])
  })

  it('are refused when none is known', () => {
    expect(resolveSearch(search(named('nowhere-vic-3000', 'nor-there-vic-3001')), index)).toEqual({
      ok: false,
      reason: 'UNKNOWN_LOCATION',
      uris: ['nowhere-vic-3000', 'nor-there-vic-3001'],
    })
  })

  it('are the whole country when none is named', () => {
    expect(areaOf(search(named()))).toEqual({ kind: 'everywhere' })
  })
})

describe('the context of a search', () => {
  const bounds = { south: -38.1, west: 144.9, north: -37.5, east: 145.25 }
  const corners = [
    { latitude: -37.8, longitude: 144.9 },
    { latitude: -37.7, longitude: 145 },
    { latitude: -37.9, longitude: 145.00001 },
  ]

  it('map looks within the bounds, in whole micro-degrees', () => {
    expect(areaOf(search({ ...named('fitzroy-vic-3065'), bounds }, { context: 'map' }))).toEqual({
      kind: 'bounds',
      southWest: { latitude: -38_100_000, longitude: 144_900_000 },
      northEast: { latitude: -37_500_000, longitude: 145_250_000 },
    })
  })

  it('draw looks within the shape', () => {
    const drawn = search({ ...named('fitzroy-vic-3065'), drawnArea: encodePolyline(corners) }, { context: 'draw' })
    expect(areaOf(drawn)).toEqual({
      kind: 'shape',
      corners: [
        { latitude: -37_800_000, longitude: 144_900_000 },
        { latitude: -37_700_000, longitude: 145_000_000 },
        { latitude: -37_900_000, longitude: 145_000_010 },
      ],
    })
  })

  it('location looks at the named places whatever else is given', () => {
    expect(areaOf(search({ ...named('fitzroy-vic-3065'), bounds }))).toMatchObject({ kind: 'places', suburbIds: [1] })
  })

  it('map and draw fall back to the named places when bounds or shape are missing', () => {
    expect(areaOf(search(named('fitzroy-vic-3065'), { context: 'map' }))).toMatchObject({ kind: 'places' })
    expect(areaOf(search(named('fitzroy-vic-3065'), { context: 'draw' }))).toMatchObject({ kind: 'places' })
  })

  it('office looks at one office, and refuses an unknown or missing one', () => {
    expect(areaOf(search({ officeUri: 'An-Office' }, { context: 'office' }))).toEqual({ kind: 'office', officeId: 77 })
    expect(areaOf(search({ officeUri: 'gone' }, { context: 'office' }))).toEqual({
      ok: false,
      reason: 'UNKNOWN_LOCATION',
      uris: ['gone'],
    })
    expect(areaOf(search({}, { context: 'office' }))).toEqual({ ok: false, reason: 'UNKNOWN_LOCATION', uris: [] })
  })
})

describe('a search that cannot be meant', () => {
  it.each([
    ['skip is at most 10000', search({}, { paging: { skip: 10_001, take: 25 } })],
    ['bounds are degrees', search({ bounds: { south: 1, west: 0, north: 0, east: 1 } })],
  ])('is refused: %s', (message, parameters) => {
    expect(resolveSearch(parameters, index)).toMatchObject({
      ok: false,
      reason: 'BAD_SEARCH',
      message: expect.stringContaining(message),
    })
  })
})

describe('the zone of "today"', () => {
  it('is that of the places, of the office, or of the suburb nearest to the map', () => {
    expect(zoneOf(search(named('fitzroy-vic-3065', 'collingwood-vic-3066')))).toBe('Australia/Melbourne')
    expect(zoneOf(search({ officeUri: 'an-office' }, { context: 'office' }))).toBe('Australia/Brisbane')
    const bounds = { south: -32, west: 115, north: -31, east: 116 }
    expect(zoneOf(search({ bounds }, { context: 'map' }))).toBe('Australia/Perth')
  })

  it('is the last to see a day begin when there are several', () => {
    expect(zoneOf(search(named('fitzroy-vic-3065', 'perth-wa-6000')))).toBe('Australia/Perth')
    expect(zoneOf(search(named()))).toBe('Australia/Perth')
  })
})
