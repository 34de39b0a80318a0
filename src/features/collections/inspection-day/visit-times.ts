import { timeZoneOf } from '#domain/lookups/states.ts'
import { clockText, halfOfDay, type Instant, zonedDate } from '#domain/time/zoned-date.ts'

/** "10:00 am" on the clock of a home. */
export function timeText(instant: Instant, stateCode: string): string {
  const date = zonedDate(instant, timeZoneOf(stateCode))
  return `${clockText(date)} ${halfOfDay(date)}`
}
