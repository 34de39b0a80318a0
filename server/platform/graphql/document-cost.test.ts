import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentCosts } from './document-cost.ts'
import { defaultQueryLimits } from './query-limits.ts'
import { portalSchema } from './schema.ts'

const schema = portalSchema({})
const costOf = documentCosts(schema)
const cost = (text: string, variables: Record<string, unknown> = {}) => costOf(parse(text), variables)

const country = 'searchParams: { searchMode: buy, locationSearchContext: {} }'
const ourDocuments = Object.values(
  JSON.parse(readFileSync('src/api/generated/persisted-documents.json', 'utf8')) as Record<string, string>,
)

describe('the cost of a document', () => {
  it('is far more for a map of markers than for their number, and for that than for a name', () => {
    const markers = cost(`{ mapMarkers(${country}) { total markers { listingId latLong { latitude longitude } } } }`)
    const total = cost(`{ mapMarkers(${country}) { total } }`)
    const name = cost('{ version }')
    expect(markers).toBeGreaterThan(10 * total)
    expect(total).toBeGreaterThan(100 * name)
  })

  it('adds up aliases, repetitions and fragments, however deep they lie in each other', () => {
    const one = cost(`{ mapMarkers(${country}) { total } }`)
    expect(cost(`{ a: mapMarkers(${country}) { total } b: mapMarkers(${country}) { total } }`)).toBe(2 * one)
    const spread = `fragment One on Query { mapMarkers(${country}) { total } }`
    expect(cost(`{ ...One ...One ... on Query { ...One } } ${spread}`)).toBe(3 * one)
    const levels = 40
    const doubling = Array.from({ length: levels }, (_, level) => {
      const below = level === 0 ? 'version' : `...F${level - 1} ...F${level - 1}`
      return `fragment F${level} on Query { ${below} }`
    })
    expect(cost(`{ ...F${levels - 1} } ${doubling.join(' ')}`)).toBe(2 ** (levels - 1))
    expect(cost('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A version }')).toBe(1)
  })

  it('follows how many are asked for, by a value, a variable or its default', () => {
    const listings = (take: string, head = '') => `${head}{ listingsById(listingIds: [1], take: ${take}) { id } }`
    const base = cost(listings('0'))
    expect(cost(listings('100')) - base).toBe(100)
    expect(cost(listings('$take', 'query Q($take: Int!) '), { take: 40 }) - base).toBe(40)
    expect(cost(listings('$take', 'query Q($take: Int = 7) ')) - base).toBe(7)
    expect(cost('{ listingsById(listingIds: [1]) { id } }') - base).toBe(100)
    const page = (take: number) =>
      `{ listingSearch(searchParams: { searchMode: buy, paging: { skip: 0, take: ${take} }, locationSearchContext: {} }) { results { id } } }`
    expect(cost(page(100)) - cost(page(1))).toBe(99)
  })

  it('counts each letter of a drawn area, by which every listing is looked at', () => {
    const drawn = (letters: number) =>
      cost(`{ mapMarkers(searchParams: { searchMode: buy, context: draw,
        locationSearchContext: { drawnArea: "${'a'.repeat(letters)}" } }) { total } }`)
    expect(drawn(1000) - drawn(0)).toBe(100_000)
    const byVariable = 'query Q($p: SearchParamsInput!) { mapMarkers(searchParams: $p) { total } }'
    expect(cost(byVariable, { p: { locationSearchContext: { drawnArea: 'a'.repeat(1000) } } })).toBe(drawn(1000))
  })

  it('is nothing for what the contract does not have, which validation refuses', () => {
    expect(cost('{ nothing { at { all } } ...Unknown }')).toBe(0)
  })

  it('is stated by every field of Query', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
    const silent = fields.filter(({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'cost'))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('of every document of the portal is within half of what one request may ask for', () => {
    const largest = { paging: { skip: 0, take: 100 }, searchParams: { paging: { skip: 0, take: 100 } } }
    const costs = ourDocuments.map((text) => costOf(parse(text), largest))
    expect(Math.max(...costs)).toBeLessThan(defaultQueryLimits.points / 2)
    expect(Math.min(...costs)).toBeGreaterThan(0)
  })
})
