import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { collectionErrors as errors } from '#domain/collections/collection-errors.copy.ts'
import { MOST_HIDDEN_LISTINGS } from '#domain/collections/collection-limits.ts'
import { stopsProblem } from '#domain/collections/inspection-stops.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging, Refusal } from '../refusal.ts'
import { zoneOf } from '../search/listing-facts.ts'
import { falling, firstOf } from '../search/order.ts'
import { keyOf } from '../world/collections.ts'
import { type HiddenListingRecord, type InspectionPlanRecord, planKey } from '../world/own-listings.ts'
import { find, findAll, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { openCollection } from './collection-view.ts'
import { listingSummary } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { requireCaller } from './sessions.ts'

type Numbers = { listingIds: number[] }
type Stop = { listingId: number; startsAt: string; endsAt: string }
type Plan = { date: string; stops: Stop[]; baseVersion?: number | null; collectionId?: string | null }
type Owner = { memberId: number; collectionId: number | null }

/** The homes that the member whom the headers speak for does not want to see, days of inspections, and their calendar. */
export const ownListingQueries = ({ world }: MockPortal, headers: Headers) => ({
  hiddenListings({ paging }: { paging: Paging }) {
    const { id } = requireCaller(world, headers)
    const shown = hiddenBy(world, id).flatMap(({ listingId, hiddenAt }) => {
      const listing = listingById(world, listingId)
      return listing === null || listing.statusType === 'removed' ? [] : [{ listing, hiddenAt }]
    })
    return pageOf(shown, paging, ({ listing, hiddenAt }) => ({
      listing: listingSummary(world, listing),
      hiddenAt: isoInZone(hiddenAt, zoneOf(world, listing)),
    }))
  },
  hiddenListingIds: () => idsHiddenBy(world, requireCaller(world, headers).id),
  inspectionPlan: ({ date, collectionId }: { date: string; collectionId?: string | null }) =>
    planView(world, planOf(world, ownerOf(world, headers, collectionId), date)),
  calendarFeed: () => feedView(world, requireCaller(world, headers).id),
})

export const ownListingMutations = ({ world }: MockPortal, headers: Headers) => ({
  hideListings({ listingIds }: Numbers) {
    const { id: memberId } = requireCaller(world, headers)
    for (const listingId of listingIds) {
      const key = keyOf(memberId, listingId)
      if (find(world.hiddenListings, { key }) !== undefined || listingById(world, listingId) === null) continue
      world.hiddenListings.create({ key, memberId, listingId, hiddenAt: world.now })
    }
    for (const { key } of hiddenBy(world, memberId).slice(MOST_HIDDEN_LISTINGS)) remove(world.hiddenListings, { key })
    return { hiddenListingIds: idsHiddenBy(world, memberId) }
  },
  showListings({ listingIds }: Numbers) {
    const { id: memberId } = requireCaller(world, headers)
    for (const listingId of listingIds) remove(world.hiddenListings, { key: keyOf(memberId, listingId) })
    return { hiddenListingIds: idsHiddenBy(world, memberId) }
  },
  saveInspectionPlan({ input: { date, stops: given, baseVersion, collectionId } }: { input: Plan }) {
    const owner = ownerOf(world, headers, collectionId)
    const stops = given.map(({ listingId, startsAt, endsAt }) => ({
      listingId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }))
    const problem = stopsProblem(date, stops, (listingId) => {
      const listing = listingById(world, listingId)
      return listing === null ? undefined : zoneOf(world, listing)
    })
    if (problem !== null) throw new Refusal('BAD_INPUT', problem, 'stops')
    const before = planOf(world, owner, date)
    // A repeat after a lost answer changes nothing, whatever it was made from.
    if (JSON.stringify(before.stops) === JSON.stringify(stops)) return { inspectionPlan: planView(world, before) }
    if (baseVersion != null && baseVersion !== before.version) throw new Refusal('CONFLICT', errors.changedMeanwhile)
    const plan = { ...before, stops, version: before.version + 1 }
    if (before.version === 0) world.inspectionPlans.create(plan)
    else update(world.inspectionPlans, { key: plan.key }, plan)
    return { inspectionPlan: planView(world, plan) }
  },
  resetCalendarFeed() {
    const { id: memberId } = requireCaller(world, headers)
    const feed = find(world.calendarFeeds, { memberId })
    if (feed === undefined) world.calendarFeeds.create({ memberId, resetCount: 1 })
    else update(world.calendarFeeds, { memberId }, { resetCount: feed.resetCount + 1 })
    return { calendarFeed: feedView(world, memberId) }
  },
})

/** The one that was hidden last first. */
const hiddenBy = (world: World, memberId: number): HiddenListingRecord[] =>
  findAll(world.hiddenListings, { memberId })
    .filter(({ listingId }) => listingById(world, listingId) !== null)
    .sort(firstOf([falling(({ hiddenAt }) => hiddenAt.getTime()), falling(({ listingId }) => listingId)]))

const idsHiddenBy = (world: World, memberId: number): number[] =>
  hiddenBy(world, memberId).map(({ listingId }) => listingId)

/** Refuses a collection in which the caller takes no part. */
function ownerOf(world: World, headers: Headers, collectionId: string | null | undefined): Owner {
  const { id: memberId } = requireCaller(world, headers)
  if (collectionId == null) return { memberId, collectionId: null }
  const message = errors.update
  if (openCollection(world, headers, { collectionId, right: 'read', message }).role === 'manager') {
    throw new Refusal('NOT_FOUND', message)
  }
  const { collection } = openCollection(world, headers, { collectionId, right: 'takePart', message })
  return { memberId, collectionId: collection.id }
}

/** Version 0 for a day without a plan; a home that is gone is left out. */
function planOf(world: World, { memberId, collectionId }: Owner, date: string): InspectionPlanRecord {
  const key = planKey(memberId, date, collectionId)
  const plan = find(world.inspectionPlans, { key }) ?? { key, memberId, date, stops: [], version: 0 }
  return { ...plan, stops: plan.stops.filter(({ listingId }) => listingById(world, listingId) !== null) }
}

const planView = (world: World, { date, stops, version }: InspectionPlanRecord) => ({
  date,
  version,
  stops: stops.flatMap(({ listingId, startsAt, endsAt }) => {
    const listing = listingById(world, listingId)
    if (listing === null) return []
    const zone = zoneOf(world, listing)
    const isOpen = listing.inspections.some((each) => each.startsAt <= startsAt && each.endsAt >= endsAt)
    return {
      listingId,
      listing: listingSummary(world, listing),
      startsAt: isoInZone(startsAt, zone),
      endsAt: isoInZone(endsAt, zone),
      isStillOpen: listing.statusType === 'available' && isOpen,
    }
  }),
})

/** Whoever has the URL reads the calendar; that of the mocks leads nowhere. */
function feedView({ calendarFeeds }: World, memberId: number) {
  const feed = find(calendarFeeds, { memberId })
  const secret = `${memberId}-${String(feed?.resetCount).padStart(43, '0')}`
  return { url: feed === undefined ? null : `http://portal.test/api/calendar/${secret}.ics` }
}
