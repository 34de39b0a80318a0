import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { prepareData } from './prepare-data.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const prepare = async (hasDemoData = false) => {
  const said: string[] = []
  await prepareData(world.database, { hasDemoData, now: SMALL_WORLD_NOW, say: (line) => said.push(line) })
  return said
}

const countOf = async (table: string, condition = 'true') => {
  const [row] = await world.database.query<{ count: number }>(`select count(*) from ${table} where ${condition}`)
  return row?.count
}

it('the preparation adds the places of the country to those that are there, once, and leaves other people’s listings alone', async () => {
  expect(await countOf('location', "type = 'suburb'")).toBe(6)
  expect(await prepare(true)).toEqual([
    expect.stringMatching(/^Loaded \d{4} places\.$/),
    'Recorded what agents and members did so far.',
  ])
  const recorded = await countOf('activity')
  expect(recorded).toBe(7)
  expect(await countOf('location', "type = 'suburb' and region_id is null")).toBe(2)
  expect(await countOf('location', "uri = 'fitzroy-vic-3065' and id = 11")).toBe(1)
  expect(await countOf('listing')).toBe(14)
  expect(await prepare(true)).toEqual([])
  expect(await countOf('activity')).toBe(recorded)
})

it('the preparation brings what searches read back to what the listings say', async () => {
  await world.database.query('delete from listing_search where listing_id = 3')
  expect(await prepare()).toEqual([])
  expect(await countOf('listing_search', 'listing_id = 3')).toBe(1)
})

it('the preparation spells the addresses of reviews as they are spelt today, once, and leaves one that would be the same as another', async () => {
  await world.database.exec(`delete from database_state where key = 'sale-keys';
    insert into review_request (agent_id, idempotency_key, client_name, client_email, service_type, typed_address, sale_key, mail_count,
      requested_at, expires_at)
    select 1, 'request-' || key, 'Mia', 'mia@mail.example', 'sale', '', key, 1, now(), now() from unnest(array['11:12 smith cct:sale',
      '11:7/45 rose st n:sale', '11:3 gore ct:sale', '11:3 gore court:sale', 'none:sale', 'listing:3']) as key;
    with written as (
      insert into post (kind, author_name, author_email, status, title, content, rating, written_at, waits_since)
      values ('agentReview', 'Mia', 'mia@mail.example', 'held', 'Good', 'Good indeed.', 5, now(), now()) returning id
    )
    insert into agent_review (id, agent_id, source, service_type, typed_address, is_verified, sale_key)
    select id, 1, 'member', 'sale', '', false, '11:12 smith cct:sale' from written`)
  const keys = (table: string) =>
    world.database.query<{ key: string }>(
      `select sale_key as key from ${table} where service_type = 'sale' order by id`,
    )
  await prepare()
  await prepare()
  expect((await keys('review_request')).map(({ key }) => key)).toEqual([
    '11:12 smith circuit:sale',
    '11:7/45 rose street north:sale',
    '11:3 gore ct:sale',
    '11:3 gore court:sale',
    'none:sale',
    'listing:3',
  ])
  expect((await keys('agent_review')).map(({ key }) => key)).toEqual(['11:12 smith circuit:sale'])
  await world.database.exec('truncate review_request, post cascade')
})

it('the preparation puts no account whose password everybody knows beside other people’s listings, nor where there is no demonstration', async () => {
  await prepare(true)
  await prepare(false)
  expect(await countOf('member')).toBe(0)
})
