import { tzOffset } from '@date-fns/tz'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** By zone and by day of UTC: its offset in minutes; null on a day on which it changes. */
const known = new Map<string, Map<number, number | null>>()

/**
 * Minutes by which an IANA time zone is ahead of UTC at an instant in milliseconds; NaN where there is no such instant. What the runtime knows
 * of zones is dear to ask for, so that each day is asked for once.
 */
export function zoneOffset(milliseconds: number, timeZone: string): number {
  const day = Math.floor(milliseconds / DAY)
  const days = known.get(timeZone) ?? new Map<number, number | null>()
  known.set(timeZone, days)
  let offset = days.get(day)
  if (offset === undefined) {
    const [first, last] = [day * DAY, (day + 1) * DAY - 1].map((end) => tzOffset(timeZone, new Date(end)))
    offset = first === undefined || first !== last ? null : first
    days.set(day, offset)
  }
  return offset ?? tzOffset(timeZone, new Date(milliseconds))
}

/** The days from the first of 1970 to the one that a zone has at an instant. */
export const localDayNumber = (milliseconds: number, timeZone: string): number =>
  Math.floor(localMilliseconds(milliseconds, timeZone) / DAY)

/** The instant at which UTC shows what the zone shows now. */
export const localMilliseconds = (milliseconds: number, timeZone: string): number =>
  milliseconds + zoneOffset(milliseconds, timeZone) * MINUTE
