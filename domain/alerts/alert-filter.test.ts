import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameAlertSearch } from '#domain/search/alert-match.ts'
import { searchModeNames } from '#domain/lookups/search-modes.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { anySearch } from '#tests/support/any-search.ts'
import { alertCountOf, countsOfAlert } from './alert-counts.ts'
import {
  alertModeOf,
  alertRoomsOf,
  alertSearchOf,
  alertStatusOf,
  alertStatusOfFilter,
  isOfMode,
  roomsOfAlert,
  searchModeOfAlert,
} from './alert-filter.ts'
import { alertNameOf } from './alert-name.ts'

describe('the rooms of an alert', () => {
  it.each([
    [[], { min: null, only: [] }],
    [[3, 4, 5], { min: 3, only: [] }],
    [[5], { min: 5, only: [] }],
    [[9], { min: 5, only: [] }],
    [[1, 2, 3, 4, 5], { min: 1, only: [] }],
    [[3, 4], { min: null, only: [3, 4] }],
    [[3, 5], { min: null, only: [3, 5] }],
    [[0], { min: null, only: [0] }],
    [[0, 1, 2, 3, 4, 5], { min: null, only: [0, 1, 2, 3, 4, 5] }],
    [[5, 4, 3], { min: 3, only: [] }],
  ])('of the list %j are %j', (counts, count) => {
    expect(alertCountOf(counts)).toEqual(count)
  })

  it.each([
    [{ min: 3, only: [] }, [3, 4, 5]],
    [{ min: 0, only: [] }, []],
    [{ min: -2, only: [] }, []],
    [{ min: null, only: [] }, []],
    [{ min: 12, only: [] }, [5]],
    [{ min: 2.7, only: [] }, [2, 3, 4, 5]],
    [{ min: 2, only: [4, 4, 1] }, [1, 4]],
    [{ min: null, only: [0] }, [0]],
  ])('%j is the list %j', (count, counts) => {
    expect(countsOfAlert(count)).toEqual(counts)
  })
})

describe('the search of an alert', () => {
  it('has whole numbers, and none for what is zero or less', () => {
    const price = { min: 0, max: -5 }
    const search = alertSearchOf({ ...defaultSearchParameters('buy'), price, landSize: { min: 99.9, max: 0 } })
    expect([search.price, search.landSize]).toEqual([
      { min: null, max: null },
      { min: 99, max: null },
    ])
  })

  it('is of what was searched: of sales and leases where those were', () => {
    expect(alertSearchOf(defaultSearchParameters('sold'))).toEqual(defaultSearchParameters('sold'))
    expect(alertSearchOf(defaultSearchParameters('leased')).searchMode).toBe('leased')
    const contract = searchModeNames.map((mode) => [alertModeOf(mode), alertStatusOf(mode)] as const)
    expect(contract).toEqual([
      ['buy', 'available'],
      ['rent', 'available'],
      ['buy', 'completed'],
      ['rent', 'completed'],
    ])
    expect(contract.map(([mode, status]) => searchModeOfAlert(mode, status))).toEqual(searchModeNames)
  })

  it('keeps everything of any search but its order, its page and its map', () => {
    fc.assert(
      fc.property(anySearch, (asked) => {
        const { locationSearchContext: places, ...normal } = normaliseSearchParameters(asked)
        const alert = alertSearchOf(asked)
        const kept: Partial<SearchParameters> = { ...normal }
        for (const dropped of ['sortBy', 'paging', 'searchMode'] as const) delete kept[dropped]
        expect(alert).toMatchObject(kept)
        expect(alert.locationSearchContext).toEqual({
          ...places,
          viewport: null,
          drawnArea: normal.context === 'draw' ? places.drawnArea : null,
          bounds: normal.context === 'map' ? places.bounds : null,
        })
      }),
    )
  })

  it('has the rooms of its filter', () => {
    fc.assert(
      fc.property(anySearch, (asked) => {
        const alert = alertSearchOf(asked)
        expect({ ...alert, ...roomsOfAlert(alertRoomsOf(alert)) }).toEqual(alert)
      }),
    )
  })

  it('is another where the shape, the box or the office that is searched is another', () => {
    const search = defaultSearchParameters('buy')
    const drawn = (drawnArea: string): SearchParameters => ({
      ...search,
      context: 'draw',
      locationSearchContext: { ...search.locationSearchContext, drawnArea },
    })
    const [one, other] = ['_p~iF~ps|U_ulLnnqC_mqNvxq`@', '_p~iF~ps|U_ulLnnqC_mqNvxqa@']
    expect(isSameAlertSearch(drawn(one), drawn(one))).toBe(true)
    expect(isSameAlertSearch(drawn(one), drawn(other))).toBe(false)
    const office = (officeUri: string) => defaultSearchParameters('buy', { officeUri })
    expect(isSameAlertSearch(office('a'), office('a'))).toBe(true)
    expect(isSameAlertSearch(office('a'), office('b'))).toBe(false)
  })
})

describe('the name of an alert', () => {
  it.each([
    ['  Home ', 'Home'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['🏡'.repeat(100), '🏡'.repeat(100)],
    ['x'.repeat(101), null],
    ['🏡'.repeat(101), null],
    [' ', null],
    ['', null],
    ['a\u0007b', null],
    ['a\nb', null],
    ['a\uD800b', null],
  ])('%j is kept as %j', (text, name) => {
    expect(alertNameOf(text)).toBe(name)
  })
})

it('a filter looks for one state, on the market where it names none, and never for what was withdrawn', () => {
  expect(alertStatusOfFilter([])).toBe('available')
  expect(alertStatusOfFilter(['completed', 'completed'])).toBe('completed')
  expect(alertStatusOfFilter(['available', 'completed'])).toBeNull()
  expect(alertStatusOfFilter(['removed'])).toBeNull()
})

it('the types of listings that a filter names are those of its mode', () => {
  expect(isOfMode(['sale'], 'buy')).toBe(true)
  expect(isOfMode(['rental'], 'rent')).toBe(true)
  expect(isOfMode([], 'rent')).toBe(true)
  expect(isOfMode(['sale', 'rental'], 'buy')).toBe(false)
})
