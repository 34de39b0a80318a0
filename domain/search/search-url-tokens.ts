import { type Facet, facetByToken } from './search-url-facets.ts'
import type { Range } from './search-parameters.ts'

/** What a run of words of the path means. */
export type PathToken =
  | { kind: 'facet'; facet: Facet }
  | { kind: 'allTypes' }
  | { kind: 'page'; page: number }
  | { kind: 'unknown'; text: string }

type Match = { token: PathToken; length: number }

const LONGEST_TOKEN = 3

/**
 * The tokens of one path segment, lower case, longest match first: "2-bedrooms-pet-friendly-under-500000" holds three.
 * A word that no token starts with is unknown.
 */
export function tokensOfSegment(segment: string): PathToken[] {
  const words = segment.split('-')
  const tokens: PathToken[] = []
  for (let index = 0; index < words.length;) {
    const match = matchNumbered(words, index) ?? matchFixed(words, index) ?? unknownWord(words, index)
    tokens.push(match.token)
    index += match.length
  }
  return tokens
}

/** The range of "under-X", "over-X" or "X-Y"; null when the text is none. */
export function readRange(text: string): Range | null {
  const words = text.toLowerCase().split('-')
  const match = matchRange(words, 0)
  return match !== null && words.length === 2 ? match : null
}

/** A whole number of digits, of any length; null for anything else. */
export const readWhole = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null

function matchFixed(words: readonly string[], index: number): Match | null {
  for (let length = LONGEST_TOKEN; length > 0; length -= 1) {
    if (index + length > words.length) continue
    const text = words.slice(index, index + length).join('-')
    const facet = facetByToken.get(text)
    if (facet !== undefined) return { token: { kind: 'facet', facet }, length }
    if (text === 'real-estate') return { token: { kind: 'allTypes' }, length }
  }
  return null
}

function matchNumbered(words: readonly string[], index: number): Match | null {
  const number = readWhole(words[index])
  const next = words[index + 1]
  if (number !== null && (next === 'bedroom' || next === 'bedrooms')) {
    return { token: { kind: 'facet', facet: { kind: 'bedrooms', count: number } }, length: 2 }
  }
  const page = readWhole(next)
  if (words[index] === 'page' && page !== null) return { token: { kind: 'page', page }, length: 2 }
  const range = matchRange(words, index)
  return range === null ? null : { token: { kind: 'facet', facet: { kind: 'price', range } }, length: 2 }
}

function matchRange(words: readonly string[], index: number): Range | null {
  const first = words[index]
  const second = readWhole(words[index + 1])
  if (second === null) return null
  if (first === 'under') return { min: null, max: second }
  if (first === 'over') return { min: second, max: null }
  const min = readWhole(first)
  return min === null ? null : { min, max: second }
}

const unknownWord = (words: readonly string[], index: number): Match => ({
  token: { kind: 'unknown', text: words[index] ?? '' },
  length: 1,
})
