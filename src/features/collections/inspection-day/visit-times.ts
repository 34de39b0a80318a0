import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { clockText, halfOfDay, type Instant, zonedDate } from '#domain/time/zoned-date.ts'

type Home = { canonicalUri: string; stateCode: StateCode }

export const timeZoneOfHome = ({ canonicalUri, stateCode }: Home): string =>
  timeZoneOfPlace({ uri: canonicalUri, stateCode })

/** "10:00 am" on the clock of a home. */
export function timeText(instant: Instant, home: Home): string {
  const date = zonedDate(instant, timeZoneOfHome(home))
  return `${clockText(date)} ${halfOfDay(date)}`
}
