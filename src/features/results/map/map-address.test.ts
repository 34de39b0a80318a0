import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shapeFault } from '#domain/geo/shape.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import {
  addressOfSearch,
  placeKey,
  searchOfArea,
  searchOfPins,
  searchOfPlaces,
  searchOfShape,
  shapeOf,
} from './map-address.ts'

const fitzroy = { ...defaultSearchParameters('buy', { locationUri: 'fitzroy-vic-3065' }), bedrooms: [3] }
const onPage3 = { ...fitzroy, paging: { skip: 50, take: 25 } }
const area = {
  bounds: { south: -37.812345678, west: 144.97, north: -37.79, east: 144.99 },
  viewport: { latitude: -37.8, longitude: 144.98, zoom: 13.456 },
}
const triangle = [
  { latitude: -37.8, longitude: 144.97 },
  { latitude: -37.8, longitude: 144.99 },
  { latitude: -37.82, longitude: 144.98 },
]

/** What an address of the portal asks for. */
function readBack(address: string | null) {
  const reading = parseSearchUrl(address ?? '')
  if (!reading.ok) throw new Error(reading.reason)
  return reading.parameters
}

describe('the address of what a map shows', () => {
  it('says where the map stands to five decimals, from the first page on', () => {
    expect(addressOfSearch(searchOfArea(onPage3, area))).toBe(
      '/for-sale/fitzroy-vic-3065/real-estate/3-bedrooms' +
        '?bounds=-37.81235,144.97000,-37.79000,144.99000&context=map&lat=-37.80000&lng=144.98000&zoom=13.46',
    )
  })

  it('is read as the same area again, wherever it is', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    const views = fc.record({
      latitude: degrees(80),
      longitude: degrees(170),
      size: fc.double({ min: 0.001, max: 5, noNaN: true }),
      zoom: fc.double({ min: 3, max: 18, noNaN: true }),
    })
    fc.assert(
      fc.property(views, ({ latitude, longitude, size, zoom }) => {
        const bounds = {
          south: latitude - size,
          north: latitude + size,
          west: longitude - size,
          east: longitude + size,
        }
        const address = addressOfSearch(searchOfArea(fitzroy, { bounds, viewport: { latitude, longitude, zoom } }))
        const { context, locationSearchContext: read } = readBack(address)
        expect(context).toBe('map')
        expect(read.bounds?.south).toBeCloseTo(bounds.south, 4)
        expect(read.viewport?.longitude).toBeCloseTo(longitude, 4)
        expect(addressOfSearch(readBack(address))).toBe(address)
      }),
    )
  })
})

describe('the address of a drawn shape', () => {
  it('holds the corners and no area of the map', () => {
    const search = readBack(addressOfSearch(searchOfShape(searchOfArea(onPage3, area), triangle)))
    expect(search.context).toBe('draw')
    expect(search.locationSearchContext).toMatchObject({ bounds: null, viewport: null })
    expect(search.paging.skip).toBe(0)
    expect(shapeOf(search)).toEqual(triangle)
    expect(shapeFault(shapeOf(search))).toBeNull()
  })

  it('is that of the place again without the shape', () => {
    const back = searchOfPlaces(searchOfShape(fitzroy, triangle))
    expect(addressOfSearch(back)).toBe(addressOfSearch(fitzroy))
    expect(shapeOf(back)).toEqual([])
  })
})

describe('the pins of a search', () => {
  it('are the same on every page, in every order, and wherever the map stands within the same bounds', () => {
    const moved = searchOfArea(fitzroy, { ...area, viewport: { ...area.viewport, zoom: 12 } })
    expect(searchOfPins(onPage3)).toEqual(searchOfPins({ ...fitzroy, sortBy: 'Newest' }))
    expect(searchOfPins(moved)).toEqual(searchOfPins(searchOfArea(fitzroy, area)))
    expect(searchOfPins(moved)).not.toEqual(searchOfPins(fitzroy))
  })
})

describe('where the map stands', () => {
  it('changes with the place and not with the filters', () => {
    expect(placeKey(fitzroy)).toBe(placeKey({ ...fitzroy, bedrooms: [] }))
    expect(placeKey(fitzroy)).not.toBe(placeKey(searchOfArea(fitzroy, area)))
  })
})
