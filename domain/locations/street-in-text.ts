import { readStreetAddress } from './street-address.ts'
import { shortDirections } from './short-directions.ts'
import { shortStreetTypes, streetTypeOf } from './street-types.ts'

const DASH = '‐‑‒–—−-'
const GAP = String.raw`[\s_${DASH}]+`
const NUMBER = String.raw`[a-z]{0,3}\d{1,5}[a-z]?`
const MORE = String.raw`\s*(?:[/\\&${DASH}]|\bto\b|\band\b)\s*${NUMBER}`
const dwelling = String.raw`(?:unit|lot|apartment|apt\.?|villa|townhouse|suite|shop|flat|level|no\.?)\s*${NUMBER}(?:\s+(?:of|at)\s+|[\s,/]+)`
const numbers = String.raw`(?:${dwelling})?(?:${NUMBER}(?:${MORE}){0,2}[\s,_${DASH}]*)?`

/**
 * Where a text names the street of an address, its number before it or not, long or short: "3/12 Smith Street" also stands in "Smith St".
 * Null for an address without a street.
 */
export function streetInText(streetAddress: string): RegExp | null {
  const names = streetsOf(streetAddress).flatMap((each) => patternOf(each) ?? [])
  return names.length === 0
    ? null
    : new RegExp(String.raw`(?<![\p{L}\d])${numbers}(?:${names.join('|')})(?![\p{L}\d])`, 'giu')
}

const corner = /^(?:cnr|cor|corner)\.?\s+(?:of\s+)?/i

/** One address for each street: "Cnr Smith St & Rose Rd" stands in two. */
const streetsOf = (streetAddress: string): string[] => {
  const { unit, number, street } = readStreetAddress(streetAddress)
  const isCorner = unit === null && number === null ? corner.test(streetAddress) : corner.test(street)
  return isCorner ? street.replace(corner, '').split(/\s*(?:&|\/|\band\b)\s*/i) : [streetAddress]
}

function patternOf(streetAddress: string): string | null {
  const words = nameOf(streetAddress)
    .replaceAll(spacedPrefix, '$1')
    .split(new RegExp(GAP))
    .map((word) => word.replaceAll(/[^\p{Letter}\d]/gu, '').toLowerCase())
    .filter((word) => word !== '')
  if (!words.some((word) => /\p{Letter}/u.test(word))) return null
  const direction = words.length > 2 ? shortFormsOfDirection(words.at(-1) ?? '') : null
  const named = direction === null ? words : words.slice(0, -1)
  const street = named.map((word, at) =>
    oneOf(at === named.length - 1 ? formsOfType(word) : (formsOfWord(word) ?? [word])),
  )
  const end = direction === null ? '' : `(?:${GAP}${oneOf(direction)})?`
  return street.join(String.raw`\.?${GAP}`) + end
}

/** "O Connell" and "D Arcy" are one word, as with an apostrophe. */
const spacedPrefix = /\b([od])\s(?=\p{Letter})/giu

/** What follows the number: of "Wren House, 12 Smith Street, Tower 2" and "Unit 3 Wren House, 12 Smith Street" the street. */
function nameOf(streetAddress: string): string {
  const whole = readStreetAddress(streetAddress)
  if (whole.number !== null) return firstPart(whole.street)
  const parts = streetAddress.split(',').map(readStreetAddress)
  const numbered = parts.find(({ number }) => number !== null)
  if (numbered !== undefined) return numbered.street
  return whole.unit === null ? (parts.at(-1)?.street ?? '') : firstPart(whole.street)
}

const firstPart = (street: string): string => street.split(',', 1).join()

const beforeName = [
  ['mount', 'mt'],
  ['saint', 'st'],
] as const

const formsOfWord = (word: string): readonly string[] | undefined =>
  beforeName.find((forms) => forms.some((form) => form === word))

function formsOfType(word: string): string[] {
  const full = streetTypeOf(word) ?? word
  return [full, ...shortStreetTypes.flatMap(([short, name]) => (name === full ? [short] : []))]
}

function shortFormsOfDirection(word: string): string[] | null {
  const full = shortDirections.get(word) ?? word
  const short = [...shortDirections].flatMap(([each, direction]) => (direction === full ? [each] : []))
  return short.length === 0 ? null : [full, ...short]
}

/** The longest first, the letters of a word with an apostrophe between any two or not, after the first with a space too. */
const oneOf = (words: readonly string[]): string =>
  `(?:${words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => [...word].join("['’]?").replace("['’]?", "['’\\s]?"))
    .join('|')})`
