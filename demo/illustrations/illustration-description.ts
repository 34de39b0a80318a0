import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { StateCode } from '#domain/lookups/states.ts'

export const illustrationKinds = [
  'facade',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'garden',
  'pool',
  'balcony',
  'floorPlan',
  'portrait',
  'logo',
  'noPhoto',
] as const

export type IllustrationKind = (typeof illustrationKinds)[number]

/** All that a drawing depends on: the same description always gives the same picture. */
export type IllustrationDescription = {
  kind: IllustrationKind
  /** A whole number from 0 to 4,294,967,295. */
  seed: number
  propertyType?: PropertyType
  stateCode?: StateCode
  /** Counts from 0 to 99. */
  bedrooms?: number
  bathrooms?: number
  cars?: number
  /** One to three of A–Z and 0–9. */
  initials?: string
}
