import type { Random } from '#demo/data/random/random.ts'
import { dayText, instantAt, type LocalDay } from '#demo/data/time/local-day.ts'
import type { PlannedListing } from './listing-plan.ts'

export type ListingDates = {
  listedOn: LocalDay
  listedAt: Date
  modifiedAt: Date
  completedOn: LocalDay | null
  /** yyyy-mm-dd; null for a rental that stands empty and for sales. */
  availableOn: string | null
}

/** The days of a listing, in its own zone: listed and changed by daylight, and never after now. */
export function drawDates(
  random: Random,
  plan: PlannedListing,
  { isRental, today, timeZone, now }: { isRental: boolean; today: LocalDay; timeZone: string; now: Date },
): ListingDates {
  const listedOn = today - plan.listedDaysAgo
  const completedOn = plan.completedDaysAgo === null ? null : today - plan.completedDaysAgo
  const listedAt = notAfter(now, instantAt(listedOn, 8 * 60 + random.whole(0, 600), timeZone), random)
  const changedOn = completedOn ?? listedOn + random.whole(0, plan.listedDaysAgo)
  const changedAt = notAfter(now, instantAt(changedOn, 9 * 60 + random.whole(0, 540), timeZone), random)
  return {
    listedOn,
    listedAt,
    modifiedAt: changedAt < listedAt ? listedAt : changedAt,
    completedOn,
    availableOn: isRental ? drawAvailableOn(random, completedOn ?? today) : null,
  }
}

const notAfter = (now: Date, instant: Date, random: Random): Date =>
  instant <= now ? instant : new Date(now.getTime() - random.whole(1, 50) * 60_000)

/** Nearly half stand empty; the others become free within six weeks. */
const drawAvailableOn = (random: Random, from: LocalDay): string | null =>
  random.chance(0.46) ? null : dayText(from + random.whole(2, 42))
