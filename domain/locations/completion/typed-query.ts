import { type StateCode, stateCodeOf, stateCodes, states } from '../../lookups/states.ts'
import { fullSpellings } from '../name-forms.ts'
import { LONGEST_PLACE_TEXT, plainWords } from '../plain-words.ts'
import { readAddressLine } from '../street-address.ts'

/** One way to understand what was typed. */
export type TypedQuery = {
  /** Plain words of a name; empty when only a postcode or a state was typed. */
  name: string
  /** The states meant; empty for any. */
  stateCodes: readonly StateCode[]
  /** The first digits of a postcode; empty for any. */
  postcode: string
  /** True when the state is a guess from its first letters: then the name must be complete. */
  isGuess: boolean
  /** Typing errors are looked for in the words as typed and with every short form in full, not between. */
  isErrorForgiven: boolean
  /** Whether it counts only where the readings before it find nothing. */
  isSecondChoice: boolean
}

type Reading = Omit<TypedQuery, 'name' | 'isErrorForgiven' | 'isSecondChoice'> & { words: readonly string[] }

/** "GPO Box 123, Melbourne": the number of a post box is none of a house. */
const postBox = /^\s*(?:g\.?\s?)?p\.?\s?o\.?\s?box\s+\d+[\s,]+/i

/** "Houses for sale in Richmond": nobody means Sale. */
const offer = /\b(?:for sale|(?:for|to) rent|for lease|to let)\b/gi

const fullNames = [
  ...stateCodes.map((code) => ({ code, words: plainWords(states[code].name).split(' ') })),
  { code: 'TAS', words: ['tassie'] },
] as const

/**
 * The ways to understand a query, the plainest first: as a name; without the state and postcode in it ("richmond vic
 * 3121"); with a state not yet typed to its end ("richmond v"); each with its short forms and in full.
 */
export function readTypedQuery(typed: string): TypedQuery[] {
  const text = typed.slice(0, LONGEST_PLACE_TEXT).replace(postBox, '').replace(offer, ' ')
  const { unit, number, street } = readAddressLine(text)
  // A number of three or four digits may be a postcode: "3121 Richmond", "800 Darwin".
  const mayBePostcode = unit === null && number !== null && /^\d{3,4}$/.test(number)
  const texts = number === null ? [text] : mayBePostcode ? [text, street] : [street]
  const found = texts.flatMap((each, at) =>
    readingsOf(wordsOf(each)).flatMap((reading) => [
      ...spelt(reading, at > 0),
      ...withoutCentre(reading).flatMap((centre) => spelt(centre, true)),
    ]),
  )
  return [...new Map(found.map((query) => [JSON.stringify({ ...query, isErrorForgiven: null }), query])).values()]
}

/** The state that a text names and nothing else: "NSW", "New South Wales". */
export const stateAlone = (typed: string): StateCode | null =>
  readTypedQuery(typed).find(({ name, postcode }) => name === '' && postcode === '')?.stateCodes[0] ?? null

/** "Albury city": the middle of a place is the place. */
const withoutCentre = (reading: Reading): Reading[] =>
  reading.words.length > 1 && centreWords.has(reading.words.at(-1) ?? '')
    ? [{ ...reading, words: reading.words.slice(0, -1) }]
    : []

const centreWords: ReadonlySet<string> = new Set(['city', 'cbd', 'central', 'town'])

function spelt({ words, ...reading }: Reading, isSecondChoice: boolean): TypedQuery[] {
  const spellings = fullSpellings(words)
  return spellings.map((spelling, at) => ({
    ...reading,
    name: spelling.join(' '),
    isSecondChoice,
    isErrorForgiven: at === 0 || at === spellings.length - 1,
  }))
}

const emptyWords: ReadonlySet<string> = new Set(['postcode', 'in', 'near'])
const countries: ReadonlySet<string> = new Set(['australia', 'aus', 'au'])

/** The words that matter: the country, "in", "near" and the word "postcode" say nothing. */
function wordsOf(text: string): string[] {
  const words = plainWords(text).split(' ').filter(Boolean)
  return words.filter((word, at) => {
    const isCountry = countries.has(word) && at > 0 && !['south', 'western', 'of'].includes(words[at - 1] ?? '')
    return !isCountry && !(emptyWords.has(word) && words.length > 1)
  })
}

function readingsOf(words: readonly string[]): Reading[] {
  const digits = words.filter(isPostcodeStart)
  const isNamed = digits.length < words.length
  const last = isNamed ? digits.findLast((word) => word.length === 4) : undefined
  const typed = (digits.length === 1 ? digits[0] : last) ?? ''
  const rest = typed === '' ? words : words.filter((word) => word !== typed)
  const postcode = postcodeStart(typed)
  const readings: Reading[] = []
  const add = (name: readonly string[], codes: readonly StateCode[], isGuess = false) =>
    readings.push({ words: name, stateCodes: codes, postcode, isGuess })
  if (rest.length > 0 || postcode !== '') add(rest, [])
  if (rest.length > 2 && rest[0] === 'the') add(rest.slice(1), [])
  const inside = rest.findIndex((word, place) => place > 0 && place < rest.length - 1 && stateCodeOf(word) !== null)
  const insideCode = stateCodeOf(rest[inside] ?? '')
  if (insideCode !== null) add(rest.toSpliced(inside, 1), [insideCode])
  const [first = ''] = rest
  const firstCode = rest.length > 1 ? stateCodeOf(first) : null
  if (firstCode !== null) add(rest.slice(1), [firstCode])
  const stated = stateAtEnd(rest)
  if (stated !== null) add(rest.slice(0, -stated.length), [stated.code])
  const guesses = statesStartingWith(rest)
  if (stated === null && guesses.length > 0) add(rest.slice(0, -1), guesses, true)
  return readings
}

const isPostcodeStart = (word: string): boolean => /^\d{1,4}$/.test(word)

/** "800" is Darwin's 0800: no street has a postcode that begins with 8. */
const postcodeStart = (typed: string): string => (/^8\d{0,2}$/.test(typed) ? `0${typed}` : typed)

function stateAtEnd(words: readonly string[]): { code: StateCode; length: number } | null {
  const code = stateCodeOf(words.at(-1) ?? '')
  if (code !== null) return { code, length: 1 }
  const full = fullNames.find(({ words: name }) => words.slice(-name.length).join(' ') === name.join(' '))
  return full === undefined ? null : { code: full.code, length: full.words.length }
}

function statesStartingWith(words: readonly string[]): StateCode[] {
  const last = words.at(-1) ?? ''
  if (words.length < 2 || last === '') return []
  return fullNames
    .filter(({ code, words: name }) => code.toLowerCase().startsWith(last) || name[0]?.startsWith(last))
    .map(({ code }) => code)
}
