import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { emptySearchesOver } from '#server/modules/search/empty-searches.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import {
  everyClaim,
  type StaffListingsUnderTest,
  staffListingsUnderTest,
} from '#tests/support/staff-listings-under-test.ts'

let test: StaffListingsUnderTest
beforeAll(async () => {
  test = await staffListingsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec(`
    truncate portal_day_count, portal_counting, empty_search_day, listing_log, listing_day_count, mail, enquiry, feed_upload, feed_key
      restart identity cascade`)
})

const dashboard = (who: string | null, days = 7) =>
  test.ask(
    who,
    `query Days($days: Int!) { dashboard(days: $days) { days countedAt series { subject kind counts }
       emptySearches { day url count } } }`,
    { days },
  )
const feedHealth = (who: string | null) =>
  test.ask(who, '{ feedHealth { officeId standing uploadId receivedAt accepted refused } }')
type Answer = Awaited<ReturnType<typeof dashboard>>
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'
const count = () => test.runJob('dashboard.count')
/** The counts of a subject and kind, the last day last. */
async function series(subject: string, kind: string, days = 7): Promise<number[]> {
  const { data } = await dashboard('manager', days)
  return data.dashboard.series.find(
    (each: { subject: string; kind: string }) => each.subject === subject && each.kind === kind,
  ).counts
}
const insert = (text: string) => test.database.exec(text)
const DAY_MS = 24 * 60 * 60 * 1000
const ago = (days: number, hours = 0) =>
  new Date(SMALL_WORLD_NOW.getTime() - days * DAY_MS - hours * 60 * 60 * 1000).toISOString()
const log = (kind: string, at: string, details: object = {}) =>
  insert(`insert into listing_log (listing_id, kind, details, occurred_at)
    values (1, '${kind}', '${JSON.stringify(details)}', '${at}')`)

describe('who reads', () => {
  it('the dashboard: whoever manages listings', async () => {
    for (const claim of everyClaim)
      expect([claim, codeOf(await dashboard(claim))]).toEqual([
        claim,
        claim === 'listings_permission CanManageAny' ? 'done' : 'FORBIDDEN',
      ])
    expect([codeOf(await dashboard(null)), codeOf(await dashboard('mia'))]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
    expect([codeOf(await dashboard('manager', 28)), codeOf(await dashboard('manager', 91))]).toEqual([
      'BAD_INPUT',
      'BAD_INPUT',
    ])
  })

  it('how feeds do: they, and whoever views files or errors', async () => {
    const readers = new Set([
      'listings_permission CanManageAny',
      'multiloaders_permission CanViewFiles',
      'multiloaders_permission CanViewErrors',
    ])
    for (const claim of everyClaim)
      expect([claim, codeOf(await feedHealth(claim))]).toEqual([claim, readers.has(claim) ? 'done' : 'FORBIDDEN'])
    expect(codeOf(await feedHealth(null))).toBe('UNAUTHENTICATED')
  })
})

describe('what is counted', () => {
  it('is nothing until it was counted for the first time, which goes back ninety days', async () => {
    await insert(`insert into listing_day_count (listing_id, counted_on, views) values
      (1, current_date - 5000, 9), (1, ('${ago(0)}'::timestamptz at time zone 'Australia/Melbourne')::date - 89, 4)`)
    expect((await dashboard('manager')).data.dashboard.countedAt).toBe(null)
    await count()
    expect((await dashboard('manager')).data.dashboard.countedAt).toBe(SMALL_WORLD_NOW.toISOString())
    const views = await series('views', 'all', 90)
    expect([views.length, views[0], views.reduce((sum, each) => sum + each, 0)]).toEqual([90, 4, 4])
  })

  it('are listings on the market today, and nothing of the days before', async () => {
    await count()
    const [onMarket] = await test.database.query<{ count: number }>(
      "select count(*)::int as count from listing where status_type = 'available' and listing_type = 'sale'",
    )
    expect(onMarket?.count).toBeGreaterThan(0)
    expect(await series('onMarket', 'sale')).toEqual([null, null, null, null, null, null, onMarket?.count])
  })

  it('are listings that came on the market or went off it, each change once', async () => {
    await log('listing.published', ago(1))
    await log('listing.statusChanged', ago(0), { before: 'removed', after: 'available' })
    await log('listing.statusChanged', ago(0), { before: 'available', after: 'underOffer' })
    await log('listing.statusChanged', ago(0), { before: 'underOffer', after: 'completed' })
    await log('listing.statusChanged', ago(0), { before: 'completed', after: 'removed' })
    await log('listing.priceChanged', ago(0))
    await count()
    await count()
    expect(await series('cameOn', 'sale')).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect(await series('wentOff', 'sale')).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(await series('cameOn', 'rental')).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('are mails of their day by what became of them, and what was still waiting is counted anew', async () => {
    await insert(`insert into mail (recipient, subject, text_body, html_body, state, next_attempt_at, created_at, sent_at, headers) values
      ('a@x.example', '', '', '', 'sent', now(), '${ago(0)}', now(), '{}'),
      ('a@x.example', '', '', '', 'sent', now(), '${ago(0)}', now(), '{"List-Unsubscribe": "<x>"}'),
      ('a@x.example', '', '', '', 'pending', now(), '${ago(1)}', null, '{}'),
      ('a@x.example', '', '', '', 'failed', now(), '${ago(2)}', null, '{"List-Unsubscribe": "<x>"}')`)
    await count()
    expect(await series('mailSent', 'direct')).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(await series('mailSent', 'news')).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(await series('mailWaiting', 'direct')).toEqual([0, 0, 0, 0, 0, 1, 0])
    expect(await series('mailFailed', 'news')).toEqual([0, 0, 0, 0, 1, 0, 0])
    await insert("update mail set state = 'sent', sent_at = now() where state = 'pending'")
    await count()
    expect(await series('mailWaiting', 'direct')).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(await series('mailSent', 'direct')).toEqual([0, 0, 0, 0, 0, 1, 1])
  })

  it('are days of Melbourne', async () => {
    const [{ midnight = '' } = {}] = await test.database.query<{ midnight: string }>(
      `select (date_trunc('day', '${ago(0)}'::timestamptz at time zone 'Australia/Melbourne') at time zone 'Australia/Melbourne')::text as midnight`,
    )
    await log('listing.published', midnight)
    await insert(`insert into listing_log (listing_id, kind, details, occurred_at)
      values (1, 'listing.published', '{}', '${midnight}'::timestamptz - interval '1 second')`)
    await count()
    expect(await series('cameOn', 'sale')).toEqual([0, 0, 0, 0, 0, 1, 1])
  })

  it('is read by index of the days alone', async () => {
    await insert(`insert into listing_log (listing_id, kind, details, occurred_at)
      select 1, 'listing.published', '{}', '2020-01-01'::timestamptz + number * interval '1 minute' from generate_series(1, 20000) as number;
      insert into mail (recipient, subject, text_body, html_body, next_attempt_at, created_at)
      select 'a@x.example', '', '', '', now(), '2020-01-01'::timestamptz + number * interval '1 minute' from generate_series(1, 20000) as number;
      analyze listing_log; analyze mail`)
    const planOf = async (table: string, moment: string, more = '') =>
      JSON.stringify(
        await test.database.query(
          `explain select count(*) from ${table} where ${moment} >= '2026-11-01' and ${moment} < '2026-11-04' ${more}`,
        ),
      )
    expect(await planOf('mail', 'created_at', "and state = 'sent'")).toContain('mail_by_day')
    expect(
      await planOf('listing_log', 'occurred_at', "and kind in ('listing.published', 'listing.statusChanged')"),
    ).toContain('listing_log_by_day')
  })
})

describe('searches that find nothing', () => {
  const search = (more: string, paging = '') =>
    test.ask(
      null,
      `{ listingSearch(searchParams: { searchMode: buy${more}${paging},
        locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }], includeSurroundingSuburbs: false } }) { total results { id } } }`,
    )
  const NOTHING = ', price: { min: 90000000 }'
  const found = async () => (await dashboard('manager')).data.dashboard.emptySearches

  it('are counted by their URL and day, the answer does not wait for it', async () => {
    expect((await search(NOTHING)).data.listingSearch.total).toBe(0)
    await search(NOTHING)
    await expect
      .poll(found)
      .toMatchObject([{ url: expect.stringMatching(/^\/for-sale\/fitzroy-vic-3065\/.*90000000/), count: 2 }])
    await count()
    expect((await series('emptySearches', 'all')).at(-1)).toBe(2)
  })

  it('are not those that found something, further pages, and mere counts', async () => {
    await search('')
    await search(NOTHING, ', paging: { skip: 20, take: 20 }')
    await test.ask(
      null,
      `{ listingSearch(searchParams: { searchMode: buy${NOTHING}, locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }] } }) { total } }`,
    )
    await search(NOTHING)
    await expect.poll(found).toMatchObject([{ count: 1 }])
  })

  it('of a day are kept up to a limit, and all others counted together', async () => {
    const searches = emptySearchesOver({ database: test.database, clock: () => SMALL_WORLD_NOW, mostOfDay: 2 })
    const kept = async () =>
      await test.database.query('select url, count from empty_search_day order by count desc, url')
    for (const [at, locationUri] of ['a-vic-3000', 'b-vic-3000', 'c-vic-3000', 'd-vic-3000', 'a-vic-3000'].entries()) {
      searches.record(defaultSearchParameters('buy', { locationUri }))
      await expect
        .poll(async () => (await kept()).reduce((sum: number, row) => sum + Number(Reflect.get(row, 'count')), 0))
        .toBe(at + 1)
    }
    expect(await kept()).toEqual([
      { url: '', count: 2 },
      { url: '/for-sale/a-vic-3000/real-estate', count: 2 },
      { url: '/for-sale/b-vic-3000/real-estate', count: 1 },
    ])
  })

  it('are forgotten after ninety days', async () => {
    await insert(`insert into empty_search_day (searched_on, url, count, last_at) values
      (('${ago(0)}'::timestamptz at time zone 'Australia/Melbourne')::date - 90, '/a', 1, '${ago(90)}'),
      (('${ago(0)}'::timestamptz at time zone 'Australia/Melbourne')::date - 89, '/b', 1, '${ago(89)}')`)
    await test.runJob('dashboard.clean')
    expect(await test.database.query('select url from empty_search_day')).toEqual([{ url: '/b' }])
  })
})

it('shows the feeds that fail first, then those that are silent', async () => {
  const upload = (officeId: number, id: number, days: number, state = 'done') =>
    insert(`insert into feed_upload (id, office_id, kind, state, received_at, finished_at)
      values ('00000000-0000-4000-8000-00000000000${id}', ${officeId}, 'xml', '${state}', '${ago(days)}', '${ago(days)}')`)
  const result = (id: number, position: number, outcome: string) =>
    insert(`insert into feed_result (upload_id, position, unique_id, agency_id, outcome)
      values ('00000000-0000-4000-8000-00000000000${id}', ${position}, 'u${position}', 'a', '${outcome}')`)
  const standings = async () =>
    (await feedHealth('manager')).data.feedHealth.map(
      ({ officeId, standing, accepted, refused }: Record<string, unknown>) => [officeId, standing, accepted, refused],
    )
  await upload(1, 1, 8)
  await upload(2, 2, 3, 'failed')
  await upload(2, 3, 1)
  await result(3, 1, 'accepted')
  await result(3, 2, 'unchanged')
  expect(await standings()).toEqual([
    [1, 'silent', 0, 0],
    [2, 'good', 2, 0],
  ])
  await upload(2, 4, 0)
  await result(4, 1, 'refused')
  expect(await standings()).toEqual([
    [2, 'failing', 0, 1],
    [1, 'silent', 0, 0],
  ])
})
