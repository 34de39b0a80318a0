import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { importFile, reportLines } from './import-file.ts'
import { gazetteerPlaces } from './places.ts'
import { regions } from './regions.ts'

const reference = fileURLToPath(new URL('../../../shared/data/gazetteer/geonames-postal-2018.csv', import.meta.url))
const header = 'postcode,place_name,state_name,state_code,latitude,longitude,accuracy'

let test: TestDatabase
let folder: string

beforeAll(async () => {
  test = await createTestDatabase()
})

afterAll(() => test.close())

beforeEach(async () => {
  await test.database.exec('truncate location restart identity cascade')
  folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function importLines(...lines: string[]) {
  const file = path.join(folder, 'places.csv')
  await writeFile(file, [header, ...lines].join('\n'))
  return importFile(test.database, file)
}

const suburbs = () =>
  test.database.query<{
    id: number
    uri: string
    name: string
    latitude_micro: number
    coordinate_accuracy: number | null
  }>("select id, uri, name, latitude_micro, coordinate_accuracy from location where type = 'suburb' order by uri")

async function addSuburb(uri: string, name: string, latitude: number, accuracy: number | null): Promise<void> {
  await test.database.query(
    `insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, coordinate_accuracy, settlement)
     values (7, $1, 'suburb', $2, 'VIC', '3065', $3, 144979000, $4, 'city')`,
    [uri, name, Math.round(latitude * 1e6), accuracy],
  )
}

describe('the import of places', () => {
  it('adds a place with its region and settlement', async () => {
    const report = await importLines('3065,Fitzroy,Victoria,VIC,-37.7986,144.9797,4')
    expect(report).toMatchObject({ rows: 1, added: 1, moved: 0, unchanged: 0, bad: 0 })
    const rows = await test.database.query(
      `select place.uri, place.postcode, place.settlement, place.longitude_micro, region.uri as region
       from location place join location region on region.id = place.region_id`,
    )
    expect(rows).toEqual([
      {
        uri: 'fitzroy-vic-3065',
        postcode: '3065',
        settlement: 'city',
        longitude_micro: 144_979_700,
        region: 'inner-melbourne-vic',
      },
    ])
  })

  it('keeps the id, uri and name of a known place, and takes the better coordinates', async () => {
    await addSuburb('old-fitzroy-vic-3065', 'FitzRoy', -37.8, 3)
    expect(await importLines('3065,Fitzroy,,VIC,-37.7,144.9797,4')).toMatchObject({ added: 0, moved: 1 })
    expect(await suburbs()).toEqual([
      { id: 7, uri: 'old-fitzroy-vic-3065', name: 'FitzRoy', latitude_micro: -37_700_000, coordinate_accuracy: 4 },
    ])
  })

  it('leaves good coordinates alone', async () => {
    await addSuburb('fitzroy-vic-3065', 'Fitzroy', -37.8, 4)
    expect(await importLines('3065,Fitzroy,,VIC,-37.7,144.9797,3')).toMatchObject({ moved: 0, unchanged: 1 })
    expect(await importLines('3065,Fitzroy,,VIC,-37.7,144.9797,4')).toMatchObject({ moved: 0, unchanged: 1 })
  })

  it('does not move a place without a stated accuracy to a homonym far away', async () => {
    await addSuburb('fitzroy-vic-3065', 'Fitzroy', -37.8, null)
    const report = await importLines('3065,Fitzroy,,VIC,-36.7,144.9797,4')
    expect(report).toMatchObject({ moved: 0, unchanged: 1, doubtful: ['fitzroy-vic-3065'] })
    expect(await importLines('3065,Fitzroy,,VIC,-37.79,144.9797,4')).toMatchObject({ moved: 1, doubtful: [] })
  })

  it('adds behind the ids that are taken', async () => {
    await addSuburb('fitzroy-vic-3065', 'Fitzroy', -37.8, 4)
    const places = Array.from({ length: 30 }, (_, number) => `3${100 + number},Somewhere,,VIC,-37.7,144.9,4`)
    expect(await importLines(...places)).toMatchObject({ added: 30 })
  })

  it('keeps the most accurate of repeated rows, leaves out post boxes and tells bad rows', async () => {
    const report = await importLines(
      '3065,Fitzroy,,VIC,-37.1,144.9797,1',
      '3065,FITZROY,,VIC,-37.7,144.9797,4',
      '8001,Melbourne,,VIC,-37.8,144.96,4',
      '3066,Collingwood,,VIC,north,144.96,4',
    )
    expect(report).toMatchObject({ rows: 4, added: 1, repeated: 1, postOnly: 1, bad: 1 })
    expect(reportLines(report)).toEqual([
      '4 rows read: 1 places added, 0 given better coordinates, 0 unchanged.',
      '1 rows repeat a place, or state another postcode of one.',
      '1 rows left out: postcodes of post boxes and bulk mail only.',
      '1 rows could not be read:',
      '  line 5: not in Australia: "north, 144.96"',
    ])
    expect((await suburbs()).map(({ latitude_micro }) => latitude_micro)).toEqual([-37_700_000])
  })

  it('takes a name with its direction at the other end, or with Mt and Saint, for the same place', async () => {
    await addSuburb('fitzroy-north-vic-3065', 'Fitzroy North', -37.8, 3)
    const report = await importLines(
      '3065,North Fitzroy,,VIC,-37.7,144.9797,4',
      '3930,Mt Eliza,,V.I.C.,-38.1,145.0,4',
      '3930,Mount Eliza,Victoria,,-38.2,145.0,3',
      '3183,East Saint Kilda,,VIC,-37.8,145.0,3',
      '3183,St Kilda East,,VIC,-37.9,145.0,4',
    )
    expect(report).toMatchObject({ added: 2, moved: 1, repeated: 2, bad: 0 })
    expect((await suburbs()).map(({ name, latitude_micro }) => [name, latitude_micro])).toEqual([
      ['East St Kilda', -37_900_000],
      ['Fitzroy North', -37_700_000],
      ['Mount Eliza', -38_100_000],
    ])
  })

  it('takes another postcode of a place for the same place, where its own is there', async () => {
    expect(await importLines('3001,Melbourne,,VIC,-37.8,144.96,4')).toMatchObject({ added: 1, repeated: 0 })
    const report = await importLines('4001,Brisbane,,QLD,-27.4,153.0,4', '4000,Brisbane,,QLD,-27.4,153.0,4')
    expect(report).toMatchObject({ added: 1, repeated: 1 })
    expect((await suburbs()).map(({ uri }) => uri)).toEqual(['brisbane-qld-4000', 'melbourne-vic-3001'])
  })

  it('refuses a file that is not there', async () => {
    await expect(importFile(test.database, path.join(folder, 'none.csv'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('the reference file', () => {
  it('is loaded whole, and a second time changes nothing', async (context) => {
    if (!existsSync(reference)) {
      console.info('The reference data is not beside this repository: its import is not tried.')
      context.skip()
    }
    const first = await importFile(test.database, reference)
    console.info(reportLines(first).join('\n'))
    expect(first.rows).toBe(16_875)
    expect(first.bad).toBe(0)
    expect(first.added + first.repeated + first.postOnly).toBe(first.rows)
    expect(first.added).toBeGreaterThan(15_000)
    const before = await suburbs()
    expect(before).toHaveLength(first.added)
    const known = new Set(before.map(({ uri }) => uri))
    const missing = gazetteerPlaces().filter(({ uri }) => !known.has(uri))
    console.info(
      `${missing.length} of the stated places are not in the file: ${missing.map(({ uri }) => uri).join(', ')}`,
    )
    expect(missing.length).toBeLessThan(60)
    const homeless = await test.database.query("select 1 from location where type = 'suburb' and region_id is null")
    expect(homeless).toEqual([])
    const second = await importFile(test.database, reference)
    expect(second).toMatchObject({ added: 0, moved: 0, unchanged: first.added })
    expect(await suburbs()).toEqual(before)
    const [count] = await test.database.query<{ count: number }>("select count(*) from location where type = 'region'")
    expect(count?.count).toBe(regions.length)
  })
})
