import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publishPlaces } from '#server/gazetteer/places-changed.ts'
import { notifyOfficesChanged } from '#server/modules/offices/offices-changed.queries.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type CurrentPlaces, currentPlaces } from './current-places.ts'

let test: TestDatabase
let errors: unknown[]

beforeAll(async () => {
  test = await createTestDatabase()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate location, database_state restart identity cascade')
  errors = []
})

const start = (database = test.database) => currentPlaces(database, (error) => errors.push(error))

const addPlace = (name: string) =>
  test.database.query(
    `insert into location (uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
     values ($1, 'suburb', $2, 'VIC', '3999', -37800000, 144900000, 'city')`,
    [`${name.toLowerCase()}-vic-3999`, name],
  )

const knows = async ({ locationIndex, completion }: CurrentPlaces, name: string) => [
  locationIndex.location(`${name.toLowerCase()}-vic-3999`) !== null,
  (await completion.complete(name, { types: [], take: 1 })).length > 0,
]

it('every server of a database reads places that an import or another server added', async () => {
  const servers = [await start(), await start()]
  for (const server of servers) await server.completion.load()
  await addPlace('Wattlebend')
  await publishPlaces(test.database)
  for (const server of servers) await expect.poll(() => knows(server, 'Wattlebend')).toEqual([true, true])
  await addPlace('Quollbrook')
  await publishPlaces(test.database)
  for (const server of servers) await expect.poll(() => knows(server, 'Quollbrook')).toEqual([true, true])
  expect([servers.map(({ locationIndex }) => locationIndex.refreshCount()), errors]).toEqual([[2, 2], []])
})

it('every server reads offices that staff added', async () => {
  const servers = [await start(), await start()]
  await addPlace('Wattlebend')
  await test.database.exec(`insert into office (uri, name, location_id, street_address, brand_colour)
    select 'wattle-homes', 'Wattle Homes', id, '1 High Street', '#112233' from location`)
  await notifyOfficesChanged(test.database)
  for (const { locationIndex } of servers)
    await expect.poll(() => locationIndex.office('wattle-homes')?.timeZone).toBe('Australia/Melbourne')
  expect([servers.map(({ locationIndex }) => locationIndex.refreshCount()), errors]).toEqual([[0, 0], []])
})

it('places that did not change are not read again, whatever is heard', async () => {
  await publishPlaces(test.database)
  const server = await start()
  await test.database.query("select pg_notify('places', '')")
  await server.renew()
  expect(server.locationIndex.refreshCount()).toBe(0)
})

it('places that could not be read are read after the next change', async () => {
  let isDown = false
  const query: typeof test.database.query = (...statement) =>
    isDown ? Promise.reject(new Error('The database is away')) : test.database.query(...statement)
  const server = await start({ ...test.database, query })
  // What it read when it began to listen has ended.
  await server.renew()
  isDown = true
  await addPlace('Wattlebend')
  await publishPlaces(test.database)
  await expect.poll(() => errors).toEqual([new Error('The database is away')])
  expect(await knows({ ...server, completion: (await start()).completion }, 'Wattlebend')).toEqual([false, true])
  isDown = false
  await publishPlaces(test.database)
  await expect.poll(() => server.locationIndex.location('wattlebend-vic-3999')?.uri).toBe('wattlebend-vic-3999')
})
