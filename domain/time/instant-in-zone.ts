import { zoneOffset } from './zone-offset.ts'

const MINUTE = 60_000

/** The instant at which the clocks of an IANA time zone show a day and a time, "2026-11-21" and "10:00:00"; that of before where they go forward over it. */
export function instantInZone(day: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${day}T${time}Z`)
  const near = local - zoneOffset(local, timeZone) * MINUTE
  return new Date(local - zoneOffset(near, timeZone) * MINUTE)
}
