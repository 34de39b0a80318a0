import type { StaffActionKind } from '#domain/staff/staff-actions.ts'
import { actsCopy as copy } from './acts.copy.ts'
import { fieldLabel, fieldValue } from './changed-fields.ts'

type Change = { field: string; before: string; after: string }

/** What an action changed, in words. */
export function changeText(kind: StaffActionKind, { field, before, after }: Change): string {
  if (kind === 'changeClaims') return after === '' ? copy.taken(`${field} ${before}`) : copy.given(`${field} ${after}`)
  if (kind === 'boostListing' && field === 'days') return copy.forDays(after)
  if (kind === 'boostListing' && field === 'boostEndsAt') return copy.inPlaceOf(fieldValue(field, before))
  const label = fieldLabel(field)
  // Of lists and long texts only that they changed is said.
  if ((before === '' && after === '') || isList(before) || isList(after)) return label
  if (before === '') return copy.set(label, fieldValue(field, after))
  return copy.changed(label, fieldValue(field, before), after === '' ? copy.nothing : fieldValue(field, after))
}

const isList = (value: string): boolean => /^\[[[{"\]]/.test(value)
