import { describe, expect, it } from 'vitest'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { relaxationsOf, relaxationsQuery } from './relaxations.ts'

const fitzroy = defaultSearchParameters('buy', { locationUri: 'fitzroy-vic-3065' })
const search: SearchParameters = {
  ...fitzroy,
  paging: { skip: 25, take: 25 },
  bedrooms: [5],
  propertyFeatures: ['pool'],
  locationSearchContext: { ...fitzroy.locationSearchContext, includeSurroundingSuburbs: false },
}

describe('the ways to ask for less', () => {
  it('leave out each filter, all filters, and the bound of the place', () => {
    expect(relaxationsOf(search).map(({ label }) => label)).toEqual([
      'Without “5+ bed”',
      'Without “Pool”',
      'Without any filters',
      'Include surrounding suburbs',
    ])
  })

  it('are none for a search that asks for nothing but a place', () => {
    expect(relaxationsOf(fitzroy)).toEqual([])
  })

  it('name the place without its map where the map bounds the search', () => {
    const onMap: SearchParameters = {
      ...fitzroy,
      context: 'map',
      locationSearchContext: {
        ...fitzroy.locationSearchContext,
        bounds: { south: -38, west: 144, north: -37, east: 145 },
      },
    }
    const [beyond] = relaxationsOf(onMap)
    expect(beyond?.search).toMatchObject({ context: 'location', locationSearchContext: { bounds: null } })
  })

  it('are told with their counts, most homes first; those that find none or fail are left out', async () => {
    type Variables = { identifier?: string; searchParams?: SearchParameters }
    const answer = ({ identifier, searchParams }: Variables) => {
      if (identifier) return { location: { region: { uri: 'inner-melbourne-vic', name: 'Inner Melbourne' } } }
      const { bedrooms = [], propertyFeatures = [], locationSearchContext } = searchParams ?? {}
      if (locationSearchContext?.searchLocations[0]?.uri === 'inner-melbourne-vic')
        return { listingSearch: { total: 40, chosenTotal: 40 } }
      if (bedrooms.length + propertyFeatures.length === 0) throw new Error('offline')
      const total = bedrooms.length === 0 ? 3 : 0
      // What is next to this search cannot be read; the other ways are told all the same.
      return { listingSearch: { total, chosenTotal: total } }
    }
    // Only what these documents answer is played.
    const execute = (async (_document: unknown, variables: Variables) => answer(variables)) as ExecuteDocument
    const relaxations = await relaxationsQuery(execute, search).queryFn()
    expect(relaxations.map(({ label, counts }) => [label, counts.total])).toEqual([
      ['In all of Inner Melbourne', 40],
      ['Without “5+ bed”', 3],
    ])
  })
})
