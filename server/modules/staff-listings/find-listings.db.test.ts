import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StaffListingsUnderTest, staffListingsUnderTest } from '#tests/support/staff-listings-under-test.ts'

let test: StaffListingsUnderTest
beforeAll(async () => {
  test = await staffListingsUnderTest()
}, 60_000)
afterAll(() => test.close())

const found = async (filter: object, more: object = {}) => {
  const answer = await test.find('manager', filter, more)
  if (answer.errors !== undefined) return answer.errors[0]?.extensions
  const { total, results } = answer.data.staffListings
  return { total, ids: results.map(({ listing }: { listing: { id: number } }) => listing.id) }
}
/** In the order of the newest first. */
const idsWhere = async (condition: string): Promise<number[]> => {
  const rows = await test.database.query<{ id: number }>(
    `select id from listing where ${condition} order by listed_at desc, id desc`,
  )
  return rows.map(({ id }) => id)
}
const all = (ids: number[]) => ({ total: ids.length, ids })

it('staff find a listing by its number, whatever became of it', async () => {
  expect(await found({ id: 4 })).toEqual(all([4]))
  expect(await found({ id: 999_999 })).toEqual(all([]))
})

it('by the beginning of its address in any case, and not by less than three signs', async () => {
  const [{ address } = { address: '' }] = await test.database.query<{ address: string }>(
    'select street_address as address from listing where id = 1',
  )
  const asked = ` ${address.slice(0, 8).toUpperCase()}`
  const ids = await idsWhere(`lower(street_address) like lower('${address.slice(0, 8)}') || '%'`)
  expect(ids).toContain(1)
  expect(await found({ address: asked })).toEqual(all(ids))
  expect(await found({ address: '%_%' })).toEqual(all([]))
  expect(await found({ address: ' 12' })).toEqual({ code: 'BAD_INPUT', field: 'address' })
})

it('by office, with those that were merged into it, by agent, and by where it stands', async () => {
  expect(await found({ officeId: 2 })).toEqual(all(await idsWhere('office_id = 2')))
  await test.database.exec('update office set merged_into_id = 1 where id = 2')
  expect(await found({ officeId: 1 })).toEqual(all(await idsWhere('office_id in (1, 2)')))
  await test.database.exec('update office set merged_into_id = null')
  const ofAgent = await idsWhere('id in (select listing_id from listing_agent where agent_id = 1)')
  expect(await found({ agentId: 1 })).toEqual(all(ofAgent))
  expect(await found({ states: ['underOffer'] })).toEqual(all(await idsWhere('is_under_offer')))
  expect(await found({ states: ['available', 'completed'] })).toEqual(
    all(await idsWhere(`(status_type = 'available' and not is_under_offer) or status_type = 'completed'`)),
  )
  await test.act('manager', 'hide', { listingId: 4 })
  expect(await found({ states: ['hidden'] })).toEqual(all([4]))
  expect(await found({ states: ['removed'] })).toEqual(all(await idsWhere(`status_type = 'removed' and id <> 4`)))
  await test.act('manager', 'show', { listingId: 4 })
})

it('page by page, the newest or the oldest first', async () => {
  const ids = await idsWhere('true')
  const paging = { skip: 2, take: 2 }
  expect(await found({}, { paging })).toEqual({ total: ids.length, ids: ids.slice(2, 4) })
  expect(await found({}, { paging, order: 'oldest' })).toEqual({
    total: ids.length,
    ids: ids.toReversed().slice(2, 4),
  })
})

it('each with the street that is shown to nobody, its agents, and whether a feed sends it', async () => {
  const [hidden] = await test.database.query<{ id: number; address: string }>(
    'select id, street_address as address from listing where is_address_hidden order by id limit 1',
  )
  const read = async () => (await test.find('booster', { id: hidden?.id })).data.staffListings.results[0]
  const agents = await test.database.query<{ id: number }>(
    'select agent_id as id from listing_agent where listing_id = $1 order by position',
    [hidden?.id],
  )
  expect(agents).not.toEqual([])
  expect(await read()).toMatchObject({ streetAddress: hidden?.address, agents, isFromFeed: false })
  await test.database.exec(`insert into feed_agency (agency_id, office_id) values ('NELSON', 1);
    insert into feed_listing (agency_id, unique_id, listing_id, modified_at, stated)
    values ('NELSON', 'u1', ${hidden?.id}, now(), '{}')`)
  expect(await read()).toMatchObject({ isFromFeed: true })
  await test.database.exec('delete from feed_listing; delete from feed_agency')
})
