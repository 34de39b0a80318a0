import type { CallingMember } from '#server/platform/rest/caller.ts'
import { claimedBy } from './staff-listings-under-test.ts'

const EARLY_STAFF = 6

/** Whoever sends `x-claim` has that claim alone, and logged in long ago; null for everybody else. */
export function earlyStaffOf(headers: object): CallingMember | null {
  const claim: unknown = Reflect.get(headers, 'x-claim')
  return typeof claim === 'string' ? claimedBy(claim, EARLY_STAFF) : null
}
