import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { MOST_INSPECTION_STOPS } from '#domain/collections/collection-limits.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { type InspectionPlanRecord, planKey, type PlannedStop } from '../world/own-listings.ts'
import type { World } from '../world/world.ts'
import { openCollection, requireRight } from './collection-access.ts'
import { requireCaller } from './collections.ts'
import { instantText, listingSummary } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { placeById } from './place-words.ts'

type StopInput = { listingId: number; startsAt: string; endsAt: string }
type PlanInput = { date: string; stops: StopInput[]; baseVersion?: number | null; collectionId?: string | null }
type Owner = { memberId: number; collectionId: number | null }

/** Days of inspections of the member whom the headers speak for, and their calendar. */
export const inspectionPlanQueries = ({ world }: MockPortal, headers: Headers) => ({
  inspectionPlan: ({ date, collectionId }: { date: string; collectionId?: string | null }) =>
    planView(world, planOf(world, ownerOf(world, headers, collectionId), date)),
  calendarFeed: () => feedView(world, requireCaller(world, headers).id),
})

export const inspectionPlanMutations = ({ world }: MockPortal, headers: Headers) => ({
  saveInspectionPlan({ input: { date, stops: given, baseVersion, collectionId } }: { input: PlanInput }) {
    const owner = ownerOf(world, headers, collectionId)
    const stops = requireStops(world, date, given)
    const kept = planOf(world, owner, date)
    // A repeat after a lost answer changes nothing, whatever it was made from.
    if (JSON.stringify(kept.stops) === JSON.stringify(stops)) return { inspectionPlan: planView(world, kept) }
    if (baseVersion != null && baseVersion !== kept.version) {
      throw new Refusal('CONFLICT', collectionErrors.changedMeanwhile)
    }
    const plan = { ...kept, stops, version: kept.version + 1 }
    if (kept.version === 0) world.inspectionPlans.create(plan)
    else world.inspectionPlans.updateMany({ where: { key: { equals: kept.key } }, data: plan })
    return { inspectionPlan: planView(world, plan) }
  },

  resetCalendarFeed() {
    const { id: memberId } = requireCaller(world, headers)
    const feed = world.calendarFeeds.getAll().find((each) => each.memberId === memberId)
    const data = { memberId, resetCount: (feed?.resetCount ?? 0) + 1 }
    if (feed === undefined) world.calendarFeeds.create(data)
    else world.calendarFeeds.updateMany({ where: { memberId: { equals: memberId } }, data })
    return { calendarFeed: feedView(world, memberId) }
  },
})

/** Refuses a collection in which the caller takes no part. */
function ownerOf(world: World, headers: Headers, collectionId: string | null | undefined): Owner {
  const caller = requireCaller(world, headers)
  if (collectionId == null) return { memberId: caller.id, collectionId: null }
  const message = collectionErrors.update
  const open = openCollection(world, { collectionId, caller, message })
  if (open.role === 'manager') throw new Refusal('NOT_FOUND', message)
  requireRight(open, 'takePart', message)
  return { memberId: caller.id, collectionId: open.collection.id }
}

/** Version 0 for a day without a plan; a home that is gone is left out. */
function planOf(world: World, { memberId, collectionId }: Owner, date: string): InspectionPlanRecord {
  const key = planKey(memberId, date, collectionId)
  const plan = world.inspectionPlans.getAll().find((each) => each.key === key)
  if (plan === undefined) return { key, memberId, date, stops: [], version: 0 }
  return { ...plan, stops: plan.stops.filter(({ listingId }) => listingById(world, listingId) !== null) }
}

function planView(world: World, { date, stops, version }: InspectionPlanRecord) {
  return {
    date,
    version,
    stops: stops.flatMap((stop) => {
      const listing = listingById(world, stop.listingId)
      if (listing === null) return []
      const zone = zoneOf(world, listing.suburbId)
      const isStillOpen =
        listing.statusType === 'available' &&
        listing.inspections.some(({ startsAt, endsAt }) => startsAt <= stop.startsAt && endsAt >= stop.endsAt)
      return [
        {
          listingId: stop.listingId,
          listing: listingSummary(world, listing),
          startsAt: instantText(stop.startsAt, zone),
          endsAt: instantText(stop.endsAt, zone),
          isStillOpen,
        },
      ]
    }),
  }
}

const zoneOf = (world: World, suburbId: number): string => timeZoneOfPlace(placeById(world, suburbId))

function requireStops(world: World, date: string, given: readonly StopInput[]): PlannedStop[] {
  if (given.length > MOST_INSPECTION_STOPS) throw badStops(`stops may name at most ${MOST_INSPECTION_STOPS}.`)
  const stops = given.map(({ listingId, startsAt, endsAt }) => ({
    listingId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  for (const stop of stops) requireVisit(world, date, stop)
  const visits = new Set(stops.map(({ listingId, startsAt }) => `${listingId} ${startsAt.getTime()}`))
  if (visits.size < stops.length) throw badStops('stops names the same visit twice.')
  return stops
}

function requireVisit(world: World, date: string, { listingId, startsAt, endsAt }: PlannedStop): void {
  const listing = listingById(world, listingId)
  if (listing === null) throw badStops(`There is no home ${listingId}.`)
  if (endsAt <= startsAt) throw badStops('A visit ends after it begins.')
  // One that ends at midnight is still of the day before.
  const lastMoment = new Date(endsAt.getTime() - 1)
  const zone = zoneOf(world, listing.suburbId)
  if ([startsAt, lastMoment].some((moment) => calendarDateOf(moment, zone) !== date)) {
    throw badStops(`A visit lies within ${date} where the home is.`)
  }
}

const badStops = (message: string): Refusal => new Refusal('BAD_INPUT', message, 'stops')

/** Whoever has the URL reads the calendar; that of the mocks leads nowhere. */
function feedView({ calendarFeeds }: World, memberId: number) {
  const resetCount = calendarFeeds.getAll().find((each) => each.memberId === memberId)?.resetCount
  const secret = `${memberId}-${String(resetCount).padStart(43, '0')}`
  return { url: resetCount === undefined ? null : `http://portal.test/api/calendar/${secret}.ics` }
}
