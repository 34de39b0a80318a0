import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import { isInPolygons } from '#domain/geo/polygon.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { placeDirectory } from '#server/modules/locations/place-directory.ts'
import { boundarySources } from '#server/modules/map/suburb-boundaries.queries.ts'
import { loadMapGround } from '#server/modules/map/map-ground.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { fillGazetteer } from '#server/start/fill-gazetteer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { boundaryReportLines, importBoundaries } from './import-boundaries.ts'

const sharedFolder = fileURLToPath(new URL('../../../../shared/data/boundaries/', import.meta.url))

let test: TestDatabase
let folder: string

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate location restart identity cascade')
  folder = await mkdtemp(path.join(tmpdir(), 'boundaries-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

type Box = { name: string; west: number; south: number; side?: number; state?: string; id?: string }

/** Squares, as Geoscape's shapefiles name them once they are GeoJSON. */
async function importSquares(...boxes: Box[]) {
  return importBoundaries(test.database, await fileOfSquares(...boxes))
}

async function fileOfSquares(...boxes: Box[]) {
  const features = boxes.map(({ name, west, south, side = 0.02, state = 'vic', id = `VIC${west}${south}` }) => {
    const [east, north] = [west + side, south + side]
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ]
    return {
      type: 'Feature',
      properties: { loc_pid: id, [`${state}_loca_2`]: name },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
  })
  const file = path.join(folder, 'suburbs.geojson')
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
  return file
}

async function addSuburbs(...suburbs: [name: string, postcode: string, latitude: number, longitude: number][]) {
  for (const [index, [name, postcode, latitude, longitude]] of suburbs.entries()) {
    await test.database.query(
      `insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
       values ($1, $2, 'suburb', $3, 'VIC', $4, $5, $6, 'city')`,
      [
        index + 1,
        `${name.toLowerCase().replaceAll(/\W+/g, '-')}-vic-${postcode}`,
        name,
        postcode,
        ...[latitude, longitude].map((each) => Math.round(each * 1e6)),
      ],
    )
  }
}

const boundaries = () =>
  test.database.query<{ id: number; name: string; outline: string; neighbours: number[] }>(
    `select location_id as id, stated_name as name, outline_text as outline, neighbour_ids as neighbours
     from location_boundary order by location_id`,
  )
const places = () => placeDirectory(test.database, () => new Date())

describe('the import of boundaries', () => {
  it('gives suburbs the boundary of their name, whatever its spelling, and tells what found no match', async () => {
    await addSuburbs(
      ['St Kilda', '3182', -37.86, 144.98],
      ["O'Connor", '3999', -37.5, 144.5],
      ['Fitzroy', '3065', -37.8, 144.98],
    )
    const report = await importSquares(
      { name: 'SAINT KILDA', west: 144.97, south: -37.87 },
      { name: "O'CONNOR", west: 144.49, south: -37.51 },
      { name: 'UNDERBOOL', west: 141.8, south: -35.1 },
    )
    expect(report).toMatchObject({
      features: 3,
      stated: 3,
      matched: 2,
      without: ['fitzroy-vic-3065'],
      unknown: ['UNDERBOOL'],
    })
    expect(boundaryReportLines(report)).toEqual([
      '3 features read, 3 suburbs: 2 suburbs of the portal have their boundary now.',
      '1 suburbs of the portal are not in the file: fitzroy-vic-3065',
      '1 suburbs of the file are not among the places of the portal: UNDERBOOL',
    ])
    expect((await boundaries()).map(({ id, name }) => [id, name])).toEqual([
      [1, 'SAINT KILDA'],
      [2, "O'CONNOR"],
    ])
  })

  it('takes a name with its direction at the other end where no other bears it', async () => {
    await addSuburbs(['Fitzroy North', '3068', -37.78, 144.98], ['East Geelong', '3219', -38.15, 144.37])
    const report = await importSquares(
      { name: 'NORTH FITZROY', west: 144.97, south: -37.79 },
      { name: 'GEELONG EAST', west: 144.36, south: -38.16 },
      { name: 'EAST GEELONG', west: 144.38, south: -38.16 },
    )
    expect(report).toMatchObject({ matched: 2, without: [], unknown: ['GEELONG EAST'] })
  })

  it('remembers Geoscape as the publisher, and the Bureau of Statistics', async () => {
    await addSuburbs(['Fitzroy', '3065', -37.8, 144.98])
    await importSquares({ name: 'FITZROY', west: 144.97, south: -37.81 })
    expect(await boundarySources(test.database)).toEqual(['geoscape'])
    const file = await fileOfSquares({ name: 'FITZROY', west: 144.97, south: -37.81 })
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll('vic_loca_2', 'SSC_NAME16').replaceAll('loc_pid', 'SSC_CODE16'))
    await importBoundaries(test.database, file)
    expect(await boundarySources(test.database)).toEqual(['abs'])
  })

  it('chooses by nearest centre where a state has a name twice, and leaves out what is far away', async () => {
    await addSuburbs(
      ['Newtown', '3220', -38.15, 144.33],
      ['Newtown', '3351', -37.7, 143.66],
      ['Hillside', '3037', -37.69, 144.74],
      ['Hillside', '3875', -30, 150],
    )
    const report = await importSquares(
      { name: 'NEWTOWN', west: 143.65, south: -37.71 },
      { name: 'NEWTOWN', west: 144.32, south: -38.16 },
      { name: 'HILLSIDE', west: 144.76, south: -37.7 },
    )
    const [geelong, ballarat, hillside] = await boundaries()
    expect(geelong?.outline).toContain('144.32 -38.16')
    expect(ballarat?.outline).toContain('143.65 -37.71')
    expect(hillside?.id).toBe(3)
    expect(report.doubtful).toEqual(['hillside-vic-3875'])
  })

  it('gives two postcodes of one suburb the same boundary', async () => {
    await addSuburbs(['Melbourne', '3000', -37.81, 144.96], ['Melbourne', '3004', -37.83, 144.97])
    await importSquares({ name: 'MELBOURNE', west: 144.95, south: -37.84, side: 0.04 })
    expect(await boundaries()).toHaveLength(2)
    expect((await places().suburbAround({ latitude: -37.829, longitude: 144.971 }))?.postcode).toBe('3004')
  })

  it('is the same when it is run again, and keeps what another file brought', async () => {
    await addSuburbs(['Fitzroy', '3065', -37.8, 144.98], ['Carlton', '3053', -37.8, 144.96])
    await importSquares({ name: 'FITZROY', west: 144.97, south: -37.81 })
    await importSquares({ name: 'CARLTON', west: 144.95, south: -37.81 })
    const before = await boundaries()
    await importSquares({ name: 'CARLTON', west: 144.95, south: -37.81 })
    expect(await boundaries()).toEqual(before)
    expect(before).toHaveLength(2)
  })

  it('has the table to itself, so that outlines that are fetched meanwhile do not come between', async () => {
    await addSuburbs(['Fitzroy', '3065', -37.8, 144.98])
    const modes: string[] = []
    const watched: Database = {
      ...test.database,
      async copyRows(...rows) {
        const locks = await test.database.query<{ mode: string }>(
          "select mode from pg_locks where relation = 'location_boundary'::regclass and granted",
        )
        modes.push(...locks.map(({ mode }) => mode))
        return test.database.copyRows(...rows)
      },
    }
    await importBoundaries(watched, await fileOfSquares({ name: 'FITZROY', west: 144.97, south: -37.81 }))
    expect(modes).toContain('ShareRowExclusiveLock')
  })
})

describe('what boundaries are used for', () => {
  beforeEach(async () => {
    await addSuburbs(['Wide', '3800', -37.9, 145.03], ['Small', '3801', -37.9, 145.145], ['Far', '3802', -37.9, 145.3])
    await importSquares(
      { name: 'WIDE', west: 145, south: -38, side: 0.14 },
      { name: 'SMALL', west: 145.14, south: -38, side: 0.14 },
    )
  })

  it('a point belongs to the suburb around it, also where another centre is nearer', async () => {
    const point = { latitude: -37.9, longitude: 145.13 }
    expect((await places().nearestSuburbs(point, 1))[0]?.name).toBe('Small')
    expect((await places().suburbAround(point))?.name).toBe('Wide')
    expect(await places().suburbAround({ latitude: -37.9, longitude: 145.3 })).toBeNull()
  })

  it('suburbs that touch count as surrounding, however far apart their centres are', async () => {
    const index = await loadLocationIndex(test.database)
    const wide = index.location('wide-vic-3800')
    if (wide === null) throw new Error('The suburb is missing')
    expect(index.surroundingSuburbs(wide).map(({ id }) => id)).toEqual([2])
  })

  it('the tiles of the map show them where they reach, cells only for the others', async () => {
    const { places: known, boundariesWithin } = await loadMapGround(test.database)
    expect(known.map(({ name, hasBoundary }) => [name, hasBoundary])).toEqual([
      ['Wide', true],
      ['Small', true],
      ['Far', false],
    ])
    const found = await boundariesWithin({ south: -37.95, west: 145.01, north: -37.94, east: 145.02 }, 12)
    expect(found.map(({ properties }) => properties.isApproximate)).toEqual([false])
    expect(found[0]?.geometry.coordinates[0]?.[0]?.length).toBeGreaterThanOrEqual(5)
    expect(await boundariesWithin({ south: -37.95, west: 146, north: -37.94, east: 146.1 }, 12)).toEqual([])
  })
})

describe.skipIf(!existsSync(sharedFolder))(
  'the boundaries of six states and territories (where ../shared/data is)',
  () => {
    it('are those of nearly every suburb of the gazetteer, and hold their centres', { timeout: 120_000 }, async () => {
      await fillGazetteer(test.database)
      let [matched, without, doubtful] = [0, 0, 0]
      for (const file of await readdir(sharedFolder)) {
        const report = await importBoundaries(test.database, path.join(sharedFolder, file))
        matched += report.matched
        without += report.without.length
        doubtful += report.doubtful.length
      }
      expect(matched).toBeGreaterThan(1760)
      expect(without).toBeLessThan(15)
      expect(doubtful).toBe(0)
      const centres = await test.database.query<{ latitude: number; longitude: number; text: string }>(
        `select latitude_micro / 1e6::float8 as latitude, longitude_micro / 1e6::float8 as longitude, outline_text as text
       from location join location_boundary on location_id = id`,
      )
      const outside = centres.filter((centre) => !isInPolygons(centre, readPolygons(centre.text)))
      // Centres of the gazetteer are those of post offices and halls, some of them across the street.
      expect(outside.length / centres.length).toBeLessThan(0.05)
      const fitzroy = { latitude: -37.7989, longitude: 144.9785 }
      expect((await places().suburbAround(fitzroy))?.uri).toBe('fitzroy-vic-3065')
      const [around] = readPolygons(centres.find((centre) => distanceInMetres(centre, fitzroy) < 600)?.text ?? '')
      expect(around?.[0]?.length).toBeGreaterThan(4)
    })
  },
)
