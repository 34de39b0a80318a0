import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import { listingActErrors as errors } from '#domain/staff/listing-acts-errors.copy.ts'
import type { MarketState } from '#domain/listing/market-state.ts'
import type { EventLog } from '#server/platform/events/domain-event.ts'
import type { StatedPrice } from '#server/modules/listings/listing-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import { completed, contentChanged, isSamePrice, stateChanged } from './change-steps.ts'
import type { ChangingListing, ListingChanges } from './listing-change.ts'
import { listingChanged, type ListingEvent } from './listing-events.ts'
import { boosted, hidden, hiddenChanged, shown } from './staff-steps.ts'
import { deleteBoost } from './staff-steps.queries.ts'
import { movedToOffice } from './move-listings.ts'
import { joinSameHome } from './same-home.ts'
import {
  confirmListings,
  insertListing,
  type LockedListing,
  lockListing,
  recordPrice,
  replaceAgents,
  replaceInspections,
  touchListing,
  updateAuction,
  updatePrice,
} from './listing-changes.queries.ts'

export type ListingChangesParts = {
  database: Database
  clock: () => Date
  events: EventLog
  live: LiveChannel
  /** Brings what searches read of these listings to what they are. */
  refreshSearch: (listingIds: readonly number[]) => Promise<void>
}

/** Does one change of a listing with all that depends on it. */
function changing(parts: ListingChangesParts) {
  const { database, clock, events, live, refreshSearch } = parts
  /** The change answers what happened; null where nothing did. */
  const changed = (
    listingId: number,
    change: (listing: ChangingListing, now: Date) => Promise<ListingEvent | null>,
  ): Promise<boolean> =>
    database.transaction(async () => {
      const row = await lockListing(database, listingId)
      if (row === null) throw new PortalError('NOT_FOUND', errors.noListing(listingId))
      const now = clock()
      const event = await change(changingListing(row), now)
      if (event === null) return false
      await touchListing(database, listingId, { now, isConfirmed: !isOfPortal(event) })
      await refreshShown(event, now)
      await events.append(event)
      await live.publish(listingChanged(event, row.stateCode))
      return true
    })

  /** What searches and pages show of it, and of listings of the same home. */
  async function refreshShown({ kind, subjectId }: ListingEvent, now: Date): Promise<void> {
    const otherIds = movesHomes.has(kind) ? await joinSameHome(database, subjectId) : []
    for (const otherId of otherIds) await touchListing(database, otherId, { now, isConfirmed: false })
    await refreshSearch([subjectId, ...otherIds])
  }

  /** No event: nobody else is told. */
  const boostChanged = (listingId: number, change: (listing: ChangingListing) => Promise<boolean>): Promise<boolean> =>
    database.transaction(async () => {
      const row = await lockListing(database, listingId)
      if (row === null) throw new PortalError('NOT_FOUND', errors.noListing(listingId), { field: 'listingId' })
      if (!(await change(changingListing(row)))) return false
      await touchListing(database, listingId, { now: clock(), isConfirmed: false })
      await refreshSearch([listingId])
      return true
    })

  return { changed, refreshShown, boostChanged }
}

/** Changes listings, each in one transaction with all that depends on it at once. */
export function listingChanges(parts: ListingChangesParts): ListingChanges {
  const { database, clock, events, live, refreshSearch } = parts
  const { changed, refreshShown, boostChanged } = changing(parts)

  return {
    publish: (listing, agentIds, inspections) =>
      database.transaction(async () => {
        const now = clock()
        const id = await insertListing(database, listing, now)
        await replaceAgents(database, id, agentIds)
        await replaceInspections(database, id, inspections, now)
        const price = { text: listing.priceText, from: listing.priceFrom, to: listing.priceTo }
        const row = await lockListing(database, id)
        if (row === null) throw new Error('The listing that was added is not there')
        await recordPrice(database, id, priceEvent('listed', price, changingListing(row), now))
        const event = { kind: 'listing.published', subjectId: id, details: {} } as const
        await refreshShown(event, now)
        await events.append(event)
        await live.publish(listingChanged(event, row.stateCode))
        return id
      }),
    changePrice: (listingId, price) =>
      changed(listingId, async (listing, now) => {
        const stated = { ...price, isPriceWithheld: price.isPriceWithheld ?? false }
        if (isSamePrice(listing, stated)) return null
        await updatePrice(database, listingId, stated)
        await recordPrice(database, listingId, priceEvent('priceChanged', price, listing, now))
        return { kind: 'listing.priceChanged', subjectId: listingId, details: { before: listing.price } }
      }),
    async changeState(listingId, change) {
      let isChangedUnseen = false
      const isChanged = await changed(listingId, async (listing) => {
        if (listing.isHidden) {
          isChangedUnseen = await hiddenChanged(database, listingId, change)
          return null
        }
        return change.state === 'completed'
          ? completed(database, listingId, change, listing)
          : stateChanged(database, listingId, change, listing)
      })
      return isChanged || isChangedUnseen
    },
    hide: (listingId) => changed(listingId, (listing, now) => hidden(database, listingId, listing, now)),
    show: (listingId) => changed(listingId, (listing) => shown(database, listingId, listing)),
    boost: (listingId, boost) => boostChanged(listingId, (listing) => boosted(database, listingId, listing, boost)),
    endBoost: (listingId) => boostChanged(listingId, () => deleteBoost(database, listingId)),
    setInspections: (listingId, inspections) =>
      changed(listingId, async (_listing, now) =>
        (await replaceInspections(database, listingId, inspections, now))
          ? { kind: 'listing.inspectionsChanged', subjectId: listingId, details: {} }
          : null,
      ),
    setAuction: (listingId, auction) =>
      changed(listingId, async () =>
        (await updateAuction(database, listingId, auction))
          ? { kind: 'listing.auctionChanged', subjectId: listingId, details: {} }
          : null,
      ),
    changeContent: (listingId, content) => changed(listingId, () => contentChanged(database, listingId, content)),
    moveToOffice: (officeId, toId) => movedToOffice(parts, { officeId, toId }),
    confirm: (listingIds) => confirmListings(database, listingIds, clock()),
    together: (work) =>
      database.transaction(async () => {
        const changedIds = new Set<number>()
        const noteIds = async (ids: readonly number[]) => ids.forEach((id) => changedIds.add(id))
        const answer = await work(listingChanges({ ...parts, refreshSearch: noteIds }))
        if (changedIds.size > 0) await refreshSearch([...changedIds])
        return answer
      }),
  }
}

/** What changes where a home is, whether it is on the market or who offers it. */
const movesHomes: ReadonlySet<ListingEvent['kind']> = new Set([
  'listing.published',
  'listing.statusChanged',
  'listing.contentChanged',
])

/** What its agency did not do. */
const isOfPortal = (event: ListingEvent): boolean =>
  event.kind === 'listing.statusChanged' && event.details.reason !== undefined

function changingListing(row: LockedListing): ChangingListing {
  const onMarket: MarketState = row.isUnderOffer ? 'underOffer' : 'available'
  return {
    state: row.statusType === 'available' ? onMarket : row.statusType,
    isHidden: row.isHidden,
    suburbId: row.suburbId,
    listingType: row.listingType,
    price: { text: row.priceText, from: row.priceFrom, to: row.priceTo },
    isPriceWithheld: row.isPriceWithheld,
    completedOn: row.completedOn,
    timeZone: timeZoneOfPlace({ uri: row.suburbUri, stateCode: row.stateCode }),
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
