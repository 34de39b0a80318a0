import { type Facet, facetByToken } from './search-url-facets.ts'
import { rangeOfWords, readWhole } from '#domain/search/filters/range.ts'

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
  const range = rangeOfWords(words[index], words[index + 1])
  return range === null ? null : { token: { kind: 'facet', facet: { kind: 'price', range } }, length: 2 }
}

const unknownWord = (words: readonly string[], index: number): Match => ({
  token: { kind: 'unknown', text: words[index] ?? '' },
  length: 1,
})
