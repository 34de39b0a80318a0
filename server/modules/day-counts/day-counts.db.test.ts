import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCursor, eventsAfter } from '#server/platform/events/domain-events.queries.ts'
import { followEvents } from '#server/platform/events/follow-events.ts'
import { noDeadLetters } from '#tests/support/no-dead-letters.ts'
import { lastLiveEventId, liveEventsAfter } from '#server/platform/live/live-events.queries.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { copyListing } from '#tests/support/copied-listings.ts'
import { type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'
import { countsConsumer } from './counts-consumer.ts'
import { dayCountsIn } from './day-counts.ts'

/** Twenty past midnight in Melbourne, still the day before in Brisbane and Perth. */
const NOW = new Date('2026-11-19T13:20:00Z')
const TODAY = '2026-11-20'

/** In Fitzroy, of agents 1 and 2, and of agent 1 alone; in Maleny, Queensland, of agent 3 of another office. */
const [FITZROY_HOME, COLLEAGUES_HOME, MALENY_HOME] = [1, 2, 9]

const members: Record<string, CallingMember> = {
  alice: { memberId: 1, claims: {}, agentId: null },
  bruno: { memberId: 2, claims: {}, agentId: null },
  agent: { memberId: 3, claims: {}, agentId: 2 },
  clerk: { memberId: 4, claims: { tracking_permission: ['CanAddListingEvent'] }, agentId: null },
}

let rest: RestUnderTest
beforeAll(async () => {
  rest = await restUnderTest({
    clock: () => NOW,
    enquiries: { limits: { perHourFromSender: 1000, perHourAboutListing: 1000 } },
    identify: async ({ headers }) => members[String(headers.authorization)] ?? null,
  })
  await database().exec(`insert into member (id, username, name, email, email_confirmed_at, created_at)
    select id, 'member-' || id, 'M', 'm' || id || '@mail.example', now(), now() from generate_series(1, 4) as id;
    update member set agent_id = 2 where id = 3`)
  await addCursor(database(), 'day-counts')
})
afterAll(() => rest.close())
beforeEach(() =>
  database().exec(`truncate listing_day_count, tracking_batch, listing_event_count, enquiry, collection cascade;
    update agent set is_principal = false, left_on = null; update office set merged_into_id = null;
    update event_cursor set last_event_id = (select coalesce(max(id), 0) from domain_event)`),
)

const database = () => rest.portal.world.database
const follow = () => followEvents(database(), countsConsumer(database()), noDeadLetters)
const counts = () =>
  database().query(`select listing_id as id, counted_on::text as day, views, enquiries, saves from listing_day_count
    order by listing_id, counted_on`)

let made = 0
const fresh = (what: string) => `${what}-of-these-tests-${String((made += 1)).padStart(4, '0')}`
const view = (id: number, { as = null as string | null, batchId = fresh('batch'), type = 1, times = 1 } = {}) =>
  rest.call(
    as === null ? 'trackListings' : 'trackListingsAsMember',
    as === null ? '/tracking/listings' : '/secure/tracking/listings',
    {
      body: { batchId, listings: [{ type, pageType: 'listingDetails', ids: Array.from({ length: times }, () => id) }] },
      ...(as === null ? {} : { headers: { authorization: as } }),
    },
  )
const enquire = (id: number, idempotencyKey = fresh('enquiry'), { website = '', as = '' } = {}) =>
  rest.call('createListingEnquiry', '/listing/enquiry', {
    ...(as === '' ? {} : { headers: { authorization: as } }),
    body: {
      listingId: id,
      name: 'Mia Okafor',
      email: 'mia@mail.example',
      phone: '0491570156',
      message: 'May I see it?',
      idempotencyKey,
      ...(website === '' ? {} : { website }),
    },
  })
async function change(as: string, mutation: string, variables: object) {
  const payload = { query: mutation, variables }
  const response = await rest.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { authorization: as },
  })
  const { data, errors } = response.json()
  expect(errors).toBeUndefined()
  return data
}
const collect = async (as: string, listingIds: readonly number[], idempotencyKey = fresh('collection')) => {
  const name = `member-${members[as]?.memberId}`
  const query = `mutation Add($username: String!, $items: [AddCollectionInput!]!) {
    addCollections(username: $username, items: $items) { items { id } } }`
  const items = [{ name: 'Homes', isPublic: false, listingIds, idempotencyKey }]
  const data = await change(as, query, { username: name, items })
  return String(data.addCollections.items[0].id)
}
const save = (as: string, listingId: number, addToCollectionIds: string[], removeFromCollectionIds: string[] = []) =>
  change(
    as,
    `mutation Save($username: String!, $listingId: Int!, $addTo: [ID!]!, $removeFrom: [ID!]!) {
      updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $addTo,
        removeFromCollectionIds: $removeFrom) { collections { id } } }`,
    {
      username: `member-${members[as]?.memberId}`,
      listingId,
      addTo: addToCollectionIds,
      removeFrom: removeFromCollectionIds,
    },
  )

describe('views', () => {
  it('are openings of the page, on the day at the property, once for each post', async () => {
    const batchId = fresh('batch')
    await view(FITZROY_HOME, { batchId })
    await view(FITZROY_HOME, { batchId })
    await view(FITZROY_HOME, { times: 500 })
    await view(MALENY_HOME)
    await view(MALENY_HOME, { type: 27, times: 5 })
    await view(999_999)
    expect(await counts()).toEqual([
      { id: FITZROY_HOME, day: TODAY, views: 2, enquiries: 0, saves: 0 },
      { id: MALENY_HOME, day: '2026-11-19', views: 1, enquiries: 0, saves: 0 },
    ])
  })

  it('are not those of the home’s own agents, nor what staff add', async () => {
    await view(FITZROY_HOME, { as: 'agent' })
    await view(MALENY_HOME, { as: 'agent' })
    await view(FITZROY_HOME, { as: 'alice' })
    await rest.call('addListingEvents', `/listing/${FITZROY_HOME}/events`, {
      body: { batchId: fresh('batch'), type: 1, count: 9 },
      headers: { authorization: 'clerk' },
    })
    expect(await counts()).toEqual([
      { id: FITZROY_HOME, day: TODAY, views: 1, enquiries: 0, saves: 0 },
      { id: MALENY_HOME, day: '2026-11-19', views: 1, enquiries: 0, saves: 0 },
    ])
  })

  it('of many visitors at once all count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => view(FITZROY_HOME)))
    expect(await counts()).toMatchObject([{ views: 20 }])
  })
})

describe('in a suburb that keeps another time than its state', () => {
  const moveFitzroyTo = (uri: string, state: string) =>
    database().query('update location set uri = $1, state_code = $2 where id = 11', [uri, state])
  beforeAll(() => moveFitzroyTo('broken-hill-nsw-2880', 'NSW'))
  afterAll(() => moveFitzroyTo('fitzroy-vic-3065', 'VIC'))

  it('views and enquiries count on its own day', async () => {
    await view(FITZROY_HOME)
    await enquire(FITZROY_HOME)
    await follow()
    expect(await counts()).toEqual([{ id: FITZROY_HOME, day: '2026-11-19', views: 1, enquiries: 1, saves: 0 }])
  })
})

describe('enquiries', () => {
  it('count once each, whatever is sent or followed twice, and not where they are refused', async () => {
    const key = fresh('enquiry')
    await enquire(FITZROY_HOME, key)
    await enquire(FITZROY_HOME, key)
    await enquire(FITZROY_HOME)
    await enquire(MALENY_HOME, fresh('enquiry'), { website: 'https://spam.example' })
    await follow()
    const once = [{ id: FITZROY_HOME, day: TODAY, views: 0, enquiries: 2, saves: 0 }]
    expect(await counts()).toEqual(once)
    await follow()
    await database().exec('update event_cursor set last_event_id = 0')
    await follow()
    expect(await counts()).toEqual(once)
    await enquire(FITZROY_HOME)
    await follow()
    expect(await counts()).toMatchObject([{ enquiries: 3 }])
  })
})

describe('saves', () => {
  it('count once for each member who had the home in no collection, and are not taken off', async () => {
    const key = fresh('collection')
    const first = await collect('alice', [FITZROY_HOME, MALENY_HOME], key)
    await collect('alice', [FITZROY_HOME, MALENY_HOME], key)
    const second = await collect('alice', [FITZROY_HOME])
    await save('alice', FITZROY_HOME, [], [first])
    await follow()
    const saved = [
      { id: FITZROY_HOME, day: TODAY, views: 0, enquiries: 0, saves: 1 },
      { id: MALENY_HOME, day: '2026-11-19', views: 0, enquiries: 0, saves: 1 },
    ]
    expect(await counts()).toEqual(saved)
    await save('alice', FITZROY_HOME, [first])
    await save('alice', FITZROY_HOME, [], [first, second])
    await follow()
    expect(await counts()).toEqual(saved)
    await save('alice', FITZROY_HOME, [first, second])
    const brunos = await collect('bruno', [])
    await save('bruno', FITZROY_HOME, [brunos])
    await follow()
    expect(await counts()).toMatchObject([{ saves: 3 }, { saves: 1 }])
  })
})

describe('what an agent does', () => {
  const actOn = async (ids: readonly number[]) => {
    for (const id of ids) {
      await view(id, { as: 'agent' })
      await enquire(id, fresh('enquiry'), { as: 'agent' })
    }
    const [first, ...others] = ids
    const collection = await collect('agent', first === undefined ? [] : [first])
    for (const id of others) await save('agent', id, [collection])
    await follow()
  }
  const every = { views: 1, enquiries: 1, saves: 1 }

  it('with homes of their own counts as nothing, and with those of others as what anybody does', async () => {
    await actOn([FITZROY_HOME, COLLEAGUES_HOME, MALENY_HOME])
    expect(await counts()).toMatchObject([
      { id: COLLEAGUES_HOME, ...every },
      { id: MALENY_HOME, ...every },
    ])
    await actOn([COLLEAGUES_HOME])
    expect(await counts()).toMatchObject([{ id: COLLEAGUES_HOME, views: 2, enquiries: 2 }, { id: MALENY_HOME }])
  })

  it('as the principal of an office counts as nothing with all its homes, also those of an office that it took over', async () => {
    await database().exec('update agent set is_principal = true where id = 2')
    await actOn([COLLEAGUES_HOME, MALENY_HOME, FITZROY_HOME])
    expect(await counts()).toMatchObject([{ id: MALENY_HOME, ...every }])
    await database().exec('truncate listing_day_count, collection cascade')
    await database().exec('update office set merged_into_id = 1 where id = 2')
    await actOn([MALENY_HOME, COLLEAGUES_HOME])
    expect(await counts()).toEqual([])
    await database().exec(`update agent set left_on = '2026-01-01' where id = 2`)
    await actOn([COLLEAGUES_HOME, MALENY_HOME])
    expect((await counts()).map(({ id }) => id)).toEqual([COLLEAGUES_HOME, MALENY_HOME])
  })

  it('is left out at once, so that nothing is kept of it', async () => {
    const [last] = await database().query<{ id: number }>('select coalesce(max(id), 0) as id from domain_event')
    await enquire(FITZROY_HOME, fresh('enquiry'), { as: 'agent' })
    await collect('agent', [FITZROY_HOME])
    const events = await eventsAfter(database(), last?.id ?? 0, 100)
    expect(events.filter(({ kind }) => kind.startsWith('counts.'))).toEqual([])
  })
})

describe('what is counted', () => {
  it('says nothing of who it was, and open pages do not hear of it', async () => {
    const lastIdBefore = await lastLiveEventId(database())
    const [last] = await database().query<{ id: number }>('select coalesce(max(id), 0) as id from domain_event')
    await enquire(FITZROY_HOME)
    await collect('alice', [MALENY_HOME])
    const events = await eventsAfter(database(), last?.id ?? 0, 100)
    const counted = events.filter(({ kind }) => kind.startsWith('counts.'))
    expect(counted).toMatchObject([
      { kind: 'counts.enquired', subjectId: FITZROY_HOME, details: {} },
      { kind: 'counts.saved', subjectId: MALENY_HOME, details: {} },
    ])
    const heard = await liveEventsAfter(database(), lastIdBefore, 100)
    expect(heard.map(({ kind }) => kind)).toEqual(['collections.changed'])
    const columns = await database().query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'listing_day_count' order by 1`,
    )
    expect(columns.map(({ name }) => name)).toEqual([
      'counted_on',
      'enquiries',
      'last_event_id',
      'listing_id',
      'saves',
      'views',
    ])
  })

  it('is kept for 400 days', async () => {
    const insert = (day: string) =>
      database().query(`insert into listing_day_count (listing_id, counted_on, views) values (1, $1, 1)`, [day])
    await insert('2025-10-14')
    await insert('2025-10-15')
    await dayCountsIn(database(), { append: () => Promise.resolve() }).purge(NOW)
    expect(await counts()).toMatchObject([{ day: '2025-10-15' }])
  })

  it('is found by the numbers of the homes, in a table of a hundred thousand days', async () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => 1001 + index)
    await copyListing(database(), 2, { numbers, listedOn: '2026-08-01' })
    const fill = `insert into listing_day_count (listing_id, counted_on, views)
      select id, date '2026-11-20' - day, 1 from listing, generate_series(0, 99) as day where id > 1000;
      analyze listing_day_count`
    await database().transaction(() => database().exec(fill), { isLong: true })
    const plan = await database().query<{ 'QUERY PLAN': string }>(
      `explain select counted_on, sum(views) from listing_day_count
       where listing_id = any('{1001,1009}'::int[]) and counted_on between '2026-08-23' and '2026-11-20' group by counted_on`,
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('listing_day_count_pkey')
    expect(text).not.toContain('Seq Scan')
  })
})
