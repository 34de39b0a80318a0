import { describe, expect, it } from 'vitest'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { nearMissesOf } from './near-misses.ts'

const newtown = defaultSearchParameters('rent', { locationUri: 'newtown-nsw-2042' })
const bar = (min: number | null, max: number | null, count: number) => ({ min, max, count })
const enmore = { uri: 'enmore-nsw-2042', name: 'Enmore', stateCode: 'NSW', postcode: '2042' } as const

const found = (change: { bars?: ReturnType<typeof bar>[]; bedrooms?: [number, number][]; suburbs?: boolean }) => ({
  nearestMatches: change.suburbs ? [{ location: enmore, total: 4 }] : [],
  aggregations: {
    priceHistogram: change.bars ?? [],
    facets: { bedrooms: (change.bedrooms ?? []).map(([value, count]) => ({ value, count })) },
  },
})

const asked = (change: Partial<SearchParameters>): SearchParameters => ({
  ...newtown,
  paging: { skip: 25, take: 25 },
  ...change,
})

describe('the searches next to one that finds nothing', () => {
  it('go up to the next price with homes, and down to the one before', () => {
    const bars = [
      bar(null, 400, 2),
      bar(400, 450, 0),
      bar(450, 500, 0),
      bar(500, 550, 0),
      bar(550, 600, 0),
      bar(600, 650, 12),
    ]
    const [dearer, cheaper, ...others] = nearMissesOf(asked({ price: { min: 450, max: 550 } }), found({ bars }))
    expect(dearer).toMatchObject({
      label: 'Up to $650',
      search: { price: { min: 450, max: 650 }, paging: { skip: 0 } },
    })
    expect(cheaper).toMatchObject({ label: 'Any price', search: { price: { min: null, max: 550 } } })
    expect(others).toEqual([])
  })

  it('name no price where none was asked for', () => {
    expect(nearMissesOf(asked({}), found({ bars: [bar(null, 400, 2)] }))).toEqual([])
  })

  it('take the nearest bedrooms that homes have, and one of each side', () => {
    const bedrooms: [number, number][] = [
      [0, 3],
      [1, 9],
      [2, 0],
      [3, 0],
      [4, 5],
      [5, 1],
    ]
    const ways = nearMissesOf(asked({ bedrooms: [3] }), found({ bedrooms }))
    expect(ways.map(({ label, search }) => [label, search.bedrooms])).toEqual([
      ['1 bedroom', [1]],
      ['4 bedrooms', [4]],
    ])
    expect(
      nearMissesOf(
        asked({ bedrooms: [1] }),
        found({
          bedrooms: [
            [0, 3],
            [5, 2],
          ],
        }),
      ).map(({ label }) => label),
    ).toEqual(['Studio', '5+ bedrooms'])
    expect(nearMissesOf(asked({}), found({ bedrooms }))).toEqual([])
  })

  it('lead to the nearest suburbs with the same filters', () => {
    const [way] = nearMissesOf(asked({ bedrooms: [5] }), found({ suburbs: true }))
    expect(way).toMatchObject({
      label: 'In Enmore, NSW 2042',
      search: { bedrooms: [5], context: 'location', locationSearchContext: { searchLocations: [{ uri: enmore.uri }] } },
    })
  })
})
