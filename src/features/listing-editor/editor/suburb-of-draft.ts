import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { DraftPlace } from '#domain/listing-drafts/check-draft.ts'
import { stateOfSlugWord } from '#domain/search/location-slug-form.ts'

/** Where a draft is, as its suburb's uri says, such as `park-ridge-south-qld-4125`. */
export function placeOfDraft(suburbUri: string): DraftPlace {
  const stateCode = stateOfSlugWord(partsOf(suburbUri)?.state ?? '')
  return stateCode === null
    ? { stateCode, timeZone: 'Australia/Sydney' }
    : { stateCode, timeZone: timeZoneOfPlace({ uri: suburbUri, stateCode }) }
}

/** The suburb in words: as the portal writes it, else by its uri until it is saved. */
export function labelOfSuburb(suburbUri: string, known: { uri: string; label: string } | null): string {
  if (known?.uri === suburbUri) return known.label
  const parts = partsOf(suburbUri)
  if (parts === null) return suburbUri
  const name = parts.name.replaceAll(/(^|-)\w/g, (start) => start.replace('-', ' ').toUpperCase())
  return `${name}, ${parts.state.toUpperCase()} ${parts.postcode}`.trim()
}

function partsOf(suburbUri: string) {
  const [, name = '', state = '', postcode = ''] = /^(.+)-([a-z]{2,3})(?:-(\d{4}))?$/.exec(suburbUri) ?? []
  return name === '' ? null : { name, state, postcode }
}
