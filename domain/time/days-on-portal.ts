import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { type Instant, zonedDate } from './zoned-date.ts'

/** A listing is new on its first day and the three after it. */
export const NEW_LISTING_DAYS = 3

/** Midnights passed since a home was listed, in the zone of the property; never negative. */
export function daysOnPortal(listedAt: Instant, now: Instant, timeZone: string): { days: number; isNew: boolean } {
  const days = Math.max(0, differenceInCalendarDays(zonedDate(now, timeZone), zonedDate(listedAt, timeZone)))
  return { days, isNew: days <= NEW_LISTING_DAYS }
}
