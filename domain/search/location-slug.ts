import type { StateCode } from '../lookups/states.ts'
import { isSlug, slugify } from '../text/slug.ts'
import { stateOfSlugWord } from './location-slug-form.ts'

/** The parts of a location slug. Only a gazetteer can tell a suburb's words from a street's. */
export type LocationSlug = { words: string; stateCode: StateCode; postcode: string | null }

/** "park-ridge-south-qld-4125" */
export const suburbSlug = (suburb: { name: string; stateCode: StateCode; postcode: string }): string =>
  slugify(`${suburb.name} ${suburb.stateCode} ${suburb.postcode}`)

/** "greater-geelong-vic" */
export const regionSlug = (region: { name: string; stateCode: StateCode }): string =>
  slugify(`${region.name} ${region.stateCode}`)

/** "lygon-street-carlton-vic-3053" */
export const streetSlug = (street: { name: string; suburb: string; stateCode: StateCode; postcode: string }): string =>
  slugify(`${street.name} ${street.suburb} ${street.stateCode} ${street.postcode}`)

/**
 * A location slug taken apart, in any case: words, state, and the postcode that suburbs and streets have and
 * regions do not. Null when the text has not this form (docs/product.md, section 1.5).
 */
export function readLocationSlug(text: string): LocationSlug | null {
  const slug = text.toLowerCase()
  if (!isSlug(slug)) return null
  const words = slug.split('-')
  const last = words.at(-1) ?? ''
  const postcode = /^\d{4}$/.test(last) ? last : null
  const stateCode = stateOfSlugWord(words.at(postcode === null ? -1 : -2) ?? '')
  const name = words.slice(0, postcode === null ? -1 : -2).join('-')
  return stateCode === null || name === '' ? null : { words: name, stateCode, postcode }
}
