import { type StateCode, stateCodeOf, stateCodes, states } from '#domain/lookups/states.ts'
import { plainWords } from './name-forms.ts'

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
}

const fullNames = stateCodes.map((code) => ({ code, words: plainWords(states[code].name).split(' ') }))

/**
 * The ways to understand a query, the plainest first: as a name; without the state and postcode in it ("richmond vic
 * 3121"); with a state not yet typed to its end ("richmond v").
 */
export function readTypedQuery(text: string): TypedQuery[] {
  const words = plainWords(text).split(' ').filter(Boolean)
  const digits = words.filter(isPostcodeStart)
  const postcode = digits.length === 1 ? (digits[0] ?? '') : ''
  const rest = postcode === '' ? words : words.filter((word) => word !== postcode)
  const readings: TypedQuery[] = []
  const street = withoutHouse(words)
  if (street.length < words.length) return readTypedQuery(street.join(' '))
  if (rest.length > 0 || postcode !== '') {
    readings.push({ name: rest.join(' '), stateCodes: [], postcode, isGuess: false })
  }
  const inside = rest.findIndex((word, place) => place > 0 && place < rest.length - 1 && stateCodeOf(word) !== null)
  const insideCode = stateCodeOf(rest[inside] ?? '')
  if (insideCode !== null) {
    readings.push({ name: rest.toSpliced(inside, 1).join(' '), stateCodes: [insideCode], postcode, isGuess: false })
  }
  const stated = stateAtEnd(rest)
  if (stated !== null) {
    const name = rest.slice(0, -stated.length).join(' ')
    readings.push({ name, stateCodes: [stated.code], postcode, isGuess: false })
  }
  const guesses = statesStartingWith(rest)
  if (stated === null && guesses.length > 0) {
    readings.push({ name: rest.slice(0, -1).join(' '), stateCodes: guesses, postcode, isGuess: true })
  }
  return readings
}

const dwellings: ReadonlySet<string> = new Set(['unit', 'apartment', 'apt', 'flat', 'shop', 'lot', 'level', 'suite'])

/** The words after the number of a house: "5 12 smith street", "unit 5 12a smith street". A number of four digits is a postcode. */
function withoutHouse(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !dwellings.has(word) && !/^\d{1,3}[a-z]?$/.test(word))
  const isNumbered = words.slice(0, Math.max(0, start)).some((word) => /^\d/.test(word))
  return start > 0 && isNumbered ? words.slice(start) : words
}

const isPostcodeStart = (word: string): boolean => /^\d{1,4}$/.test(word)

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
