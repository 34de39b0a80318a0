import type { StaffActionKind } from '#domain/staff/staff-actions.ts'
import { actsCopy as copy } from './acts.copy.ts'

type Change = { field: string; before: string; after: string }

/** What an action changed, in words. */
export function changeText(kind: StaffActionKind, { field, before, after }: Change): string {
  if (kind === 'boostListing') return copy.forDays(after)
  if (kind !== 'changeClaims') return copy.changed(field, before, after)
  return after === '' ? copy.taken(`${field} ${before}`) : copy.given(`${field} ${after}`)
}
