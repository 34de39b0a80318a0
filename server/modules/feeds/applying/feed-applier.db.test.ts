import { describe, expect, it } from 'vitest'
import { element } from '#domain/feeds/feed-element.cases.ts'
import { priceElements } from '#domain/feeds/feed-listing.cases.ts'
import { feedApplierUnderTest, home, MORNING, office } from '#tests/support/feed-applier-under-test.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import type { FeedResult } from './feed-result.ts'

const { portal, pictures, setNow, upload, events, stored } = feedApplierUnderTest()

const card = async ({ listingId }: Pick<FeedResult, 'listingId'>) =>
  (
    await portal().ask(
      `query ($ids: [Int!]!) { listingsById(listingIds: $ids) { statusType title listingType address { shortAddress suburb }
        priceDetails { shortDescription } inspections { startsAt } agents { name } } }`,
      { ids: [listingId] },
    )
  ).data.listingsById[0]

describe('a listing of a feed', () => {
  it('comes on the market with all that is stated, and the same again changes nothing', async () => {
    const agent = element('listingAgent', [element('name', 'Mia Chen')])
    const times = element('inspectionTimes', [element('inspection', '21-Nov-2026 10:00am to 10:30am')])
    const images = element('images', [element('img', '', { id: 'm', url: 'https://example.com/m.jpg' })])
    const all = [...home, agent, times, images]
    const first = await upload(all)
    expect(first).toMatchObject({ agencyId: 'XNW', uniqueId: 'A1', outcome: 'accepted', remarks: [] })
    expect(await card(first)).toEqual({
      statusType: 'available',
      title: 'A home',
      listingType: 'sale',
      address: { shortAddress: '39 Main Road', suburb: 'Fitzroy' },
      priceDetails: { shortDescription: 'Offers over $480,000' },
      inspections: [{ startsAt: '2026-11-21T10:00:00+11:00' }],
      agents: [{ name: 'Mia Chen' }],
    })
    const picture = { id: 'm', source: { url: 'https://example.com/m.jpg' } }
    expect(pictures()).toEqual([[first.listingId, 'photo', [picture], 'addresses']])
    expect(await upload(all)).toMatchObject({ outcome: 'unchanged', listingId: first.listingId })
    expect(await events()).toEqual(['listing.published'])
    expect(pictures()).toHaveLength(1)
  })

  it('changes by what is stated anew, each with its event', async () => {
    const first = await upload(home)
    const result = await upload([
      ...priceElements('480000'),
      element('headline', 'Said anew'),
      element('underOffer', '', { value: 'yes' }),
      element('listingAgent', [element('name', 'Tom Ryan')]),
    ])
    expect(result).toMatchObject({ outcome: 'updated', listingId: first.listingId })
    expect(await card(result)).toMatchObject({
      title: 'Said anew',
      address: { shortAddress: '39 Main Road' },
      priceDetails: { shortDescription: '$480,000' },
      agents: [{ name: 'Tom Ryan' }],
    })
    expect(await events()).toEqual([
      'listing.published',
      'listing.contentChanged',
      'listing.statusChanged',
      'listing.priceChanged',
    ])
  })

  it('moves to where its address is', async () => {
    await upload(home)
    const address = (display: string) =>
      element(
        'address',
        [
          element('street', 'Maple Street'),
          element('suburb', 'Maleny'),
          element('state', 'QLD'),
          element('postcode', '4552'),
        ],
        { display },
      )
    expect((await card(await upload([address('yes')]))).address).toEqual({
      shortAddress: 'Maple Street',
      suburb: 'Maleny',
    })
    expect((await card(await upload([address('no')]))).address).toEqual({ shortAddress: 'Maleny', suburb: 'Maleny' })
  })

  it('is sold for what may be shown, and comes back', async () => {
    await upload(home)
    const sold = (display: string) =>
      upload([element('soldDetails', [element('price', '580000', { display }), element('date', '2026-11-18')])], {
        status: 'sold',
      })
    expect(await card(await sold('range'))).toMatchObject({
      statusType: 'completed',
      priceDetails: { shortDescription: '$550,000 - $600,000' },
    })
    expect((await card(await sold('no'))).priceDetails.shortDescription).toBe('Price withheld')
    expect(
      await portal().world.database.query(
        `select price from listing_price_event where kind = 'sold' and occurred_on = '2026-11-18'`,
      ),
    ).toEqual([{ price: null }])
    expect(await card(await upload([]))).toMatchObject({
      statusType: 'available',
      priceDetails: { shortDescription: 'Offers over $480,000' },
    })
  })

  it('that is for rent after it was for sale is withdrawn and published as a new one', async () => {
    const sale = await upload(home)
    const rental = await upload([element('rent', '650', { period: 'week' })], { type: 'rental' })
    expect(rental.listingId).not.toBe(sale.listingId)
    expect(await card(rental)).toMatchObject({
      listingType: 'rental',
      title: 'A home',
      priceDetails: { shortDescription: '$650 pw' },
    })
    expect(await events()).toEqual(['listing.published', 'listing.statusChanged', 'listing.published'])
    expect(await stored()).toMatchObject([{ listingId: rental.listingId }])
  })

  it('that the portal has not publishes nothing where it is off the market, and older news do not either', async () => {
    const sold = await upload([], { status: 'sold' })
    expect(sold).toMatchObject({
      outcome: 'unchanged',
      listingId: null,
      remarks: [{ line: 1, element: 'residential', reason: expect.stringContaining('nothing was published') }],
    })
    expect(await upload(home, { modTime: '2026-10-31' })).toMatchObject({ outcome: 'ignoredAsOlder', listingId: null })
    expect(await events()).toEqual([])
  })
})

describe('uploads of one listing', () => {
  const titled = (title: string, modTime: string) =>
    upload([...home, element('headline', title)].slice(-1).concat(home[0] ?? []), { modTime })
  const titles = () =>
    portal().world.database.query(
      'select listing.title from feed_listing join listing on listing.id = feed_listing.listing_id',
    )
  it.each([
    ['2026-11-01-09:30:00', '2026-11-01-09:31:00', 'second'],
    ['2026-11-01-09:31:00', '2026-11-01-09:30:00', 'first'],
  ])('at once end as the newer one: %s, %s', async (first, second, title) => {
    const results = await Promise.all([titled('first', first), titled('second', second)])
    expect(results.map(({ outcome }) => outcome)).toContain('accepted')
    expect(await titles()).toEqual([{ title }])
  })
  it('are confirmed by each one that is not older, also where nothing changes', async () => {
    const confirmedAt = async () => (await stored())[0]?.confirmedAt
    await titled('one', MORNING)
    expect(await confirmedAt()).toEqual(SMALL_WORLD_NOW)
    const later = new Date('2026-11-21T02:00:00Z')
    setNow(later)
    await titled('older', '2026-10-31-09:30:00')
    expect(await confirmedAt()).toEqual(SMALL_WORLD_NOW)
    expect(await titled('one', MORNING)).toMatchObject({ outcome: 'unchanged' })
    expect(await confirmedAt()).toEqual(later)
  })
  it('bring back one that came off the market because nobody confirmed it, also where nothing changes', async () => {
    const { listingId } = await titled('one', MORNING)
    await portal().world.database.query(`update listing set status_type = 'removed' where id = $1`, [listingId])
    expect(await titled('one', MORNING)).toMatchObject({ outcome: 'updated', listingId })
    expect(await card({ listingId })).toMatchObject({ statusType: 'available', title: 'one' })
  })
  it('are timed by the clock of the place, else of the office', async () => {
    await upload(home, { modTime: '2026-11-01-09:30:00' })
    await upload([], { uniqueId: 'A2', status: 'sold', modTime: '2026-11-01-09:30:00' }, office(1))
    await upload([], { agencyId: 'MAL', status: 'sold', modTime: '2026-11-01-09:30:00' }, office(2))
    expect((await stored()).map(({ modifiedAt }) => modifiedAt.toISOString())).toEqual([
      '2026-10-31T22:30:00.000Z',
      '2026-10-31T22:30:00.000Z',
      '2026-10-31T23:30:00.000Z',
    ])
  })
})
