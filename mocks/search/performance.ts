import { agentPerformance, type CompletedHome, countedAfter } from '#domain/agents/agent-performance.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { states } from '#domain/lookups/states.ts'
import { daysOnPortal } from '#domain/time/days-on-portal.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { placeById } from '../handlers/place-words.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The last day that figures count. */
const lastDay = ({ now }: World): string => calendarDateOf(now, states.NSW.timeZone)

/** The listings that were sold or leased in the last twelve months. */
export function completedOfYear(world: World): ListingRecord[] {
  const until = lastDay(world)
  const after = countedAfter(until)
  return world.listings
    .getAll()
    .filter(
      ({ statusType, completedOn }) =>
        statusType === 'completed' && completedOn !== null && completedOn > after && completedOn <= until,
    )
}

/** What somebody did with some of them. */
export function performanceOf(world: World, isTheirs: (listing: ListingRecord) => boolean) {
  const all = completedOfYear(world)
  const salesOf = (suburbId: number) =>
    all.filter((listing) => listing.listingType === 'sale' && listing.suburbId === suburbId).length
  const homes = all.filter(isTheirs).map((listing) => homeOf(world, listing))
  return { until: lastDay(world), ...agentPerformance(homes, salesOf) }
}

function homeOf(world: World, listing: ListingRecord): CompletedHome {
  const { listingType, suburbId, priceFrom, priceEvents, listedAt, completedOn } = listing
  // Noon in the east is the same day everywhere in Australia.
  const end = new Date(`${completedOn}T02:00:00Z`)
  return {
    kind: listingType,
    suburbId,
    price: priceFrom,
    guide: priceEvents.findLast(({ kind }) => kind === 'listed')?.price ?? null,
    days: daysOnPortal(listedAt, end, timeZoneOfPlace(placeById(world, suburbId))).days,
  }
}
