import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isInPolygons } from '#domain/geo/polygon.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { imitatedCountry } from '#tests/support/imitated-country.ts'
import { squareRing, startMapService } from '#tests/support/map-service.ts'
import { importBoundaries } from '../boundaries/import-boundaries.ts'
import { fetchGround, GroundNotFetched, groundReportLines } from './fetch-ground.ts'
import { doJob, type GroundJob, type GroundMessage } from './ground-job.ts'
import { runGroundProcess } from './ground-process.ts'

let test: TestDatabase
let service: Awaited<ReturnType<typeof startMapService>>
let folder: string
let messages: GroundMessage[]

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate location, database_state restart identity cascade')
  folder = await mkdtemp(path.join(tmpdir(), 'ground-'))
  service = await startMapService({ ...imitatedCountry(), pageSize: 2 })
  messages = []
})
afterEach(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const addSuburb = (id: number, uri: string, name: string, west: number, south: number) =>
  test.database.query(
    `insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement, population)
     values ($1, $2, 'suburb', $3, $4, $5, $6, $7, 'city', 100)`,
    [
      id,
      uri,
      name,
      uri.split('-').at(-2)?.toUpperCase() ?? '',
      uri.slice(-4),
      Math.round((south + 0.01) * 1e6),
      Math.round((west + 0.01) * 1e6),
    ],
  )

async function lastMessage(job: string, tell: (message: GroundMessage) => void): Promise<GroundMessage> {
  let last: GroundMessage | null = null
  await doJob(job, (message) => {
    last = message
    tell(message)
  })
  if (last === null) throw new Error('The job said nothing')
  return last
}

const fetchNow = (from: GroundJob['from'] = { url: service.url, userAgent: 'portal-under-test' }, run = lastMessage) =>
  fetchGround({
    database: test.database,
    folder: path.join(folder, 'ground'),
    from,
    run,
    pause: () => Promise.resolve(),
    clock: () => new Date('2026-11-28T00:00:00Z'),
    onMessage: (message) => messages.push(message),
  })

type Row = {
  id: number
  uri: string
  name: string
  region: string | null
  outline: string | null
  neighbours: number[] | null
}
const suburbs = async (state: string) => {
  const rows = await test.database.query<Row>(
    `select place.id, place.uri, place.name, region.uri as region, outline_text as outline, neighbour_ids as neighbours
     from location place left join location region on region.id = place.region_id
     left join location_boundary on location_id = place.id
     where place.type = 'suburb' and place.state_code = $1 order by place.id`,
    [state],
  )
  return rows
}

describe('suburbs of the map service', () => {
  it('give known places their outline and leave id, uri and name; others are new and complete', async () => {
    await addSuburb(7, 'brisbane-qld-4000', 'Brisbane', 153.01, -27.48)
    service.suburbs.push({ code: '30002', name: 'Kangaroo Point (Qld)', ring: squareRing(153.03, -27.48) })
    service.postalAreas.push({ code: '4169', ring: squareRing(153.03, -27.48) })
    const report = await fetchNow()
    const [brisbane, point] = await suburbs('QLD')
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
    expect(existsSync(path.join(folder, 'ground'))).toBe(false)
  })

  it('are the same when they are fetched again', async () => {
    await fetchNow()
    const before = await suburbs('VIC')
    expect(await fetchNow()).toMatchObject({ added: 0, outlines: 8 })
    expect(await suburbs('VIC')).toEqual(before)
  })

  it('are told apart where a state has a name twice, by postcode and nearest centre', async () => {
    await addSuburb(3, 'newtown-vic-3220', 'Newtown', 144.33, -38.16)
    service.suburbs.push(
      { code: '20007', name: 'Newtown (Ballarat - Vic.)', ring: squareRing(143.65, -37.71) },
      { code: '20008', name: 'Newtown (Greater Geelong - Vic.)', ring: squareRing(144.33, -38.16) },
      { code: '20009', name: 'Newtown (Nearby - Vic.)', ring: squareRing(143.69, -37.71) },
      { code: '20010', name: 'Newtown (Too - Vic.)', ring: squareRing(144.36, -38.16) },
    )
    service.postalAreas.push(
      { code: '3351', ring: squareRing(143.6, -37.8, 0.2) },
      { code: '3220', ring: squareRing(144.3, -38.2, 0.1) },
    )
    expect((await fetchNow()).states.map(({ repeated }) => repeated)).toEqual([0, 0, 0, 0, 0, 0, 2, 0])
    const found = (await suburbs('VIC')).filter(({ name }) => name === 'Newtown')
    expect(found.map(({ uri }) => uri)).toEqual(['newtown-vic-3220', 'newtown-vic-3351'])
    expect(found.map(({ outline }) => outline?.slice(10, 24))).toEqual(['144.33 -38.16,', '143.65 -37.71,'])
  })

  it('whose name is an older one of a place are that place', async () => {
    await addSuburb(5, 'allambie-heights-nsw-2100', 'Allambie Heights', 151.24, -33.78)
    service.suburbs.push({ code: '10010', name: 'Allambie', ring: squareRing(151.24, -33.78) })
    service.postalAreas.push({ code: '2100', ring: squareRing(151.24, -33.78) })
    await fetchNow()
    expect((await suburbs('NSW')).map(({ uri }) => uri)).toEqual(['allambie-heights-nsw-2100', 'sydney-nsw-2000'])
    expect((await suburbs('NSW'))[0]?.outline).toContain('151.24 -33.78')
  })

  it('without a postcode, a name or a shape are no places, nor is what is left of a state', async () => {
    service.suburbs.push(
      { code: '20011', name: 'Nowhere', ring: squareRing(141.5, -35) },
      { code: '20012', name: 'No usual address (Vic.)', ring: null },
      { code: '20013', name: '---', ring: squareRing(144.95, -37.82) },
      { code: '20014', name: 'Elsewhere', ring: squareRing(12, 48) },
      { code: '80009', name: 'ACT Remainder - Namadgi', ring: squareRing(149.12, -35.29) },
    )
    const report = await fetchNow()
    expect((await suburbs('VIC')).map(({ uri }) => uri)).toEqual(['melbourne-vic-3000'])
    expect(await suburbs('ACT')).toHaveLength(1)
    expect(groundReportLines(report)).toContain('1 suburbs left out: no postcode is known for them.')
  })

  it('have neighbours across a state border, also where the states were read at different times', async () => {
    const pairs = [
      ['Albury', '10002', 'Wodonga', '20002', 146.9, -36.1],
      ['Tweed Heads', '10003', 'Coolangatta', '30003', 153.54, -28.18],
      ['Queanbeyan', '10004', 'Oaks Estate', '80004', 149.22, -35.36],
    ] as const
    for (const [name, code, beyond, codeBeyond, west, north] of pairs) {
      service.suburbs.push({ code, name, ring: squareRing(west, north) })
      service.suburbs.push({ code: codeBeyond, name: beyond, ring: squareRing(west, north - 0.02) })
      service.postalAreas.push({ code: `3${code.slice(-1)}99`, ring: squareRing(west, north - 0.02, 0.04) })
    }
    service.fault = (query, response) => {
      const isWest = query.get('where')?.includes("'5'") ?? false
      if (isWest) response.writeHead(404).end()
      return isWest
    }
    await expect(fetchNow()).rejects.toThrow('The service has no such layer')
    service.fault = () => false
    await fetchNow()
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
    service.suburbs.push({ code: '20015', name: 'Bow Tie', ring: bow })
    service.postalAreas.push({ code: '3999', ring: squareRing(144.99, -38.01, 0.05) })
    await fetchNow()
    const place = (await suburbs('VIC')).find(({ name }) => name === 'Bow Tie')
    const centre = { latitude: -37.99, longitude: 145.002 }
    expect(isInPolygons(centre, readPolygons(place?.outline ?? ''))).toBe(true)
  })

  it('have no postcode of postal areas that disagree with those that are known', async () => {
    for (let number = 0; number < 21; number += 1) {
      const [west, code] = [145 + number / 10, `${20_100 + number}`]
      await addSuburb(number + 10, `place-${number}-vic-3${100 + number}`, `Place ${number}`, west, -36)
      service.suburbs.push({ code, name: `Place ${number}`, ring: squareRing(west, -36) })
      service.postalAreas.push({ code: `3${500 + number}`, ring: squareRing(west, -36) })
    }
    service.suburbs.push({ code: '20200', name: 'Stranger', ring: squareRing(145.02, -36) })
    service.postalAreas.push({ code: '3700', ring: squareRing(145.02, -36) })
    await fetchNow()
    expect((await suburbs('VIC')).map(({ name }) => name)).not.toContain('Stranger')
    expect((await suburbs('VIC')).map(({ uri }) => uri)).toContain('melbourne-vic-3000')
  })
})

describe('outlines that somebody imported', () => {
  const importSquare = async (west: number) => {
    const file = path.join(folder, 'own.geojson')
    const geometry = { type: 'Polygon', coordinates: [squareRing(west, -37.82)] }
    const features = [{ type: 'Feature', properties: { LOC_NAME: 'Melbourne', STATE: 'VIC' }, geometry }]
    await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
    await importBoundaries(test.database, file)
  }

  it('win over fetched ones, whichever came first', async () => {
    await fetchNow()
    expect((await suburbs('VIC'))[0]?.outline).toContain('144.95 -37.82')
    await importSquare(144.96)
    expect((await suburbs('VIC'))[0]?.outline).toContain('144.96 -37.82')
    await fetchNow()
    expect((await suburbs('VIC'))[0]?.outline).toContain('144.96 -37.82')
  })
})

describe('a fetch that is cut off', () => {
  it('goes on with the states that are missing', async () => {
    service.fault = (query, response) => {
      if (!query.get('where')?.includes("'5'")) return false
      response.writeHead(404).end()
      return true
    }
    await expect(fetchNow()).rejects.toThrow(new GroundNotFetched('The service has no such layer', false))
    expect(await suburbs('NSW')).toEqual([])
    service.fault = () => false
    service.requests.length = 0
    expect(await fetchNow()).toMatchObject({ added: 8 })
    expect(service.requests.some(({ search }) => search.includes('%271%27'))).toBe(false)
  })

  it('begins anew where it asks another service', async () => {
    await lastMessage(await prepared({ url: service.url, userAgent: '' }), () => {})
    const elsewhere = `${service.url}/ASGS`
    await expect(fetchNow({ url: elsewhere, userAgent: '' })).resolves.toMatchObject({ added: 8 })
    expect(service.requests.some(({ pathname }) => pathname.startsWith('/ASGS/'))).toBe(true)
  })

  const prepared = async (from: GroundJob['from']) => {
    const { writeJob } = await import('./ground-job.ts')
    await writeJob(path.join(folder, 'ground'), { from, known: [] })
    return path.join(folder, 'ground')
  }
})

describe('the process that fetches', () => {
  it('does the same in a process of its own and tells of each state', async () => {
    const signal = new AbortController().signal
    expect(await fetchNow(undefined, (job, tell) => runGroundProcess(job, tell, signal))).toMatchObject({ added: 8 })
    const states = messages.flatMap((message) => (message.kind === 'state' ? [message.report.stateCode] : []))
    expect(states).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
  })

  it('ends with the server', async () => {
    const stopping = new AbortController()
    service.fault = () => {
      stopping.abort(new Error('The server ends'))
      return true
    }
    const fetching = fetchNow(undefined, (job, tell) => runGroundProcess(job, tell, stopping.signal))
    await expect(fetching).rejects.toThrow('The server ends')
  })

  it('that cannot read its files says why', async () => {
    const from = { folder: path.join(folder, 'none') }
    await expect(fetchNow(from)).rejects.toThrow(/ENOENT/)
    await mkdir(from.folder)
    await writeFile(path.join(from.folder, 'vic.geojson'), '<html>')
    await expect(fetchNow(from)).rejects.toThrow('The file is not GeoJSON.')
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
      await writeFile(path.join(folder, name), JSON.stringify({ type: 'FeatureCollection', features: whole }))
    }
    expect(await fetchNow({ folder })).toMatchObject({ added: 2 })
    expect((await suburbs('VIC')).map(({ uri, name }) => [uri, name])).toEqual([
      ['fitzroy-vic-3065', 'Fitzroy'],
      ['ohara-of-the-glen-vic-3065', "O'Hara of the Glen"],
    ])
  })
})
