import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, type AlertsUnderTest, alertsUnderTest } from '#tests/support/alerts-under-test.ts'

let portal: AlertsUnderTest
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const ADD = 'mutation Add($input: AddAlertInput!) { addAlert(input: $input) { alert { id } } }'

async function addAlert(): Promise<string> {
  const filter = { searchMode: 'buy', locations: ['fitzroy-vic-3065'] }
  const { data } = await portal.ask(ALICE, ADD, { input: { name: 'Fitzroy', filter, idempotencyKey: 'key-of-tests' } })
  return data.addAlert.alert.id
}

describe('what an alert found', () => {
  it('is listed, the unseen first, until it is marked as seen', async () => {
    const id = await addAlert()
    await portal.database.query(
      `insert into alert_match (alert_id, listing_id, kind, reason, event_id, matched_at, seen_at) values
        ($1, 1, 'listed', 'One', 1, '2026-11-19T00:00:00Z', null), ($1, 2, 'relisted', 'Two', 2, '2026-11-20T00:00:00Z', null),
        ($1, 3, 'listed', 'Three', 3, '2026-11-20T01:00:00Z', '2026-11-20T01:30:00Z'), ($1, 8, 'listed', 'Withdrawn', 4, '2026-11-20T01:00:00Z', null)`,
      [Number(id)],
    )
    const ask = async () =>
      (
        await portal.ask(
          ALICE,
          `{ alert(id: "${id}") { unseenListingIds unseenListingCount coverPhoto { identifier }
            matches { total results { listing { id } kind reason isSeen matchedAt } } } alerts { unseenListingCount } }`,
        )
      ).data
    expect(await ask()).toMatchObject({
      alert: {
        unseenListingIds: [2, 1],
        unseenListingCount: 2,
        matches: {
          total: 3,
          results: [
            {
              listing: { id: 2 },
              kind: 'relisted',
              reason: 'Two',
              isSeen: false,
              matchedAt: '2026-11-20T11:00:00+11:00',
            },
            { listing: { id: 1 }, isSeen: false },
            { listing: { id: 3 }, isSeen: true },
          ],
        },
      },
      alerts: { unseenListingCount: 2 },
    })
    const cleared = await portal.ask(
      ALICE,
      `mutation { deleteAlertNewListing(alertId: "${id}") { alert { unseenListingCount } } }`,
    )
    expect(cleared.data.deleteAlertNewListing.alert).toEqual({ unseenListingCount: 0 })
    expect((await ask()).alerts).toEqual({ unseenListingCount: 0 })
  })
})

it('an alert says whether its member may be mailed', async () => {
  const asked = '{ alerts { results { isByEmail isEmailConfirmed } } }'
  await addAlert()
  const confirmed = await portal.ask(ALICE, asked)
  await portal.database.query('update member set email_confirmed_at = null where id = $1', [ALICE])
  const typed = await portal.ask(ALICE, asked)
  await portal.database.query('update member set email_confirmed_at = $1 where id = $2', [portal.now(), ALICE])
  expect([confirmed, typed].map(({ data }) => data.alerts.results[0])).toEqual([
    { isByEmail: true, isEmailConfirmed: true },
    { isByEmail: true, isEmailConfirmed: false },
  ])
})

it('what is marked as seen while the consumer changes the same rows is marked at the second try', async () => {
  const id = await addAlert()
  await portal.database.query(
    `insert into alert_match (alert_id, listing_id, kind, reason, event_id, matched_at)
     values ($1, 1, 'listed', 'One', 1, '2026-11-20T00:00:00Z')`,
    [Number(id)],
  )
  // A sequence is not rolled back: the first try ends as the victim of a deadlock does.
  await portal.database.exec(`
    create sequence try_of_test;
    create function end_first_try() returns trigger language plpgsql as $$
      begin if nextval('try_of_test') = 1 then raise 'deadlock detected' using errcode = '40P01'; end if; return new; end $$;
    create trigger end_first_try before update on alert_match for each row execute function end_first_try()`)
  try {
    const CLEAR = `mutation { deleteAlertNewListing(alertId: "${id}") { alert { unseenListingCount } } }`
    const { data, errors } = await portal.ask(ALICE, CLEAR)
    expect(errors).toBeUndefined()
    expect(data).toEqual({ deleteAlertNewListing: { alert: { unseenListingCount: 0 } } })
  } finally {
    await portal.database.exec('drop function end_first_try cascade; drop sequence try_of_test')
  }
})

describe('a home that an alert found and its member hides', () => {
  it('is neither listed nor counted until it is shown again', async () => {
    const id = await addAlert()
    await portal.database.query(
      `insert into alert_match (alert_id, listing_id, kind, reason, event_id, matched_at, seen_at) values
        ($1, 1, 'listed', 'One', 1, '2026-11-19T00:00:00Z', null), ($1, 2, 'listed', 'Two', 2, '2026-11-20T00:00:00Z', null)`,
      [Number(id)],
    )
    const ask = async () =>
      (
        await portal.ask(
          ALICE,
          `{ alert(id: "${id}") { unseenListingIds unseenListingCount coverPhoto { identifier }
            matches { total results { listing { id } } } } alerts { unseenListingCount } }`,
        )
      ).data
    const before = await ask()
    expect(before).toMatchObject({ alert: { unseenListingIds: [2, 1], matches: { total: 2 } } })
    await portal.ask(ALICE, 'mutation { hideListings(listingIds: [2]) { hiddenListingIds } }')
    const hidden = await ask()
    expect(hidden).toMatchObject({
      alert: { unseenListingIds: [1], unseenListingCount: 1, matches: { total: 1, results: [{ listing: { id: 1 } }] } },
      alerts: { unseenListingCount: 1 },
    })
    expect(hidden.alert.coverPhoto).not.toEqual(before.alert.coverPhoto)
    await portal.ask(ALICE, 'mutation { showListings(listingIds: [2]) { hiddenListingIds } }')
    expect(await ask()).toEqual(before)
  })
})

describe('what is asked of a search', () => {
  const searchParams = { searchMode: 'sold', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } }
  const ask = async (query: string, variables: object) => portal.ask(ALICE, query, { searchParams, ...variables })

  it('is the alert of the same search', async () => {
    const OF_SEARCH = 'query Q($searchParams: SearchParamsInput!) { alertOfSearch(searchParams: $searchParams) { id } }'
    expect((await ask(OF_SEARCH, {})).data).toEqual({ alertOfSearch: null })
    const id = await addAlert()
    const forSale = { searchParams: { ...searchParams, searchMode: 'buy' } }
    expect((await ask(OF_SEARCH, forSale)).data).toEqual({ alertOfSearch: { id } })
    expect((await ask(OF_SEARCH, {})).data).toEqual({ alertOfSearch: null })
  })

  it('is a name', async () => {
    const NAME = 'query Q($searchParams: SearchParamsInput!) { suggestedAlertName(searchParams: $searchParams) }'
    const search = { ...searchParams, searchMode: 'rent', bedrooms: [2], price: { max: 650 } }
    expect((await ask(NAME, { searchParams: search })).data.suggestedAlertName).toBe(
      '2 bedroom homes for rent in Fitzroy, VIC 3065, up to $650 pw',
    )
  })

  it('is which of some listings it finds', async () => {
    const MATCHING = `query Q($searchParams: SearchParamsInput!, $ids: [Int!]!) {
      matchingListingIds(searchParams: $searchParams, listingIds: $ids) }`
    const search = { ...searchParams, searchMode: 'buy' }
    const found = await ask(MATCHING, { searchParams: search, ids: [12, 1, 6, 1, 999, 11] })
    expect(found.data.matchingListingIds).toEqual([12, 1])
    const many = await ask(MATCHING, { ids: Array.from({ length: 101 }, (_, index) => index) })
    expect(many.errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  })
})
