import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { replaceSearchRows } from '#server/modules/search/refresh-listing-search.queries.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import {
  everyClaim,
  type StaffListingsUnderTest,
  staffListingsUnderTest,
} from '#tests/support/staff-listings-under-test.ts'

let test: StaffListingsUnderTest
beforeAll(async () => {
  test = await staffListingsUnderTest()
  await test.database.exec('create table kept_listing as select * from listing')
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec(`
    delete from listing_hiding; delete from listing_boost;
    update listing set status_type = kept.status_type, is_under_offer = kept.is_under_offer, completed_on = kept.completed_on,
      suburb_id = kept.suburb_id, modified_at = listing.modified_at + interval '1 second'
    from kept_listing as kept where kept.id = listing.id`)
  await replaceSearchRows(test.database, null)
})

type Answer = Awaited<ReturnType<StaffListingsUnderTest['act']>>
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'
const listingOf = (answer: Answer) => answer.data.actOnListing.listing
const hasChanged = (answer: Answer): boolean => answer.data.actOnListing.isChanged
const page = async (who: string | null, id = 1) =>
  (await test.ask(who, `{ listing(id: ${id}) { isHidden hiddenAt hiddenReason summary { statusType } } }`)).data.listing
const search = async (): Promise<number[]> => {
  const asked = `{ listingSearch(searchParams: { searchMode: buy, locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }], includeSurroundingSuburbs: false } }) { results { id } } }`
  const { data } = await test.ask(null, asked)
  return data.listingSearch.results.map(({ id }: { id: number }) => id)
}
const stateOf = async (id = 1) =>
  (
    await test.database.query(
      'select status_type as state, is_under_offer as "isUnderOffer", completed_on as "completedOn" from listing where id = $1',
      [id],
    )
  )[0]

describe('who may', () => {
  const rights = {
    hide: 'listings_permission CanManageAny',
    show: 'listings_permission CanManageAny',
    withdraw: 'listings_permission CanManageAny',
    boost: 'listings_permission CanBoost',
    endBoost: 'listings_permission CanBoost',
  }
  it.each(Object.entries(rights))('%s: whoever has %s, and nobody with any other claim', async (name, right) => {
    for (const claim of everyClaim)
      expect([claim, codeOf(await test.act(claim, name))]).toEqual([claim, claim === right ? 'done' : 'FORBIDDEN'])
    expect([codeOf(await test.act(null, name)), codeOf(await test.act('mia', name))]).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
    ])
  })

  it('find: whoever does something with listings, and nobody with any other claim', async () => {
    const finders = new Set(['listings_permission CanBoost', 'listings_permission CanManageAny'])
    for (const claim of everyClaim)
      expect([claim, codeOf(await test.find(claim))]).toEqual([claim, finders.has(claim) ? 'done' : 'FORBIDDEN'])
    expect([codeOf(await test.find(null)), codeOf(await test.find('mia'))]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
  })

  it('see the page of a hidden listing: whoever has CanViewHidden', async () => {
    await test.act('manager', 'hide', { reason: 'An older reason.' })
    await test.act('manager', 'show')
    await test.act('manager', 'hide', { reason: 'Its photos are of another home.' })
    for (const claim of everyClaim)
      expect([claim, (await page(claim)) !== null]).toEqual([claim, claim === 'listings_permission CanViewHidden'])
    expect([await page(null), await page('mia')]).toEqual([null, null])
    expect(await page('viewer')).toEqual({
      isHidden: true,
      hiddenAt: SMALL_WORLD_NOW.toISOString(),
      hiddenReason: 'Its photos are of another home.',
      summary: { statusType: 'removed' },
    })
  })
})

describe('a listing that staff hide', () => {
  it('is in no search and has no page, until it is shown where it stood', async () => {
    await test.database.exec('update listing set is_under_offer = true where id = 1')
    const before = await stateOf()
    expect(await search()).toContain(1)
    const hidden = listingOf(await test.act('manager', 'hide'))
    expect(hidden).toMatchObject({ state: 'hidden', hiddenAt: expect.any(String) })
    expect(await search()).not.toContain(1)
    expect((await test.app.inject({ url: '/rest/listings/1' })).statusCode).toBe(404)
    expect(listingOf(await test.act('manager', 'show'))).toMatchObject({ state: 'underOffer', hiddenAt: null })
    expect(await stateOf()).toEqual(before)
    expect(await page(null)).toEqual({
      isHidden: false,
      hiddenAt: null,
      hiddenReason: null,
      summary: { statusType: 'available' },
    })
    expect(await search()).toContain(1)
  })

  it('that was sold is shown as sold on its day', async () => {
    const before = await stateOf(4)
    expect(before).toMatchObject({ state: 'completed' })
    await test.act('manager', 'hide', { listingId: 4 })
    await test.act('manager', 'show', { listingId: 4 })
    expect(await stateOf(4)).toEqual(before)
  })

  it('is not put back by anybody else, and stays withdrawn where its agency withdrew it meanwhile', async () => {
    await test.act('manager', 'hide')
    const confirm = await test.ask('mia', 'mutation { confirmListing(listingId: 1) { confirmation { isExpired } } }')
    expect(codeOf(confirm)).not.toBe('done')
    expect(await stateOf()).toMatchObject({ state: 'removed' })
    const withdrawn = await staffActionsDuring(test.database, async () => {
      expect(hasChanged(await test.act('manager', 'withdraw'))).toBe(true)
      expect(hasChanged(await test.act('manager', 'withdraw'))).toBe(false)
    })
    expect(withdrawn.map(({ kind }) => kind)).toEqual(['withdrawListing'])
    expect(listingOf(await test.act('manager', 'show')).state).toBe('removed')
  })
})

describe('a listing that staff put first', () => {
  it('leads results for its days, and says so', async () => {
    const [, second] = await search()
    const boosted = listingOf(await test.act('booster', 'boost', { listingId: second, days: 2 }))
    expect(boosted).toMatchObject({ listing: { isBoosted: true }, boostEndsAt: '2026-11-22T02:00:00.000Z' })
    expect((await search())[0]).toBe(second)
    test.passDays(2)
    await test.runJob('listings.endBoosts')
    expect((await search())[1]).toBe(second)
    expect((await test.find('manager', { id: second })).data.staffListings.results).toMatchObject([
      { listing: { isBoosted: false }, boostEndsAt: null },
    ])
    test.passDays(-2)
  })

  it('is so until the same end where the same is asked twice, and that is logged once', async () => {
    const actions = await staffActionsDuring(test.database, async () => {
      await test.act('booster', 'boost', { days: 5 })
      test.passDays(1 / 86_400)
      expect(hasChanged(await test.act('booster', 'boost', { days: 5 }))).toBe(false)
      const replacesBoostUntil = '2026-11-25T02:00:00.000Z'
      expect(hasChanged(await test.act('booster', 'boost', { days: 6, replacesBoostUntil }))).toBe(true)
      test.passDays(-1 / 86_400)
    })
    expect(actions).toHaveLength(2)
  })

  it('takes the place of another alone that its staff have read of, and says which in the log', async () => {
    const first = listingOf(await test.act('booster', 'boost', { days: 7 }))
    expect(first).toMatchObject({
      boostEndsAt: '2026-11-27T02:00:00.000Z',
      boostedBy: expect.stringMatching(/^Member /),
    })
    const again = (replacesBoostUntil?: string) => test.act('booster', 'boost', { days: 2, replacesBoostUntil })
    for (const until of [undefined, '2026-11-28T02:00:00.000Z'])
      expect((await again(until)).errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', field: 'replacesBoostUntil' })
    expect(listingOf(await again(first.boostEndsAt)).boostEndsAt).toBe('2026-11-22T02:00:00.000Z')
    const [action] = await test.database.query('select changes from staff_action order by id desc limit 1')
    expect(action).toEqual({
      changes: [
        { field: 'days', before: '', after: '2' },
        { field: 'boostEndsAt', before: '2026-11-27T02:00:00.000Z', after: '' },
      ],
    })
    await test.act('booster', 'endBoost')
    expect(codeOf(await again('2026-11-22T02:00:00.000Z'))).toBe('CONFLICT')
    expect(listingOf(await again()).boostedBy).toEqual(first.boostedBy)
  })

  it('is on the market and not hidden, for at most 30 days', async () => {
    expect(codeOf(await test.act('booster', 'boost', { listingId: 4 }))).toBe('CONFLICT')
    for (const days of [0, 31, null]) expect(codeOf(await test.act('booster', 'boost', { days }))).toBe('BAD_INPUT')
    await test.act('manager', 'hide')
    expect(codeOf(await test.act('booster', 'boost'))).toBe('CONFLICT')
  })

  it('is one of at most three of its suburb and kind, those off the market not counted', async () => {
    await test.database.exec(
      `update listing set suburb_id = 11 where listing_type = 'sale' and status_type = 'available'`,
    )
    const forSale = await test.database.query<{ id: number }>(
      `select id from listing where listing_type = 'sale' and status_type = 'available' order by id limit 4`,
    )
    const [first, second, third, fourth] = forSale.map(({ id }) => id)
    for (const listingId of [first, second, third]) await test.act('booster', 'boost', { listingId })
    expect(codeOf(await test.act('booster', 'boost', { listingId: fourth }))).toBe('CONFLICT')
    await test.act('manager', 'withdraw', { listingId: first })
    expect(codeOf(await test.act('booster', 'boost', { listingId: fourth }))).toBe('done')
    await test.act('booster', 'endBoost', { listingId: fourth })
    expect((await test.find('manager', { isBoosted: true })).data.staffListings.total).toBe(3)
  })
})

it('each act is in the log of staff once, with its reason, and what changes nothing or is refused is not', async () => {
  const actions = await staffActionsDuring(test.database, async () => {
    for (const [act, isChanged] of [
      ['hide', true],
      ['hide', false],
      ['show', true],
      ['show', false],
    ] as const)
      expect(hasChanged(await test.act('manager', act))).toBe(isChanged)
    await test.act('booster', 'boost')
    await test.act('booster', 'boost', { days: 9, replacesBoostUntil: '2026-11-27T02:00:00.000Z' })
    for (const act of ['endBoost', 'endBoost']) await test.act('booster', act)
    await test.act('manager', 'withdraw', { reason: 'no' })
    await test.act('manager', 'boost')
    await test.act('manager', 'withdraw')
    await test.act('manager', 'withdraw')
  })
  const [manager, booster] = ['CanManageAny', 'CanBoost'].map(
    (name) => 100 + everyClaim.indexOf(`listings_permission ${name}`),
  )
  expect(actions).toEqual(
    [
      ['hideListing', manager],
      ['showListing', manager],
      ['boostListing', booster],
      ['boostListing', booster],
      ['endListingBoost', booster],
      ['withdrawListing', manager],
    ].map(([kind, staff]) => ({ staff, kind, thing: 'listing 1', reason: 'For a reason.' })),
  )
})

it('what cannot be is refused, and so is who logged in long ago', async () => {
  expect([codeOf(await test.act('early', 'hide')), codeOf(await test.find('early'))]).toEqual(['SIGN_IN_AGAIN', 'done'])
  expect(codeOf(await test.act('manager', 'hide', { listingId: 999_999 }))).toBe('NOT_FOUND')
  expect(codeOf(await test.act('manager', 'withdraw', { listingId: 4 }))).toBe('CONFLICT')
  expect(codeOf(await test.act('manager', 'hide', { reason: ' ' }))).toBe('BAD_INPUT')
})
