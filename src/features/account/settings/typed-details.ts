import { type ContactType, contactTypes } from '#domain/lookups/contact-types.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'

export type TypedDetails = Record<'name' | 'displayDescription' | ContactType, string>

const fields: ReadonlySet<string> = new Set(['name', 'displayDescription', ...Object.keys(contactTypes)])

/** What the member has typed of their details and not saved: it outlives a reload. Null forgets it. */
export function useTypedDetails(memberId: number) {
  const [text, keep] = useUnsentText(memberId, 'details')
  const typed = typedDetailsFrom(text)
  const type = (part: Partial<TypedDetails> | null) => keep(part && JSON.stringify({ ...typed, ...part }))
  return [typed, type] as const
}

/** What was kept, as far as it can be details. */
export function typedDetailsFrom(text: string | null): Partial<TypedDetails> {
  try {
    const found = Object.entries(Object(JSON.parse(text ?? '{}')))
    return Object.fromEntries(found.filter(([field, value]) => fields.has(field) && typeof value === 'string'))
  } catch {
    return {}
  }
}
