import { expect, it } from 'vitest'
import { distanceLine, isMyPlace, type MyPlace } from './my-place.ts'

const work: MyPlace = {
  name: 'Work',
  label: 'Collins Street, Melbourne, VIC 3000',
  latLong: { latitude: -37.8136, longitude: 144.9631 },
}

it.each([
  [{ latitude: -37.8136, longitude: 144.9631 }, false, '50 m from Work'],
  [{ latitude: -37.7984, longitude: 144.978 }, false, '2.1 km from Work'],
  [{ latitude: -37.7984, longitude: 144.978 }, true, 'About 2.1 km from Work'],
  [{ latitude: -33.8688, longitude: 151.2093 }, false, '713 km from Work'],
])('a home at %o is said to be that far away', (latLong, isApproximate, line) => {
  expect(distanceLine({ latLong, isApproximate }, work)).toBe(line)
})

it('takes from storage what is a place, and nothing else', () => {
  expect(isMyPlace(work)).toBe(true)
  const others: unknown[] = [
    null,
    'Work',
    { ...work, name: ' ' },
    { ...work, name: 'x'.repeat(21) },
    { ...work, label: 7 },
    { ...work, latLong: null },
    { ...work, latLong: { latitude: 91, longitude: 0 } },
    { ...work, latLong: { latitude: -37, longitude: Number.NaN } },
  ]
  for (const other of others) expect([other, isMyPlace(other)]).toEqual([other, false])
})
