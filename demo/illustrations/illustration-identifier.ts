import { type PropertyType, propertyTypeNames } from '#domain/lookups/property-types.ts'
import { type StateCode, stateCodes } from '#domain/lookups/states.ts'
import { type IllustrationDescription, type IllustrationKind, illustrationKinds } from './illustration-description.ts'

/** Raise it when a change of the drawing code changes pictures: their addresses are immutable. */
export const illustrationVersion = 2

/**
 * The short, url-safe name of a drawing, from which it can be drawn again: kind, then what is known in this order, then the
 * seed in hexadecimal, as in `facade-terrace-vic-8f3a21`, `floorplan-house-qld-4bed-2bath-2car-1c` or `logo-~rw-77`.
 * Throws a RangeError when a number or the initials are outside the limits of IllustrationDescription.
 */
export function writeIllustrationIdentifier(description: IllustrationDescription): string {
  const { kind, seed, propertyType, stateCode, bedrooms, bathrooms, cars, initials } = description
  if (!isWhole(seed, 0xffff_ffff))
    throw new RangeError(`An illustration's seed is a whole number below 2^32, not ${seed}`)
  if (initials !== undefined && !/^[A-Z0-9]{1,3}$/.test(initials))
    throw new RangeError(`Initials are one to three of A-Z and 0-9, not "${initials}"`)
  const parts = [
    wordOf(kind),
    propertyType === undefined ? '' : wordOf(propertyType),
    stateCode === undefined ? '' : wordOf(stateCode),
    count(bedrooms, 'bed'),
    count(bathrooms, 'bath'),
    count(cars, 'car'),
    initials === undefined ? '' : `~${initials.toLowerCase()}`,
    seed.toString(16),
  ]
  return parts.filter((part) => part !== '').join('-')
}

/** The description behind an identifier; null for anything that `writeIllustrationIdentifier` does not write. */
export function readIllustrationIdentifier(identifier: string): IllustrationDescription | null {
  const found = pattern.exec(identifier)?.groups
  const kind = kindOfWord.get(found?.['kind'] ?? '')
  const seed = Number.parseInt(found?.['seed'] ?? '', 16)
  if (found === undefined || kind === undefined || !isWhole(seed, 0xffff_ffff)) return null
  const description: IllustrationDescription = { kind, seed }
  if (found['type'] !== undefined) {
    const propertyType = typeOfWord.get(found['type'])
    if (propertyType === undefined) return null
    description.propertyType = propertyType
  }
  if (found['state'] !== undefined) {
    const stateCode = stateOfWord.get(found['state'])
    if (stateCode === undefined) return null
    description.stateCode = stateCode
  }
  if (found['bedrooms'] !== undefined) description.bedrooms = Number(found['bedrooms'])
  if (found['bathrooms'] !== undefined) description.bathrooms = Number(found['bathrooms'])
  if (found['cars'] !== undefined) description.cars = Number(found['cars'])
  if (found['initials'] !== undefined) description.initials = found['initials'].toUpperCase()
  return description
}

const wordOf = (name: string): string => name.replaceAll('_', '').toLowerCase()

const isWhole = (value: number, maximum: number): boolean => Number.isInteger(value) && value >= 0 && value <= maximum

function count(amount: number | undefined, unit: string): string {
  if (amount === undefined) return ''
  if (!isWhole(amount, 99))
    throw new RangeError(`A count of an illustration is a whole number from 0 to 99, not ${amount}`)
  return `${amount}${unit}`
}

const kindOfWord = new Map<string, IllustrationKind>(illustrationKinds.map((kind) => [wordOf(kind), kind]))
const typeOfWord = new Map<string, PropertyType>(propertyTypeNames.map((type) => [wordOf(type), type]))
const stateOfWord = new Map<string, StateCode>(stateCodes.map((state) => [wordOf(state), state]))

const oneOf = (words: Iterable<string>): string => [...words].join('|')
const number = '(?:0|[1-9][0-9]?)'
const pattern = new RegExp(
  `^(?<kind>${oneOf(kindOfWord.keys())})(?:-(?<type>${oneOf(typeOfWord.keys())}))?(?:-(?<state>${oneOf(stateOfWord.keys())}))?` +
    `(?:-(?<bedrooms>${number})bed)?(?:-(?<bathrooms>${number})bath)?(?:-(?<cars>${number})car)?` +
    `(?:-~(?<initials>[a-z0-9]{1,3}))?-(?<seed>0|[1-9a-f][0-9a-f]{0,7})$`,
)
