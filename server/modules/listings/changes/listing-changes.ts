import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MarketState } from '#domain/listing/market-state.ts'
import type { EventLog } from '#server/platform/events/domain-event.ts'
import type { StatedPrice } from '#server/modules/listings/listing-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import type { ChangingListing, ListingChanges, NewState } from './listing-change.ts'
import { listingChanged, type ListingEvent } from './listing-events.ts'
import {
  insertAgents,
  insertListing,
  type LockedListing,
  lockListing,
  recordPrice,
  replaceInspections,
  touchListing,
  updateAuction,
  updateContent,
  updatePrice,
  updateState,
} from './listing-changes.queries.ts'

export type ListingChangesParts = {
  database: Database
  clock: () => Date
  events: EventLog
  live: LiveChannel
  /** Brings what searches read of these listings to what they are. */
  refreshSearch: (listingIds: readonly number[]) => Promise<void>
}

/** Changes listings, each in one transaction with all that depends on it at once. */
export function listingChanges({ database, clock, events, live, refreshSearch }: ListingChangesParts): ListingChanges {
  /** The change answers what happened; null where nothing did. */
  const changed = (
    listingId: number,
    change: (listing: ChangingListing, now: Date) => Promise<ListingEvent | null>,
  ): Promise<void> =>
    database.transaction(async () => {
      const row = await lockListing(database, listingId)
      if (row === null) throw new PortalError('NOT_FOUND', `There is no listing ${listingId}.`)
      const now = clock()
      const event = await change(changingListing(row), now)
      if (event === null) return
      await touchListing(database, listingId, now)
      await refreshSearch([listingId])
      await events.append(event)
      await live.publish(listingChanged(event, row.stateCode))
    })

  return {
    publish: (listing, agentIds, inspections) =>
      database.transaction(async () => {
        const now = clock()
        const id = await insertListing(database, listing, now)
        await insertAgents(database, id, agentIds)
        await replaceInspections(database, id, inspections, now)
        const price = { text: listing.priceText, from: listing.priceFrom, to: listing.priceTo }
        const row = await lockListing(database, id)
        if (row === null) throw new Error('The listing that was added is not there')
        await recordPrice(database, id, priceEvent('listed', price, changingListing(row), now))
        await refreshSearch([id])
        const event = { kind: 'listing.published', subjectId: id, details: {} } as const
        await events.append(event)
        await live.publish(listingChanged(event, row.stateCode))
        return id
      }),
    changePrice: (listingId, price) =>
      changed(listingId, async (listing, now) => {
        const { text, from, to } = listing.price
        if (text === price.text && from === price.from && to === price.to) return null
        await updatePrice(database, listingId, price)
        await recordPrice(database, listingId, priceEvent('priceChanged', price, listing, now))
        return { kind: 'listing.priceChanged', subjectId: listingId, details: { before: listing.price } }
      }),
    changeState: (listingId, change) =>
      changed(listingId, async (listing) => {
        if (listing.state === change.state) return null
        // Before the state: a withheld price is on record without its figure.
        if (change.state === 'completed') await recordCompletion(listingId, change, listing)
        await updateState(database, listingId, columnsOf(change))
        const details = { before: listing.state, after: change.state }
        return { kind: 'listing.statusChanged', subjectId: listingId, details }
      }),
    setInspections: (listingId, inspections) =>
      changed(listingId, async (_listing, now) => {
        await replaceInspections(database, listingId, inspections, now)
        return { kind: 'listing.inspectionsChanged', subjectId: listingId, details: {} }
      }),
    setAuction: (listingId, auction) =>
      changed(listingId, async () => {
        await updateAuction(database, listingId, auction)
        return { kind: 'listing.auctionChanged', subjectId: listingId, details: {} }
      }),
    changeContent: (listingId, content) =>
      changed(listingId, async () => {
        await updateContent(database, listingId, content)
        return { kind: 'listing.contentChanged', subjectId: listingId, details: {} }
      }),
  }

  async function recordCompletion(
    listingId: number,
    { completedOn, price, isPriceWithheld }: Extract<NewState, { state: 'completed' }>,
    { listingType }: ChangingListing,
  ): Promise<void> {
    const stated = isPriceWithheld ? { ...price, from: null, to: null } : price
    await updatePrice(database, listingId, stated)
    const kind = listingType === 'sale' ? 'sold' : 'leased'
    await recordPrice(database, listingId, { day: completedOn, kind, text: stated.text, price: stated.to })
  }
}

function changingListing(row: LockedListing): ChangingListing {
  const onMarket: MarketState = row.isUnderOffer ? 'underOffer' : 'available'
  return {
    state: row.statusType === 'available' ? onMarket : row.statusType,
    listingType: row.listingType,
    price: { text: row.priceText, from: row.priceFrom, to: row.priceTo },
    timeZone: timeZoneOfPlace({ uri: row.suburbUri, stateCode: row.stateCode }),
  }
}

function columnsOf(change: NewState) {
  const isCompleted = change.state === 'completed'
  return {
    statusType: change.state === 'underOffer' ? ('available' as const) : change.state,
    isUnderOffer: change.state === 'underOffer',
    completedOn: isCompleted ? change.completedOn : null,
    isPriceWithheld: isCompleted && change.isPriceWithheld,
  }
}

/** The history of prices keeps whole days of the property's own zone. */
const priceEvent = (
  kind: 'listed' | 'priceChanged',
  { text, to }: StatedPrice,
  { timeZone }: ChangingListing,
  now: Date,
) => ({
  day: calendarDateOf(now, timeZone),
  kind,
  text,
  price: to,
})
