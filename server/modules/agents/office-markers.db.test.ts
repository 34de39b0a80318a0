import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { FITZROY, MALENY } from '#tests/support/small-world-listings.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import { refreshAllAgents } from './refresh-agents.ts'

const FITZROY_BOX = { south: -37.82, west: 144.97, north: -37.79, east: 144.99 }
const COUNTRY = { south: -44, west: 112, north: -10, east: 154 }
const NELSON = {
  officeId: 1,
  uri: 'nelson-fitzroy',
  name: 'Nelson Fitzroy',
  latLong: { latitude: -37.80614, longitude: 144.97892 },
  agentCount: 2,
  suburbId: FITZROY,
  suburb: 'Fitzroy',
}

let portal: PortalUnderTest

beforeAll(async () => {
  portal = await portalUnderTest()
  const { database } = portal.world
  await database.query(`select setval(pg_get_serial_sequence('office', 'id'), 100)`)
  await office('old-nelson', FITZROY, { latitude: -37_805_000, longitude: 144_979_000, mergedInto: 1 })
  await office('harbour-fitzroy', FITZROY, { latitude: -37_800_000, longitude: 144_980_000, mergedInto: null })
  await office('edge-fitzroy', FITZROY, { latitude: -37_790_000, longitude: 144_990_000, mergedInto: null })
  await refreshAllAgents(database, SMALL_WORLD_NOW)
})
afterAll(() => portal.close())

function office(
  uri: string,
  suburbId: number,
  { latitude, longitude, mergedInto }: { latitude: number; longitude: number; mergedInto: number | null },
): Promise<unknown> {
  return portal.world.database.query(
    `insert into office (company_id, uri, name, location_id, street_address, brand_colour, latitude_micro, longitude_micro, merged_into_id)
     values (1, $1, $1, $2, '9 Old Street', '#123456', $3, $4, $5)`,
    [uri, suburbId, latitude, longitude, mergedInto],
  )
}

const MARKERS = `query ($bounds: BoundsInput!, $filter: OfficeFilter! = {}) { officeMarkers(bounds: $bounds, filter: $filter) {
  total isTruncated markers { officeId uri name latLong { latitude longitude } agentCount suburbId suburb } } }`

const markersOf = async (bounds: object, filter: object = {}) =>
  (await portal.ask(MARKERS, { bounds, filter })).data.officeMarkers

const urisOf = async (bounds: object, filter: object = {}) =>
  (await markersOf(bounds, filter)).markers.map(({ uri }: { uri: string }) => uri)

describe('offices on a map', () => {
  it('are those within the box, its edges included, with most agents first', async () => {
    const found = await markersOf(FITZROY_BOX)
    expect(found).toMatchObject({ total: 3, isTruncated: false })
    expect(found.markers[0]).toEqual(NELSON)
    expect(found.markers.map(({ uri }: { uri: string }) => uri)).toEqual([
      'nelson-fitzroy',
      'edge-fitzroy',
      'harbour-fitzroy',
    ])
    expect(await urisOf({ ...FITZROY_BOX, east: 144.98999 })).not.toContain('edge-fitzroy')
  })

  it('are none that were merged or have no known position', async () => {
    const uris = await urisOf(COUNTRY)
    expect(uris).not.toContain('old-nelson')
    expect(uris).not.toContain('nelson-maleny')
  })

  it('are narrowed down as offices are', async () => {
    expect(await urisOf(COUNTRY, { query: 'harbour' })).toEqual(['harbour-fitzroy'])
    expect(await urisOf(COUNTRY, { stateCode: 'QLD' })).toEqual([])
    expect(await urisOf(COUNTRY, { locationUri: 'fitzroy-vic-3065' })).toHaveLength(3)
    expect(await markersOf(COUNTRY, { locationUri: 'atlantis-vic-9999' })).toBeNull()
  })

  it.each([
    [{ ...FITZROY_BOX, south: -37.7 }],
    [{ ...FITZROY_BOX, west: 145 }],
    [{ ...FITZROY_BOX, north: 91 }],
    [{ ...FITZROY_BOX, east: 181 }],
  ])('are asked for within a box that is one: %j is none', async (bounds) => {
    const { errors } = await portal.ask(MARKERS, { bounds })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'bounds' })
  })

  it('are at most a thousand, and the answer says that there are more', async () => {
    const { database } = portal.world
    await database.query(
      `insert into office (company_id, uri, name, location_id, street_address, brand_colour, latitude_micro, longitude_micro)
       select 1, 'many-' || number, 'Many ' || number, $1, '1 Main Street', '#123456', -26700000 - number, 152900000 + number
       from generate_series(1, 1001) as number`,
      [MALENY],
    )
    await refreshAllAgents(database, SMALL_WORLD_NOW)
    const { total, isTruncated, markers } = await markersOf(COUNTRY)
    expect([total, isTruncated, markers.length]).toEqual([1004, true, 1000])
    const { data } = await portal.ask(
      'query ($bounds: BoundsInput!) { officeMarkers(bounds: $bounds) { total isTruncated } }',
      { bounds: COUNTRY },
    )
    expect(data.officeMarkers).toEqual({ total: 1004, isTruncated: true })
  })
})

it('an office that was merged is where the one is that took it over', async () => {
  const { data } = await portal.ask(
    '{ old: office(uri: "old-nelson") { latLong { latitude } } nowhere: office(uri: "nelson-maleny") { latLong { latitude } } }',
  )
  expect(data).toEqual({ old: { latLong: { latitude: NELSON.latLong.latitude } }, nowhere: { latLong: null } })
  const { body } = await portal.app.inject('/rest/v1/offices/1')
  expect(JSON.parse(body).latLong).toEqual(NELSON.latLong)
})
