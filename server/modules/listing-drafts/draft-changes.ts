import { isDeepStrictEqual } from 'node:util'
import type { StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import type { StaffChange } from '#server/modules/staff/staff-action-record.ts'

const LONGEST = 200

/** What a save changed in a draft; of lists and of long texts only that they changed. */
export function draftChanges(before: StoredDraft, after: StoredDraft): StaffChange[] {
  const stored: StoredDraft = JSON.parse(JSON.stringify(after))
  // The keys of a draft are its fields.
  const fields = Object.keys(stored) as (keyof StoredDraft)[]
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], stored[field]))
    .map((field) => {
      const values = [shortText(before[field]), shortText(stored[field])]
      return values.includes(null)
        ? { field, before: '', after: '' }
        : { field, before: values[0] ?? '', after: values[1] ?? '' }
    })
}

function shortText(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return typeof value === 'object' || text.length > LONGEST ? null : text
}
