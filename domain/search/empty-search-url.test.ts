import { expect, it } from 'vitest'
import { emptySearchUrl } from './empty-search-url.ts'
import { defaultSearchParameters } from './search-parameters.ts'

const search = defaultSearchParameters('rent', { locationUri: 'fitzroy-vic-3065' })
const place = search.locationSearchContext

it('is the URL of the places and filters', () => {
  expect(emptySearchUrl(search)).toBe('/for-rent/fitzroy-vic-3065/real-estate')
  const dear = emptySearchUrl({ ...search, price: { min: 9000, max: null } })
  expect(dear).toMatch(/^\/for-rent\/fitzroy-vic-3065\/.*9000/)
})

it('says nothing of where on the map somebody looked', () => {
  const viewport = { latitude: -37.8, longitude: 144.9, zoom: 15 }
  expect(emptySearchUrl({ ...search, locationSearchContext: { ...place, viewport } })).toBe(emptySearchUrl(search))
})

it('there is none for a further page, a drawn area and a part of the map', () => {
  const bounds = { south: -38, west: 144, north: -37, east: 145 }
  const others = [
    { ...search, paging: { skip: 20, take: 20 } },
    { ...search, locationSearchContext: { ...place, drawnArea: '_p~iF~ps|U' } },
    { ...search, locationSearchContext: { ...place, bounds } },
  ]
  expect(others.map(emptySearchUrl)).toEqual([null, null, null])
})
