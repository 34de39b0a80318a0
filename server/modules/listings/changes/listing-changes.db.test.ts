import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { FITZROY, smallListings } from '#tests/support/small-world-listings.ts'
import { newListing } from '#tests/support/new-listing.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import type { ListingChanges } from './listing-change.ts'

let portal: PortalUnderTest
let changes: ListingChanges
let now = SMALL_WORLD_NOW
const HOME = 1

const probe = defineModule({
  name: moduleNamed('probe'),
  dependsOn: [listings],
  services: (parts: ListingsServices) => {
    changes = parts.listingChanges
    return {}
  },
})

beforeAll(async () => {
  portal = await portalUnderTest({ others: [probe], clock: () => now })
}, 60_000)
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.world.database.exec('truncate domain_event, live_event restart identity')
})

const events = () => portal.world.database.query('select kind, subject_id as id, details from domain_event order by id')
const heard = () => portal.world.database.query('select kind, topics, data from live_event order by id')
const card = async (id: number) =>
  (
    await portal.ask(
      `query ($ids: [Int!]!) { listingsById(listingIds: $ids) { id statusType priceDetails { shortDescription }
        inspections { startsAt } auction { startsAt } title } }`,
      { ids: [id] },
    )
  ).data.listingsById[0]
const found = async (mode: 'buy' | 'sold') =>
  (
    await portal.ask(
      `query ($mode: SearchMode!) { listingSearch(searchParams: { searchMode: $mode, paging: { take: 100 },
        locationSearchContext: { searchLocations: [{ id: ${FITZROY} }], includeSurroundingSuburbs: false } }) { results { id } } }`,
      { mode },
    )
  ).data.listingSearch.results.map(({ id }: { id: number }) => id)

describe('a change of a listing', () => {
  it('together with others is found by searches once all are made, and none is made where one fails', async () => {
    const id = await changes.together(async (each) => {
      const added = await each.publish(newListing, [1], [])
      await each.changePrice(added, { text: '$880,000', from: 880_000, to: 880_000 })
      expect(await found('buy')).not.toContain(added)
      return added
    })
    expect(await found('buy')).toContain(id)
    expect(await card(id)).toMatchObject({ priceDetails: { shortDescription: '$880,000' } })
    const failing = changes.together(async (each) => {
      await each.changeState(id, { state: 'removed' })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await found('buy')).toContain(id)
    expect(await card(id)).toMatchObject({ statusType: 'available' })
  })

  it('brings a new home to searches and cards at once, with its price on record', async () => {
    const startsAt = new Date('2026-11-28T00:00:00Z')
    const inspection = { startsAt, endsAt: new Date('2026-11-28T00:30:00Z'), localDate: '2026-11-28' }
    const id = await changes.publish(newListing, [1], [inspection])
    expect(await found('buy')).toContain(id)
    expect(await card(id)).toMatchObject({
      title: 'A new home',
      priceDetails: { shortDescription: '$900,000' },
      inspections: [{ startsAt: '2026-11-28T11:00:00+11:00' }],
    })
    expect(await events()).toEqual([{ kind: 'listing.published', id, details: {} }])
    const topics = [`listing:${id}`, 'listings:VIC']
    expect(await heard()).toEqual([
      { kind: 'listing.published', topics, data: { listingId: id, kind: 'listing.published' } },
    ])
    expect(
      await portal.world.database.query('select kind, price from listing_price_event where listing_id = $1', [id]),
    ).toEqual([{ kind: 'listed', price: 900_000 }])
  })

  it('shows a new price at once and records the one before; the same price again is no change', async () => {
    const listing = smallListings.find(({ id }) => id === HOME)
    await changes.changePrice(HOME, { text: '$777,000', from: 777_000, to: 777_000 })
    await changes.changePrice(HOME, { text: '$777,000', from: 777_000, to: 777_000 })
    expect((await card(HOME)).priceDetails.shortDescription).toBe('$777,000')
    const before = { text: listing?.price_text, from: listing?.price_from ?? null, to: listing?.price_to ?? null }
    expect(await events()).toEqual([{ kind: 'listing.priceChanged', id: HOME, details: { before } }])
  })

  it('takes a sold home out of buy at once, keeps a withheld price to itself, and brings it back', async () => {
    const price = { text: 'Price withheld', from: 800_000, to: 800_000 }
    await changes.changeState(HOME, { state: 'underOffer' })
    await changes.changeState(HOME, { state: 'completed', completedOn: '2026-11-20', price, isPriceWithheld: true })
    expect([(await found('buy')).includes(HOME), (await found('sold')).includes(HOME)]).toEqual([false, true])
    expect(await portal.world.database.query('select price_from, price_to from listing where id = 1')).toEqual([
      { price_from: null, price_to: null },
    ])
    await changes.changeState(HOME, { state: 'available' })
    await changes.changeState(HOME, { state: 'available' })
    expect([(await found('buy')).includes(HOME), (await found('sold')).includes(HOME)]).toEqual([true, false])
    expect((await events()).map(({ kind, details }) => [kind, details])).toEqual([
      ['listing.statusChanged', { before: expect.any(String), after: 'underOffer' }],
      ['listing.statusChanged', { before: 'underOffer', after: 'completed' }],
      ['listing.statusChanged', { before: 'completed', after: 'available' }],
    ])
    expect((await heard()).map(({ kind }) => kind)).toEqual([
      'listing.statusChanged',
      'listing.statusChanged',
      'listing.relisted',
    ])
  })

  it('moves inspections and the auction, and changes what is said', async () => {
    const startsAt = new Date('2026-12-05T01:00:00Z')
    const inspection = { startsAt, endsAt: new Date('2026-12-05T01:30:00Z'), localDate: '2026-12-05' }
    await changes.setInspections(HOME, [inspection])
    await changes.setAuction(HOME, { at: new Date('2026-12-12T01:00:00Z'), place: 'On site' })
    await changes.changeContent(HOME, { title: 'Said anew' })
    expect(await card(HOME)).toMatchObject({
      title: 'Said anew',
      inspections: [{ startsAt: '2026-12-05T12:00:00+11:00' }],
      auction: { startsAt: '2026-12-12T12:00:00+11:00' },
    })
    await changes.setInspections(HOME, [])
    await changes.setAuction(HOME, null)
    expect(await card(HOME)).toMatchObject({ inspections: [], auction: null })
  })

  it('changes everything else in one change, and nothing where all is so already', async () => {
    const content = {
      listingClass: 'rural',
      propertyType: 'dairy',
      streetAddress: '7 Other Street',
      isAddressHidden: true,
      bedrooms: null,
      landSizeM2: 4000,
      frontageM: 20,
      availableOn: '2026-12-01',
      documents: [{ url: 'https://example.com/1.pdf', title: 'Statement', kind: 'statementOfInformation' }],
      features: ['pool'],
    } as const
    const stored = () =>
      portal.world.database.query(
        `select listing_class as "listingClass", property_type as "propertyType", street_address as "streetAddress",
           is_address_hidden as "isAddressHidden", bedrooms, land_size_m2 as "landSizeM2", frontage_m as "frontageM",
           available_on as "availableOn", documents, features from listing where id = $1`,
        [HOME],
      )
    const [{ title }, agentIds] = [await card(HOME), [2, 1]]
    await changes.changeContent(HOME, { ...content, agentIds })
    await changes.changeContent(HOME, { ...content, agentIds })
    await changes.changeContent(HOME, {})
    expect(await stored()).toEqual([content])
    expect((await card(HOME)).title).toBe(title)
    expect(await events()).toEqual([
      { kind: 'listing.contentChanged', id: HOME, details: { formerAgentIds: expect.any(Array) } },
    ])
    await changes.changeContent(HOME, { agentIds: [1] })
    expect((await events()).at(-1)?.details).toEqual({ formerAgentIds: [2, 1] })
  })

  it('records no inspections, auction or withheld price twice', async () => {
    const at = (hour: string) => new Date(`2026-12-05T${hour}:00Z`)
    const inspection = (hour: string) => ({
      startsAt: at(`${hour}:00`),
      endsAt: at(`${hour}:30`),
      localDate: '2026-12-05',
    })
    const withheld = { text: '', from: null, to: null, isPriceWithheld: true }
    const auction = { at: at('03:00'), place: null }
    await changes.setInspections(HOME, [inspection('01')])
    await changes.setAuction(HOME, auction)
    await changes.changePrice(HOME, withheld)
    await portal.world.database.exec('truncate domain_event restart identity')
    await changes.setInspections(HOME, [inspection('01'), inspection('01')])
    await changes.setAuction(HOME, auction)
    await changes.changePrice(HOME, withheld)
    expect(await events()).toEqual([])
    await changes.setInspections(HOME, [inspection('02')])
    expect((await card(HOME)).inspections).toEqual([{ startsAt: '2026-12-05T13:00:00+11:00' }])
    await changes.changeState(HOME, { state: 'underOffer' })
    expect((await card(HOME)).priceDetails.shortDescription).toBe('Contact agent')
    await changes.setInspections(HOME, [])
    await changes.setAuction(HOME, null)
  })

  it('corrects what a home went for, once, and when', async () => {
    const sold = (completedOn: string, dollars: number) => ({
      state: 'completed' as const,
      completedOn,
      price: { text: `$${dollars}`, from: dollars, to: dollars },
      isPriceWithheld: false,
    })
    const history = () =>
      portal.world.database.query(
        `select occurred_on as day, price from listing_price_event where listing_id = $1 and kind = 'sold' and occurred_on < '2026-11-20'`,
        [HOME],
      )
    await changes.changeState(HOME, sold('2026-11-18', 800_000))
    await changes.changeState(HOME, sold('2026-11-19', 810_000))
    await changes.changeState(HOME, sold('2026-11-19', 810_000))
    expect(await history()).toEqual([{ day: '2026-11-19', price: 810_000 }])
    expect((await events()).map(({ kind }) => kind)).toEqual(['listing.statusChanged', 'listing.priceChanged'])
    await changes.changeState(HOME, { state: 'available' })
  })

  it('is seen at once also when the clock stands still or goes back', async () => {
    now = new Date(SMALL_WORLD_NOW.getTime() - 60_000)
    await changes.changeContent(HOME, { title: 'One' })
    expect((await card(HOME)).title).toBe('One')
    await changes.changeContent(HOME, { title: 'Two' })
    expect((await card(HOME)).title).toBe('Two')
    now = SMALL_WORLD_NOW
  })

  it('of a home that there is none of is refused, and nothing is recorded', async () => {
    await expect(changes.changeState(999_999, { state: 'removed' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect([...(await events()), ...(await heard())]).toEqual([])
  })
})
