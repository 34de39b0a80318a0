import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { clockText, halfOfDay, type Instant, zonedDate } from '#domain/time/zoned-date.ts'

type Listing = { canonicalUri: string; stateCode: StateCode }

export const timeZoneOfListing = ({ canonicalUri, stateCode }: Listing): string =>
  timeZoneOfPlace({ uri: canonicalUri, stateCode })

/** "10:00 am" on the clock of a home. */
export function timeText(instant: Instant, listing: Listing): string {
  const date = zonedDate(instant, timeZoneOfListing(listing))
  return `${clockText(date)} ${halfOfDay(date)}`
}
