import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { PRICE_WITHHELD } from '#domain/price/price-display.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingChanges, NewListing } from '#server/modules/listings/changes/listing-change.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StatedPrice } from '#server/modules/listings/listing-record.ts'
import { type DemoState, readDemoState, writeDemoState } from '#demo/data/demo-state.ts'
import { type Schedule, scheduleOf } from '#demo/data/listings/schedule.ts'
import { roundPrice } from '#demo/data/prices/price-text.ts'
import type { Random } from '#demo/data/random/random.ts'
import { localDayOf } from '#demo/data/time/local-day.ts'
import { isListed, listingFrom, locationIds, type MarketCondition, type MarketListing } from './market.queries.ts'
import type { NewHome } from './draw-new-homes.ts'
import type { NewHomeSource } from './new-home-source.ts'

/** What can happen on the market, as often as its weight says; as many homes come as go. */
const weights = {
  newHome: 27,
  priceDrop: 22,
  underOffer: 13,
  sold: 15,
  leased: 12,
  backOnMarket: 4,
  inspectionMoved: 7,
}

export type MarketAct = keyof typeof weights

export type MarketParts = {
  database: Database
  changes: ListingChanges
  nextHome: NewHomeSource
}

/** Lets one plausible thing happen; answers what, and to which listing, or null where there was no home for it. */
export type Act = (now: Date, random: Random) => Promise<{ act: MarketAct; listingId: number } | null>

type Moment = { state: DemoState; now: Date; random: Random; drawn: NewHome | null }
type Doing = (moment: Moment) => Promise<number | null>

/** The market of a demonstration: one thing after the other happens to its homes, each through the service of listings. */
export function marketActs({ database, changes, nextHome }: MarketParts): Act {
  /** Something that happens to a home of the demonstration. */
  const toHome =
    (
      conditionOf: (random: Random) => MarketCondition,
      happen: (home: MarketListing, moment: Moment) => Promise<unknown>,
    ): Doing =>
    async (moment) => {
      const { state, now, random } = moment
      const from = { share: random.next(), firstId: state.firstListingId, now }
      const home = await listingFrom(database, conditionOf(random), from)
      if (home === null) return null
      await happen(home, moment)
      return home.id
    }

  const complete = async (home: MarketListing, { now, random }: Moment) => {
    const completedOn = calendarDateOf(now, timeZoneOfPlace(home))
    if (home.hasAuction) await changes.setAuction(home.id, null)
    await changes.setInspections(home.id, [])
    await changes.changeState(home.id, { state: 'completed', completedOn, ...finalPrice(home, random) })
  }

  const doings: Record<MarketAct, Doing> = {
    async newHome({ state, now, drawn }) {
      const listingId = drawn === null ? null : await publish(drawn, now)
      if (listingId !== null) await writeDemoState(database, { ...state, lastListingId: listingId })
      return listingId
    },
    priceDrop: toHome(
      () => 'priced',
      async (home, { random }) => {
        const price = lowerPrice(home, 1 - random.between(0.02, 0.06))
        if (price !== null) await changes.changePrice(home.id, price)
      },
    ),
    underOffer: toHome(
      () => 'onOffer',
      (home) => changes.changeState(home.id, { state: 'underOffer' }),
    ),
    sold: toHome(() => 'forSale', complete),
    leased: toHome(() => 'forRent', complete),
    backOnMarket: toHome(
      (random) => (random.chance(0.5) ? 'withdrawn' : 'underOffer'),
      async (home, { state, now }) => {
        const { auctionAt, inspections } = scheduleIn({ ...home, isUnderOffer: false }, state.seed, now)
        await changes.changeState(home.id, { state: 'available' })
        if (auctionAt !== null) await changes.setAuction(home.id, { at: auctionAt, place: null })
        await changes.setInspections(home.id, inspections)
      },
    ),
    inspectionMoved: toHome(
      () => 'inspected',
      async (home, { state, now, random }) => {
        // The days and hours of another home.
        const other = { ...home, id: random.whole(1, 1_000_000), saleMethod: null, isUnderOffer: false }
        const { inspections } = scheduleIn(other, state.seed, now)
        if (inspections.length > 0) await changes.setInspections(home.id, inspections)
      },
    ),
  }

  async function publish(home: NewHome, now: Date): Promise<number | null> {
    const { suburbUri, streetUri, listing, agentIds, inspections } = home
    const ids = await locationIds(database, [suburbUri, streetUri ?? suburbUri])
    const suburbId = ids.get(suburbUri)
    if (suburbId === undefined || (await isListed(database, suburbId, listing.streetAddress))) return null
    const located: NewListing = { ...listing, suburbId, streetId: ids.get(streetUri ?? '') ?? null }
    // Of a batch that was drawn a while ago.
    const coming = inspections.filter(({ startsAt }) => startsAt > now)
    return changes.publish(located, agentIds, coming)
  }

  return async (now, random) => {
    const act = random.weighted<MarketAct>(weights)
    // Outside the transaction, for homes are drawn while others use the database.
    const drawn = act === 'newHome' ? await nextHome(now) : null
    return database.transaction(async () => {
      const state = await readDemoState(database)
      const listingId = state === null ? null : await doings[act]({ state, now, random, drawn })
      return listingId === null ? null : { act, listingId }
    })
  }
}

/** When a home is open and auctioned from now on. */
export function scheduleIn(home: MarketListing, seed: string, now: Date): Schedule {
  const timeZone = timeZoneOfPlace(home)
  const { id, isRental, isUnderOffer, saleMethod } = home
  const today = localDayOf(now, timeZone)
  const schedule = scheduleOf({ seed, listingId: id, today, timeZone, isRental, isUnderOffer, saleMethod })
  return { ...schedule, inspections: schedule.inspections.filter(({ startsAt }) => startsAt > now) }
}

/** The figures of a price in the words of its agent, lower by a factor; null where there are none to lower. */
export function lowerPrice(
  { isRental, priceText, priceFrom, priceTo }: Pick<MarketListing, 'isRental' | 'priceText' | 'priceFrom' | 'priceTo'>,
  factor: number,
): StatedPrice | null {
  if (priceFrom === null || priceTo === null) return null
  const lower = (figure: number) =>
    isRental ? Math.max(5, Math.round((figure * factor) / 5) * 5) : roundPrice(figure * factor)
  const [from, to] = [lower(priceFrom), lower(priceTo)]
  if (from >= priceFrom || to < from) return null
  const words = new Map([
    [formatDollars(priceFrom), formatDollars(from)],
    [formatDollars(priceTo), formatDollars(to)],
  ])
  const text = priceText.replaceAll(/\$[\d,]+/g, (figure) => words.get(figure) ?? figure)
  return text === priceText ? null : { text, from, to }
}

const SHARE_WITHHELD = 0.06

/** What a home went for: near what it stated, or near what the suburb pays; some keep it to themselves. */
function finalPrice({ isRental, priceText, priceFrom, priceTo, value }: MarketListing, random: Random) {
  if (isRental) return { price: { text: priceText, from: priceFrom, to: priceTo }, isPriceWithheld: false }
  if (value === null || random.chance(SHARE_WITHHELD)) {
    return { price: { text: PRICE_WITHHELD, from: null, to: null }, isPriceWithheld: true }
  }
  const price = roundPrice(value * random.between(0.97, 1.06))
  return { price: { text: formatDollars(price), from: price, to: price }, isPriceWithheld: false }
}
