import { expect, it } from 'vitest'
import { regionOfNearest } from './region-of-nearest.ts'

const [YORKE, WESTERN_ADELAIDE, MALLEE] = [1, 2, 3]
const regionOf = regionOfNearest([
  { stateCode: 'SA', latitude: -34.91, longitude: 137.8, regionId: YORKE },
  { stateCode: 'SA', latitude: -34.92, longitude: 138.5, regionId: WESTERN_ADELAIDE },
  { stateCode: 'VIC', latitude: -35.0, longitude: 137.76, regionId: MALLEE },
])

it('a place belongs to the region of the nearest one of its state, not to one across the water', () => {
  expect(regionOf({ stateCode: 'SA', latitude: -34.99, longitude: 137.76 })).toBe(YORKE)
  expect(regionOf({ stateCode: 'SA', latitude: -34.99, longitude: 138.4 })).toBe(WESTERN_ADELAIDE)
})

it('a state without known places leaves it open', () => {
  expect(regionOf({ stateCode: 'NT', latitude: -12.4, longitude: 130.9 })).toBeNull()
})
