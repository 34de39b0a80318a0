import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isInPolygons } from '#domain/geo/polygon.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { groundUnderTest } from '#tests/support/ground-under-test.ts'
import { squareRing } from '#tests/support/map-service.ts'
import { importBoundaries } from '../boundaries/import-boundaries.ts'
import { groundReportLines } from './fetch-ground.ts'

let test: TestDatabase
let ground: Awaited<ReturnType<typeof groundUnderTest>>

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  ground = await groundUnderTest(test.database)
})
afterEach(() => ground.close())

describe('suburbs of the map service', () => {
  it('give known places their outline and leave id, uri and name; others are new and complete', async () => {
    await ground.addSuburb(7, 'brisbane-qld-4000', 'Brisbane', 153.01, -27.48)
    ground.service.suburbs.push({ code: '30002', name: 'Kangaroo Point (Qld)', ring: squareRing(153.03, -27.48) })
    ground.service.postalAreas.push({ code: '4169', ring: squareRing(153.03, -27.48) })
    const report = await ground.fetchNow()
    const [brisbane, point] = await ground.suburbs('QLD')
    expect(brisbane).toMatchObject({ id: 7, uri: 'brisbane-qld-4000', name: 'Brisbane', neighbours: [point?.id] })
    expect(point).toMatchObject({
      uri: 'kangaroo-point-qld-4169',
      name: 'Kangaroo Point',
      region: 'inner-brisbane-qld',
      neighbours: [7],
    })
    expect(point?.outline).toContain('153.03 -27.48')
    expect(report).toMatchObject({ added: 8, outlines: 9 })
    expect(groundReportLines(report)).toEqual([
      '9 suburbs read: 8 places added, 1 of the 1 known ones found, 9 outlines stored.',
      '1 postcodes compared with postal areas: 1 agree.',
    ])
    expect(existsSync(path.join(ground.folder, 'ground'))).toBe(false)
  })

  it('are the same when they are fetched again', async () => {
    await ground.fetchNow()
    const before = await ground.suburbs('VIC')
    expect(await ground.fetchNow()).toMatchObject({ added: 0, outlines: 8 })
    expect(await ground.suburbs('VIC')).toEqual(before)
  })

  it('are told apart where a state has a name twice, by postcode and nearest centre', async () => {
    await ground.addSuburb(3, 'newtown-vic-3220', 'Newtown', 144.33, -38.16)
    ground.service.suburbs.push(
      { code: '20007', name: 'Newtown (Ballarat - Vic.)', ring: squareRing(143.65, -37.71) },
      { code: '20008', name: 'Newtown (Greater Geelong - Vic.)', ring: squareRing(144.33, -38.16) },
      { code: '20009', name: 'Newtown (Nearby - Vic.)', ring: squareRing(143.69, -37.71) },
      { code: '20010', name: 'Newtown (Too - Vic.)', ring: squareRing(144.36, -38.16) },
    )
    ground.service.postalAreas.push(
      { code: '3351', ring: squareRing(143.6, -37.8, 0.2) },
      { code: '3220', ring: squareRing(144.3, -38.2, 0.1) },
    )
    expect((await ground.fetchNow()).states.map(({ repeated }) => repeated)).toEqual([0, 0, 0, 0, 0, 0, 2, 0])
    const found = (await ground.suburbs('VIC')).filter(({ name }) => name === 'Newtown')
    expect(found.map(({ uri }) => uri)).toEqual(['newtown-vic-3220', 'newtown-vic-3351'])
    expect(found.map(({ outline }) => outline?.slice(10, 24))).toEqual(['144.33 -38.16,', '143.65 -37.71,'])
  })

  it('whose name is an older one of a place are that place', async () => {
    await ground.addSuburb(5, 'allambie-heights-nsw-2100', 'Allambie Heights', 151.24, -33.78)
    ground.service.suburbs.push({ code: '10010', name: 'Allambie', ring: squareRing(151.24, -33.78) })
    ground.service.postalAreas.push({ code: '2100', ring: squareRing(151.24, -33.78) })
    await ground.fetchNow()
    expect((await ground.suburbs('NSW')).map(({ uri }) => uri)).toEqual([
      'allambie-heights-nsw-2100',
      'sydney-nsw-2000',
    ])
    expect((await ground.suburbs('NSW'))[0]?.outline).toContain('151.24 -33.78')
  })

  it('without a postcode, a name or a shape are no places, nor is what is left of a state', async () => {
    ground.service.suburbs.push(
      { code: '20011', name: 'Nowhere', ring: squareRing(141.5, -35) },
      { code: '20012', name: 'No usual address (Vic.)', ring: null },
      { code: '20013', name: '---', ring: squareRing(144.95, -37.82) },
      { code: '20014', name: 'Elsewhere', ring: squareRing(12, 48) },
      { code: '80009', name: 'ACT Remainder - Namadgi', ring: squareRing(149.12, -35.29) },
    )
    const report = await ground.fetchNow()
    expect((await ground.suburbs('VIC')).map(({ uri }) => uri)).toEqual(['melbourne-vic-3000'])
    expect(await ground.suburbs('ACT')).toHaveLength(1)
    expect(groundReportLines(report)).toContain('1 suburbs left out: no postcode is known for them.')
  })

  it('have neighbours across a state border, also where the states were read at different times', async () => {
    const pairs = [
      ['Albury', '10002', 'Wodonga', '20002', 146.9, -36.1],
      ['Tweed Heads', '10003', 'Coolangatta', '30003', 153.54, -28.18],
      ['Queanbeyan', '10004', 'Oaks Estate', '80004', 149.22, -35.36],
    ] as const
    for (const [name, code, beyond, codeBeyond, west, north] of pairs) {
      ground.service.suburbs.push({ code, name, ring: squareRing(west, north) })
      ground.service.suburbs.push({ code: codeBeyond, name: beyond, ring: squareRing(west, north - 0.02) })
      ground.service.postalAreas.push({ code: `3${code.slice(-1)}99`, ring: squareRing(west, north - 0.02, 0.04) })
    }
    ground.service.fault = (query, response) => {
      const isWest = query.get('where')?.includes("'5'") ?? false
      if (isWest) response.writeHead(404).end()
      return isWest
    }
    await expect(ground.fetchNow()).rejects.toThrow('The service has no such layer')
    ground.service.fault = () => false
    await ground.fetchNow()
    const found = await test.database.query<{ name: string; neighbours: string[] }>(
      `select place.name, array(select name from location where id = any(neighbour_ids)) as neighbours
       from location place join location_boundary on location_id = place.id where cardinality(neighbour_ids) > 0`,
    )
    expect(Object.fromEntries(found.map(({ name, neighbours }) => [name, neighbours]))).toEqual(
      Object.fromEntries(
        pairs.flatMap(([name, , beyond]) => [
          [name, [beyond]],
          [beyond, [name]],
        ]),
      ),
    )
  })

  it('that cross themselves are stored with what is within', async () => {
    const bow: [number, number][] = [
      [145, -38],
      [145.02, -37.98],
      [145.02, -38],
      [145, -37.98],
      [145, -38],
    ]
    ground.service.suburbs.push({ code: '20015', name: 'Bow Tie', ring: bow })
    ground.service.postalAreas.push({ code: '3999', ring: squareRing(144.99, -38.01, 0.05) })
    await ground.fetchNow()
    const place = (await ground.suburbs('VIC')).find(({ name }) => name === 'Bow Tie')
    const centre = { latitude: -37.99, longitude: 145.002 }
    expect(isInPolygons(centre, readPolygons(place?.outline ?? ''))).toBe(true)
  })

  it('have no postcode of postal areas that disagree with those that are known', async () => {
    for (let number = 0; number < 21; number += 1) {
      const [west, code] = [145 + number / 10, `${20_100 + number}`]
      await ground.addSuburb(number + 10, `place-${number}-vic-3${100 + number}`, `Place ${number}`, west, -36)
      ground.service.suburbs.push({ code, name: `Place ${number}`, ring: squareRing(west, -36) })
      ground.service.postalAreas.push({ code: `3${500 + number}`, ring: squareRing(west, -36) })
    }
    ground.service.suburbs.push({ code: '20200', name: 'Stranger', ring: squareRing(145.02, -36) })
    ground.service.postalAreas.push({ code: '3700', ring: squareRing(145.02, -36) })
    await ground.fetchNow()
    expect((await ground.suburbs('VIC')).map(({ name }) => name)).not.toContain('Stranger')
    expect((await ground.suburbs('VIC')).map(({ uri }) => uri)).toContain('melbourne-vic-3000')
  })
})

describe('outlines that somebody imported', () => {
  const importSquare = async (west: number) => {
    const file = path.join(ground.folder, 'own.geojson')
    const geometry = { type: 'Polygon', coordinates: [squareRing(west, -37.82)] }
    const features = [{ type: 'Feature', properties: { LOC_NAME: 'Melbourne', STATE: 'VIC' }, geometry }]
    await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
    await importBoundaries(test.database, file)
  }

  it('win over fetched ones, whichever came first', async () => {
    await ground.fetchNow()
    expect((await ground.suburbs('VIC'))[0]?.outline).toContain('144.95 -37.82')
    await importSquare(144.96)
    expect((await ground.suburbs('VIC'))[0]?.outline).toContain('144.96 -37.82')
    await ground.fetchNow()
    expect((await ground.suburbs('VIC'))[0]?.outline).toContain('144.96 -37.82')
  })
})

describe('files in a folder', () => {
  it('are read by what is in them, outlines of all states and postal areas', async () => {
    const features = [
      { properties: { SAL_CODE21: '20001', SAL_NAME21: 'FITZROY', STE_CODE21: '2' }, ring: squareRing(144.97, -37.8) },
      { properties: { vic_loca_2: "O'HARA OF THE GLEN", loc_pid: 'VIC9' }, ring: squareRing(144.99, -37.8) },
    ]
    const areas = [{ properties: { POA_CODE21: '3065' }, ring: squareRing(144.9, -37.9, 0.2) }]
    for (const [name, list] of Object.entries({ 'a.geojson': features, 'b.json': areas, 'notes.txt': [] })) {
      const whole = list.map(({ properties, ring }) => ({
        type: 'Feature',
        properties,
        geometry: { type: 'Polygon', coordinates: [ring] },
      }))
      await writeFile(path.join(ground.folder, name), JSON.stringify({ type: 'FeatureCollection', features: whole }))
    }
    expect(await ground.fetchNow({ from: { folder: ground.folder } })).toMatchObject({ added: 2 })
    expect((await ground.suburbs('VIC')).map(({ uri, name }) => [uri, name])).toEqual([
      ['fitzroy-vic-3065', 'Fitzroy'],
      ['ohara-of-the-glen-vic-3065', "O'Hara of the Glen"],
    ])
  })
})
