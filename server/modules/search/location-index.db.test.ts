import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type LocationIndex, loadLocationIndex } from './location-index.ts'

let test: TestDatabase
let index: LocationIndex

// One thousandth of a degree of latitude is 111.2 m; of longitude, at 37° south, 88.8 m.
function suburb(id: number, settlement: string, latitudeMicro: number, longitudeMicro = 145_000_000): unknown[] {
  const stateCode = id < 20 ? 'VIC' : 'WA'
  const names = [id, `suburb-${id}`, 'suburb', `Suburb ${id}`, stateCode, '3000', 1, null]
  return [...names, latitudeMicro, longitudeMicro, settlement]
}

beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.copyRows('location', columns, [
    [1, 'a-region', 'region', 'A Region', 'VIC', null, null, null, -37_000_000, 145_000_000, 'city'],
    suburb(10, 'city', -37_000_000),
    suburb(11, 'fringe', -37_044_900),
    suburb(12, 'country', -36_955_000),
    suburb(13, 'city', -37_062_000),
    suburb(14, 'city', -37_000_000, 145_056_200),
    suburb(15, 'city', -37_000_000, 145_056_400),
    suburb(20, 'country', -31_000_000, 115_000_000),
  ])
  index = await loadLocationIndex(test.database)
})
afterAll(() => test.close())

const columns =
  'id uri type name state_code postcode region_id suburb_id latitude_micro longitude_micro settlement'.split(' ')

const around = (uri: string) => {
  const location = index.location(uri)
  return location === null ? null : index.surroundingSuburbs(location).map(({ id }) => id)
}

it('the location index finds the suburbs within 5 km of a city suburb, nearest first, and none beyond', () => {
  expect(around('suburb-10')).toEqual([14, 11])
})

it('the location index reaches 7 km around a city and 20 km in the country', () => {
  expect(around('suburb-11')).toEqual([13, 10])
  expect(around('suburb-12')).toEqual([10, 14, 15, 11, 13])
  expect(around('suburb-20')).toEqual([])
})

it('the location index knows regions, the zone of a place, and the zone nearest to a point', () => {
  expect([...index.suburbIdsOfRegion(1)].sort()).toEqual([10, 11, 12, 13, 14, 15, 20])
  expect(index.location('suburb-20')?.timeZone).toBe('Australia/Perth')
  expect(index.timeZoneAt({ latitude: -32, longitude: 118 })).toBe('Australia/Perth')
  expect(index.location('nowhere')).toBeNull()
})

it('the location index sees a new place after it was refreshed', async () => {
  await test.database.copyRows('location', columns, [suburb(16, 'city', -37_000_100)])
  expect(index.location('suburb-16')).toBeNull()
  await index.refresh()
  expect(around('suburb-10')).toEqual([16, 14, 11])
})

it('the location index knows which suburbs have a suburb among those around them', () => {
  const uris = [10, 11, 12, 13, 14, 15, 20].map((id) => `suburb-${id}`)
  const located = uris.flatMap((uri) => index.location(uri) ?? [])
  for (const place of located) {
    const holders = located.filter((other) => index.surroundingSuburbs(other).some(({ id }) => id === place.id))
    expect([...index.suburbIdsAround(place)].filter((id) => id !== 16).sort()).toEqual(
      holders.map(({ id }) => id).sort(),
    )
  }
  const [, fringe] = located
  expect(fringe && [...index.suburbIdsAround(fringe)].sort()).toEqual([10, 12, 13, 16])
})
