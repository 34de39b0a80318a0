import { describe, expect, it } from 'vitest'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { filtersInForce } from './filters-in-force.ts'

const search = {
  ...defaultSearchParameters('buy', { locationUri: 'fitzroy-vic-3065' }),
  paging: { skip: 50, take: 25 },
  propertyTypes: ['House', 'Unit'] as const satisfies string[],
  bedrooms: [0, 3, 5],
  price: { min: 500_000, max: 1_250_000 },
  isUnderOffer: false,
}

describe('the filters in force', () => {
  it('are none for a plain search', () => {
    expect(filtersInForce(defaultSearchParameters('rent'))).toEqual([])
  })

  it('are told in words, one for each type and one for each group', () => {
    expect(filtersInForce({ ...search, propertyTypes: [...search.propertyTypes] }).map(({ label }) => label)).toEqual([
      'House',
      'Unit',
      'Studio, 3, 5+ bed',
      '$500,000 - $1.25M',
      'Not under offer',
    ])
  })

  it('tell a whole group of types as one, which goes as a whole', () => {
    const propertyTypes = ['Townhouse', 'Villa', 'House'] as const
    const [group, house] = filtersInForce({ ...search, propertyTypes: [...propertyTypes] })
    expect([group?.label, house?.label]).toEqual(['Townhouse & villa', 'House'])
    expect(group?.without.propertyTypes).toEqual(['House'])
    expect(house?.without.propertyTypes).toEqual(['Townhouse', 'Villa'])
  })

  it('call homes without a bedroom studios, and those without a bathroom or a car space by their number', () => {
    const parameters = { ...defaultSearchParameters('buy'), bedrooms: [0], bathrooms: [0], carSpaces: [0, 1] }
    expect(filtersInForce(parameters).map(({ label }) => label)).toEqual(['Studio', '0 bath', '0, 1 car'])
  })

  it('name the days of inspections and auctions', () => {
    const parameters = {
      ...defaultSearchParameters('buy'),
      inspection: { dates: ['2026-11-21', '2026-11-22'], forthcoming: false },
      auction: { dates: [], forthcoming: true },
    }
    expect(filtersInForce(parameters).map(({ label }) => label)).toEqual([
      'Open for inspection: Sat 21 Nov, Sun 22 Nov',
      'Upcoming auction',
    ])
  })

  it('leave the other filters in place when one goes, and start over at the first page', () => {
    const [house] = filtersInForce({ ...search, propertyTypes: [...search.propertyTypes] })
    expect(house?.without.propertyTypes).toEqual(['Unit'])
    expect(house?.without.bedrooms).toEqual([0, 3, 5])
    expect(house?.without.paging.skip).toBe(0)
  })
})
