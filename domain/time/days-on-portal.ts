import { localDayNumber } from './zone-offset.ts'
import type { Instant } from './zoned-date.ts'

/** A listing is new on its first day and the three after it. */
export const NEW_LISTING_DAYS = 3

/** Midnights passed since a home was listed, in the zone of the property; never negative. */
export function daysOnPortal(listedAt: Instant, now: Instant, timeZone: string): { days: number; isNew: boolean } {
  const dayOf = (instant: Instant) => localDayNumber(new Date(instant).getTime(), timeZone)
  const days = Math.max(0, dayOf(now) - dayOf(listedAt))
  return { days, isNew: days <= NEW_LISTING_DAYS }
}
