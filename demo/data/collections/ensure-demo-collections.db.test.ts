import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDemoMembers } from '#demo/data/members/ensure-demo-members.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoCollections } from './ensure-demo-collections.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }
const ensure = () => ensureDemoCollections(world.database, state, SMALL_WORLD_NOW)
const rowsOf = (text: string) => world.database.query(text)

it('adds what the accounts save and say, once, and nothing without them', async () => {
  expect(await ensure()).toBe(0)
  await ensureDemoMembers(world.database, SMALL_WORLD_NOW)
  expect(await ensure()).toBe(3)
  expect(await ensure()).toBe(0)
  const people = await rowsOf(
    `select collection.name, array_agg(member.username || case when is_owner then ' owns' else '' end order by member.username) as people
     from collection join collection_contributor own on own.collection_id = collection.id join member on member.id = own.member_id
     group by collection.id order by collection.id`,
  )
  expect(people).toEqual([
    { name: 'Our first home', people: ['lena owns', 'omar'] },
    { name: 'Rentals until then', people: ['lena owns'] },
    { name: 'South coast, one day', people: ['omar owns'] },
  ])
  expect(await rowsOf('select email from collection_invite')).toEqual([{ email: 'lena@homely.example' }])
  const [{ homes, twice, empty, reactions, notes } = {}] = await rowsOf(`select
    (select count(*) from collection_listing) as homes,
    (select count(*) - count(distinct listing_id) from collection_listing) as twice,
    (select count(*) from collection_listing where price_text = '') as empty,
    (select count(*) from collection_reaction) as reactions,
    (select count(*) from listing_note) as notes`)
  expect({ twice, empty }).toEqual({ twice: 0, empty: 0 })
  for (const count of [homes, reactions, notes]) expect(count).toBeGreaterThan(2)
  const earlier = await rowsOf(
    `select price_text from collection_listing where listing_id = 1 and price_text = '$1,500,000 - $1,650,000'`,
  )
  expect(earlier).toHaveLength(1)
})
