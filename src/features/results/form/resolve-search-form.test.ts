import { describe, expect, it } from 'vitest'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { searchFormQuery } from './resolve-search-form.ts'

const suburbsOf = (postcode: string, count: number) =>
  Array.from({ length: count }, (_, index) => `suburb${String.fromCodePoint(97 + index)}-nsw-${postcode}`)

/** The places that each text means; after them the portal suggests one that only resembles it. */
const meant: Readonly<Record<string, readonly string[]>> = {
  '2850': suburbsOf('2850', 12),
  Newtown: ['newtown-nsw-2042'],
  Inner: ['inner-west-nsw', 'inner-east-nsw'],
  ACT: ['belconnen-act', 'gungahlin-act'],
  NSW: Array.from({ length: 45 }, (_, index) => `region${String.fromCodePoint(97 + index)}-nsw`),
}

const execute = (async (_document: unknown, { filter }: { filter: { query: string; take: number } }) => {
  const place = (uri: string, isMeant: boolean) => ({ isMeant, location: { uri } })
  const found = (meant[filter.query] ?? []).map((uri) => place(uri, true))
  return { locationSearch: [...found, place('newport-nsw-2106', false)].slice(0, filter.take) }
  // The form reads no more of an answer than this.
}) as unknown as ExecuteDocument

async function placesOf(form: Record<string, string>): Promise<(string | undefined)[]> {
  const resolved = await searchFormQuery(new URLSearchParams(form).toString(), execute).queryFn()
  const reading = parseSearchUrl(resolved.redirectTo ?? '')
  if (!reading.ok) throw new Error(`The form leads to no search but ${JSON.stringify(resolved)}.`)
  return reading.parameters.locationSearchContext.searchLocations.map(({ uri }) => uri)
}

describe('a form that is sent', () => {
  it('takes all places that are meant, and none that only resembles what was typed', async () => {
    expect(await placesOf({ query: '2850' })).toEqual(meant['2850'])
  })

  it('takes all that the parts of a name with commas mean, where it is no name as a whole', async () => {
    expect(await placesOf({ query: 'Newtown, Inner' })).toEqual([
      'newtown-nsw-2042',
      'inner-west-nsw',
      'inner-east-nsw',
    ])
  })

  it('takes what was typed beside the places that were chosen', async () => {
    expect(await placesOf({ query: 'Newtown; Inner', location: 'fitzroy-vic-3065' })).toEqual([
      'fitzroy-vic-3065',
      'newtown-nsw-2042',
      'inner-west-nsw',
      'inner-east-nsw',
    ])
  })

  it('lists the regions of a state that has too many to search, and searches those of a small one', async () => {
    const { redirectTo } = await searchFormQuery('query=NSW', execute).queryFn()
    expect(redirectTo).toBe('/find-region?state=nsw')
    expect(await placesOf({ query: 'ACT' })).toEqual(['belconnen-act', 'gungahlin-act'])
  })

  it('loses no other place to a state of many regions', async () => {
    const refused = { redirectTo: null, unknownNames: ['NSW'] }
    expect(await searchFormQuery('query=Newtown;+NSW', execute).queryFn()).toEqual(refused)
    expect(await searchFormQuery('query=NSW&location=fitzroy-vic-3065', execute).queryFn()).toEqual(refused)
  })

  it('leads nowhere where one of the names is of no place', async () => {
    const resolved = await searchFormQuery('query=Newtown;+Xyzzy', execute).queryFn()
    expect(resolved).toEqual({ redirectTo: null, unknownNames: ['Xyzzy'] })
  })
})
