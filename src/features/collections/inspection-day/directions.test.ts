import { expect, it } from 'vitest'
import { directionsThrough } from './directions.ts'

const listing = (longAddress: string) => ({
  address: { longAddress, shortAddress: longAddress, suburb: '', stateCode: 'VIC' as const, postcode: '' },
})
const read = (href: string) => Object.fromEntries(new URL(href).searchParams)

it('leads through all stops in their order, to the last one', () => {
  const [link, ...more] = directionsThrough([
    listing('1 Ash St, Richmond'),
    listing('2/5 Elm Rd'),
    listing('9 Oak & Co Lane'),
  ])
  expect(link?.href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?/)
  expect(read(link?.href ?? '')).toEqual({
    api: '1',
    travelmode: 'driving',
    waypoints: '1 Ash St, Richmond|2/5 Elm Rd',
    destination: '9 Oak & Co Lane',
  })
  expect(more).toEqual([])
})

it('leads to a single stop, and nowhere without one', () => {
  expect(directionsThrough([listing('1 Ash St')]).map(({ href }) => read(href))).toEqual([
    { api: '1', travelmode: 'driving', destination: '1 Ash St' },
  ])
  expect(directionsThrough([])).toEqual([])
})

it('is several links where one cannot hold all stops', () => {
  const links = directionsThrough(Array.from({ length: 9 }, (_, at) => listing(`${at + 1} Ash St`)))
  expect(links.map(({ from, to }) => [from, to])).toEqual([
    ['1 Ash St', '4 Ash St'],
    ['5 Ash St', '8 Ash St'],
    ['9 Ash St', '9 Ash St'],
  ])
  expect(read(links[1]?.href ?? '')).toMatchObject({ destination: '8 Ash St' })
})
