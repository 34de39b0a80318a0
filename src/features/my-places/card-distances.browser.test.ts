import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { picture } from '#src/shared/listing/listing-card.css.ts'
import { setOverride } from '#src/shared/runtime/feature-switches.ts'
import { myPlaces } from '#src/shared/storage/my-places.ts'
import { showDistances } from './card-distances.ts'

const work = { name: 'Work', label: 'Melbourne, VIC 3000', latLong: { latitude: -37.8136, longitude: 144.9631 } }
const school = { name: 'School', label: 'Fitzroy, VIC 3065', latLong: { latitude: -37.7984, longitude: 144.978 } }

const positions = new Map([
  [1, { isApproximate: false, latLong: { latitude: -37.7984, longitude: 144.978 } }],
  [2, { isApproximate: true, latLong: { latitude: -37.8136, longitude: 144.9631 } }],
  [3, { isApproximate: false, latLong: null }],
])

const asked: number[][] = []
const execute = (async (_: unknown, { listingIds }: { listingIds: number[] }) => {
  asked.push(listingIds)
  return { listingsById: listingIds.map((id) => ({ id, location: positions.get(id) })) }
  // Positions are all that is asked for.
}) as unknown as ExecuteDocument

const cardOf = (id: number) => `<article data-listing-id="${id}"><div class="${picture}"></div></article>`
/** As it is read and read out. */
const distances = () =>
  [...document.querySelectorAll(`.${picture}`)].map((photo) => getComputedStyle(photo, '::before').content)

beforeEach(() => {
  document.body.innerHTML = [1, 2, 3].map(cardOf).join('')
  setOverride('myPlaces', true)
})
afterEach(() => {
  setOverride('myPlaces', false)
  myPlaces.write([])
  document.body.replaceChildren()
})

it('says on every card how far the home is from one’s places, also on those that come later, and asks for each home once', async () => {
  myPlaces.write([work])
  showDistances(execute)
  await vi.waitFor(() => expect(distances()).toEqual(['"2.1 km from Work"', '"About 50 m from Work"', 'none']))

  myPlaces.write([work, school])
  await vi.waitFor(() => expect(distances()[0]).toBe('"2.1 km from Work\\a 50 m from School"'))

  document.body.insertAdjacentHTML('beforeend', cardOf(1))
  await vi.waitFor(() => expect(distances()[3]).toBe('"2.1 km from Work\\a 50 m from School"'))

  setOverride('myPlaces', false)
  await vi.waitFor(() => expect(distances()).toEqual(['none', 'none', 'none', 'none']))
  expect(asked).toEqual([[1, 2, 3]])
})
