import { describe, expect, it } from 'vitest'
import { visibleBuilding } from './visible-building.ts'

describe('the building of a listing', () => {
  const apartment = {
    projectName: 'Wren House',
    listingType: 'sale',
    listingClass: 'newDevelopment',
    statusType: 'available',
    isAddressHidden: false,
  } as const
  const wrenHouse = { name: 'Wren House', canonicalUri: '/new-apartments/fitzroy-vic-3065/wren-house' }

  it('is the one its developer sells it in, also once it is sold', () => {
    expect(visibleBuilding(apartment, 'fitzroy-vic-3065')).toEqual(wrenHouse)
    expect(visibleBuilding({ ...apartment, statusType: 'completed' }, 'fitzroy-vic-3065')).toEqual(wrenHouse)
  })
  it.each([
    { projectName: null },
    { projectName: '塔' },
    { isAddressHidden: true },
    { statusType: 'removed' },
    { listingType: 'rental' },
    { listingClass: 'residential' },
  ] as const)('is none with %j', (change) =>
    expect(visibleBuilding({ ...apartment, ...change }, 'fitzroy-vic-3065')).toBeNull(),
  )
})
