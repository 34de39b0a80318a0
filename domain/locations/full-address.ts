import { stateCodes, stateNamed, states } from '../lookups/states.ts'
import { slugify } from '../text/slug.ts'

/** One way to read an address with its suburb; the street is empty where a suburb alone was named. */
export type FullAddress = { street: string; suburbUri: string }

const LONGEST_ADDRESS = 200
const MOST_WORDS_OF_SUBURB = 4
const stateWords = stateCodes.flatMap((code) => [[...code].join(String.raw`\.?`), states[code].name]).join('|')
const pattern = new RegExp(
  String.raw`^(?:(?<street>.+),\s*)?(?<suburb>[^,]+?)[,\s]\s*(?<state>${stateWords})\.?,?\s+(?<postcode>\d{3,4})$`,
  'i',
)

/**
 * The ways to read an address such as "12 Smith Street, Fitzroy VIC 3065", "… Fitzroy, Victoria 3065, Australia" or, without commas, "12
 * Smith Street Fitzroy VIC 3065", the likeliest first; none for a text without suburb, state and postcode. Whether there is such a suburb
 * only the gazetteer knows.
 */
export function readFullAddress(text: string): FullAddress[] {
  const plain = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/,?\s*\b(?:australia|aust?)\b\.?$/i, '')
  if (plain.length > LONGEST_ADDRESS || !plain.isWellFormed() || /\p{Cc}/u.test(plain)) return []
  const { street = '', suburb = '', state = '', postcode = '' } = pattern.exec(plain)?.groups ?? {}
  const stateCode = stateNamed(state)
  if (stateCode === null || slugify(suburb) === '') return []
  const uriOf = (name: string) => slugify(`${name} ${stateCode} ${postcode.padStart(4, '0')}`)
  const whole = { street: street.trim(), suburbUri: uriOf(suburb) }
  if (!/^\S*\d/.test(suburb)) return [whole]
  const words = suburb.split(' ')
  const lengths = Array.from({ length: Math.min(MOST_WORDS_OF_SUBURB, words.length - 2) }, (_, index) => index + 1)
  const parted = lengths.reverse().map((length) => ({
    street: [street.trim(), words.slice(0, -length).join(' ')].filter((part) => part !== '').join(', '),
    suburbUri: uriOf(words.slice(-length).join(' ')),
  }))
  return [...parted, whole]
}
