import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'

const HOUR = 3_600_000
/** In the evening of Melbourne, still the day before in Perth. */
const START = new Date('2026-11-20T14:30:00Z')

const members: Record<string, CallingMember> = {
  local: { memberId: 1, claims: {}, agentId: null },
  agent: { memberId: 2, claims: {}, agentId: 1 },
  otherAgent: { memberId: 3, claims: {}, agentId: 99 },
  staff: { memberId: 4, claims: { listings_permission: ['CanManageAny'] }, agentId: null },
  clerk: { memberId: 5, claims: { tracking_permission: ['CanAddListingEvent'] }, agentId: null },
}

let rest: RestUnderTest
let now = START

beforeAll(async () => {
  rest = await restUnderTest({
    clock: () => now,
    trackedEventsPerMinute: 1000,
    identify: async ({ headers }) => members[String(headers.authorization)] ?? null,
  })
  const memberRows = Object.values(members).map(({ memberId }) => `(${memberId}, 'member-${memberId}', 'M', now())`)
  await database().exec(`insert into member (id, username, name, created_at) values ${memberRows.join(', ')}`)
})
afterAll(() => rest.close())
beforeEach(async () => {
  // Time goes on: the allowance of events is counted by the same clock.
  now = new Date(now.getTime() + 24 * HOUR)
  await database().exec('truncate tracking_batch, listing_event_count, agent_event_count, member_event')
})

const database = () => rest.portal.world.database
/** The day in Melbourne, where daylight saving holds, so many days from now. */
const day = (days = 0) => new Date(now.getTime() + (days * 24 + 11) * HOUR).toISOString().slice(0, 10)
let batches = 0
const freshBatch = () => `batch-of-tests-${String((batches += 1)).padStart(6, '0')}`

type Group = { type: number; pageType: string; ids: number[] }
const cards = (...ids: number[]): Group => ({ type: 27, pageType: 'searchResults', ids })
const track = (listings: Group[], batchId = freshBatch()) =>
  rest.call('trackListings', '/tracking/listings', { body: { batchId, listings } })
const as = (name: keyof typeof members) => ({ headers: { authorization: name } })
const eventsOf = (id: number, name = 'staff', query = '') =>
  rest.call('getListingEvents', `/listing/${id}/events${query}`, as(name))
const rowsOf = (table: string) => database().query<Record<string, unknown>>(`select * from ${table}`)

describe('events of listings', () => {
  it('are counted by listing, day, type and page, and add up', async () => {
    await track([cards(1, 2, 1), { type: 1, pageType: 'listingDetails', ids: [1] }])
    await track([cards(1)])
    const { json } = await eventsOf(1)
    expect(json).toEqual({
      from: day(-29),
      to: day(),
      total: 4,
      results: [
        { day: day(), type: 1, pageType: 'listingDetails', count: 1 },
        { day: day(), type: 27, pageType: 'searchResults', count: 3 },
      ],
    })
  })

  it('are counted on the day that it is at the property', async () => {
    const moveTo = (state: string) =>
      database().query('update location set state_code = $1 where id = (select suburb_id from listing where id = 1)', [
        state,
      ])
    await moveTo('WA')
    await track([cards(1)])
    await moveTo('VIC')
    await track([cards(1)])
    const { json } = await eventsOf(1)
    expect(json.results.map((each: { day: string }) => each.day)).toEqual([day(-1), day()])
  })

  it('are counted and shown by the time of a suburb that keeps another than its state', async () => {
    // Past midnight in Sydney, ten minutes before it in Broken Hill.
    now = new Date(now.getTime() - 70 * 60_000)
    const moveTo = (uri: string, state: string) =>
      database().query('update location set uri = $1, state_code = $2 where id = 11', [uri, state])
    await moveTo('broken-hill-nsw-2880', 'NSW')
    await track([cards(1)])
    const { json } = await eventsOf(1)
    await moveTo('fitzroy-vic-3065', 'VIC')
    expect(json).toMatchObject({ to: day(-1), results: [{ day: day(-1), count: 1 }] })
  })

  it('are counted once however often a post comes, one after the other or all at once', async () => {
    const batchId = freshBatch()
    await Promise.all(Array.from({ length: 12 }, () => track([cards(1, 2)], batchId)))
    await track([cards(1, 2)], batchId)
    expect((await eventsOf(1)).json.total).toBe(1)
    expect((await eventsOf(2)).json.total).toBe(1)
  })

  it('count each time in the payload of the specification, which has no batch', async () => {
    const posts = [1, 2].map(() => rest.call('trackListings', '/tracking/listings', { body: { listings: [cards(1)] } }))
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200])
    expect((await eventsOf(1)).json.total).toBe(2)
  })

  it('of many visitors at once all count', async () => {
    const posts = Array.from({ length: 20 }, (_, index) => track([index % 2 ? cards(1, 2, 4) : cards(4, 2, 1)]))
    const answers = await Promise.all(posts)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const totals = await Promise.all([1, 2, 4].map(async (id) => (await eventsOf(id)).json.total))
    expect(totals).toEqual([20, 20, 20])
  })

  it('of homes that nobody knows are passed over', async () => {
    expect((await track([cards(999_999, 1)])).status).toBe(200)
    expect(await rowsOf('listing_event_count')).toHaveLength(1)
  })

  it('of visitors leave nothing of who it was', async () => {
    await track([cards(1)])
    expect(await rowsOf('member_event')).toEqual([])
    const [batch = {}] = await rowsOf('tracking_batch')
    const [count = {}] = await rowsOf('listing_event_count')
    expect(Object.keys(batch)).toEqual(['batch_id', 'received_at'])
    expect(Object.keys(count)).toEqual(['listing_id', 'counted_on', 'event_type', 'page_type', 'count'])
  })

  it('of members are counted and kept with the member', async () => {
    const body = { batchId: freshBatch(), listings: [cards(1, 1)] }
    const call = { body, ...as('local') }
    const answers = [
      await rest.call('trackListingsAsMember', '/secure/tracking/listings', call),
      await rest.call('trackListingsAsMember', '/secure/tracking/listings', call),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf('member_event')).toMatchObject([
      { member_id: 1, listing_id: 1, agent_id: null, event_type: 27, count: 2 },
    ])
    expect((await eventsOf(1)).json.total).toBe(2)
  })

  it('under a secure address need somebody', async () => {
    const body = { batchId: freshBatch(), listings: [cards(1)] }
    const { status, json } = await rest.call('trackListingsAsMember', '/secure/tracking/listings', { body })
    expect([status, json.errors[0].code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(await rowsOf('tracking_batch')).toEqual([])
  })

  it('are limited by address, and counted again after a while', async () => {
    const many = () => track([cards(...Array.from({ length: 500 }, () => 1))])
    const answers = [await many(), await many(), await many()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    now = new Date(now.getTime() + HOUR)
    expect((await many()).status).toBe(200)
  })

  it('are refused where there are too many in one post', async () => {
    const { status, json } = await track([cards(...Array.from({ length: 499 }, () => 1)), cards(1, 2)])
    expect([status, json.errors[0].field]).toEqual([400, 'listings'])
  })

  it('of a post of long ago are no longer known', async () => {
    const batchId = freshBatch()
    await track([cards(1)], batchId)
    now = new Date(now.getTime() + 31 * 24 * HOUR)
    await track([cards(2)])
    expect((await rowsOf('tracking_batch')).map(({ batch_id: id }) => id)).not.toContain(batchId)
  })
})

describe('events of agents', () => {
  const group = { type: 20, pageType: 'listingDetails', ids: [1, 1, 2, 999_999] }

  it('are counted in the same way', async () => {
    const body = { batchId: freshBatch(), agents: [group] }
    await Promise.all([1, 2, 3].map(() => rest.call('trackAgents', '/tracking/agents', { body })))
    expect(await rowsOf('agent_event_count')).toMatchObject([
      { agent_id: 1, event_type: 20, count: 2 },
      { agent_id: 2, event_type: 20, count: 1 },
    ])
  })

  it('of members are kept with the member', async () => {
    const body = { batchId: freshBatch(), agents: [group] }
    await rest.call('trackAgentsAsMember', '/secure/tracking/agents', { body, ...as('local') })
    expect(await rowsOf('member_event')).toMatchObject([
      { member_id: 1, agent_id: 1, count: 2 },
      { member_id: 1, agent_id: 2, count: 1 },
    ])
  })
})

describe('the counts of a listing', () => {
  it.each([
    ['staff', 200],
    ['agent', 200],
    ['otherAgent', 403],
    ['clerk', 403],
    ['local', 403],
    ['nobody', 401],
  ])('are answered to %s with %i', async (name, status) => {
    expect((await eventsOf(1, name)).status).toBe(status)
  })

  it('are those of the days asked for, and are kept by no cache', async () => {
    await track([cards(1)])
    now = new Date(now.getTime() + 24 * HOUR)
    await track([cards(1, 1)])
    const { json, headers } = await eventsOf(1, 'staff', `?from=${day()}&to=${day(3)}`)
    expect(json.results).toEqual([{ day: day(), type: 27, pageType: 'searchResults', count: 2 }])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('grow by what staff add, once', async () => {
    const body = { batchId: freshBatch(), type: 25, count: 3 }
    const add = (name: string) => rest.call('addListingEvents', '/listing/1/events', { body, ...as(name) })
    expect([(await add('local')).status, (await add('staff')).status, (await add('nobody')).status]).toEqual([
      403, 403, 401,
    ])
    expect([(await add('clerk')).status, (await add('clerk')).status]).toEqual([200, 200])
    expect((await eventsOf(1)).json.results).toEqual([{ day: day(), type: 25, pageType: 'staff', count: 3 }])
  })
})
