import { describe, expect, it } from 'vitest'
import { defaultSearchParameters } from '../search-parameters.ts'
import { doFiltersFit, type FilterFacts } from './filter-fits.ts'
import { filtersOfInput, tooLongFilter } from './filter-inputs.ts'
import { filtersInMode, filterValuesOf, noFilters } from './filter-values.ts'
import { filterNames, type FilterValues, searchFilters } from './search-filters.ts'

const now = new Date('2026-11-20T10:00:00Z')

const listing: FilterFacts = {
  propertyType: 'House',
  features: ['pool', 'study'],
  bedrooms: 3,
  bathrooms: null,
  carSpaces: 5,
  priceFrom: 800_000,
  priceTo: 900_000,
  landSize: 650,
  frontageDecimetres: 125,
  isUnderOffer: true,
  auctionAt: new Date('2026-11-28T01:00:00Z'),
  auctionOn: '2026-11-28',
  inspections: [{ localDate: '2026-11-21', endsAt: new Date('2026-11-21T01:00:00Z') }],
}

const fits = (asked: Partial<FilterValues>, facts: Partial<FilterFacts> = {}, isPartlyInRange = true) =>
  doFiltersFit({ ...noFilters(), ...asked }, { ...listing, ...facts }, { now, isPartlyInRange })

describe('filters', () => {
  it('ask for nothing by themselves', () => {
    const asked = filterNames.filter(<Name extends keyof FilterValues>(name: Name) =>
      searchFilters[name].isAsked(noFilters()[name]),
    )
    expect(asked).toEqual([])
    expect(fits({})).toBe(true)
    expect(filterValuesOf(defaultSearchParameters('rent'))).toEqual(noFilters())
  })

  it.each<[Partial<FilterValues>, Partial<FilterFacts>, boolean]>([
    [{ propertyTypes: ['Apartment', 'House'] }, {}, true],
    [{ propertyTypes: ['Apartment'] }, {}, false],
    [{ propertyFeatures: ['pool', 'study'] }, {}, true],
    [{ propertyFeatures: ['pool', 'gym'] }, {}, false],
    [{ bedrooms: [2, 3] }, {}, true],
    [{ bedrooms: [2] }, {}, false],
    [{ bathrooms: [0, 1, 2, 3, 4, 5] }, {}, false],
    [{ carSpaces: [5] }, {}, true],
    [{ price: { min: 900_000, max: null } }, {}, true],
    [{ price: { min: 900_001, max: null } }, {}, false],
    [{ price: { min: null, max: 799_999 } }, {}, false],
    [{ price: { min: null, max: 800_000 } }, { priceFrom: null }, false],
    [{ landSize: { min: 650, max: 650 } }, {}, true],
    [{ landSize: { min: 651, max: null } }, {}, false],
    [{ landSize: { min: null, max: 649 } }, {}, false],
    [{ landSize: { min: 1, max: null } }, { landSize: null }, false],
    [{ frontageSize: { min: 12, max: 13 } }, {}, true],
    [{ frontageSize: { min: 13, max: null } }, {}, false],
    [{ frontageSize: { min: null, max: 12 } }, { frontageDecimetres: null }, false],
    [{ auction: { dates: [], forthcoming: true } }, {}, true],
    [{ auction: { dates: ['2026-11-28'], forthcoming: false } }, {}, true],
    [{ auction: { dates: ['2026-11-27'], forthcoming: false } }, {}, false],
    [{ auction: { dates: ['2026-11-28'], forthcoming: false } }, { auctionOn: null }, false],
    [{ auction: { dates: [], forthcoming: true } }, { auctionAt: new Date(now.getTime() - 1) }, false],
    [{ auction: { dates: [], forthcoming: true } }, { auctionAt: now }, true],
    [{ auction: { dates: [], forthcoming: true } }, { auctionAt: null }, false],
    [{ inspection: { dates: [], forthcoming: true } }, {}, true],
    [{ inspection: { dates: ['2026-11-21'], forthcoming: false } }, {}, true],
    [{ inspection: { dates: ['2026-11-22'], forthcoming: false } }, {}, false],
    [
      { inspection: { dates: [], forthcoming: true } },
      { inspections: [{ localDate: '2026-11-20', endsAt: now }] },
      true,
    ],
    [
      { inspection: { dates: [], forthcoming: true } },
      { inspections: [{ localDate: '2026-11-20', endsAt: new Date(now.getTime() - 1) }] },
      false,
    ],
    [{ isUnderOffer: false }, {}, false],
    [{ isUnderOffer: false }, { isUnderOffer: false }, true],
  ])('%j of a home with %j fits: %s', (asked, facts, isFit) => {
    expect(fits(asked, facts)).toBe(isFit)
  })

  it('take a price that is partly within a range only where that is enough', () => {
    const price = { min: 850_000, max: null }
    expect([fits({ price }), fits({ price }, {}, false)]).toEqual([true, false])
  })

  it('keep in another mode what means the same there', () => {
    const asked = {
      ...noFilters(),
      auction: { forthcoming: true, dates: [] },
      inspection: { forthcoming: true, dates: [] },
      price: { min: 500_000, max: null },
      landSize: { min: 400, max: null },
      isUnderOffer: false,
    }
    expect(filtersInMode(asked, 'sold', 'buy')).toEqual(asked)
    expect(filtersInMode(asked, 'buy', 'sold')).toEqual({
      ...noFilters(),
      price: asked.price,
      landSize: asked.landSize,
    })
    expect(filtersInMode(asked, 'buy', 'rent')).toEqual({
      ...noFilters(),
      inspection: asked.inspection,
      landSize: asked.landSize,
      isUnderOffer: false,
    })
  })

  it('leave one out where a facet counts', () => {
    const asked = { ...noFilters(), bedrooms: [2], isUnderOffer: false }
    const moment = { now, isPartlyInRange: true }
    const withoutOffer = { ...listing, isUnderOffer: false }
    expect(doFiltersFit(asked, withoutOffer, moment, 'bedrooms')).toBe(true)
    expect(doFiltersFit(asked, withoutOffer, moment, 'isUnderOffer')).toBe(false)
    expect(filterNames.filter((name) => !searchFilters[name].hasFacet)).toEqual(['frontageSize'])
  })
})

describe('filters of an input of the contract', () => {
  it('ask for nothing where it says nothing', () => {
    expect(filtersOfInput({})).toEqual(noFilters())
    expect(filtersOfInput({ price: null, bedrooms: null, auction: null, isUnderOffer: null })).toEqual(noFilters())
    expect(filtersOfInput({ price: {}, auction: {} })).toEqual(noFilters())
  })

  it('are what it says', () => {
    const input = {
      propertyTypes: ['Land' as const],
      bedrooms: [2],
      price: { min: 5, max: null },
      auction: { forthcoming: true },
      inspection: { dates: ['2026-11-21'] },
      isUnderOffer: false,
    }
    expect(filtersOfInput(input)).toEqual({
      ...noFilters(),
      ...input,
      auction: { dates: [], forthcoming: true },
      inspection: { dates: ['2026-11-21'], forthcoming: false },
    })
  })

  it('have lists of limited length', () => {
    const list = <Item>(item: Item, length: number) => Array.from({ length }, () => item)
    const tooLong = (asked: Partial<FilterValues>) => tooLongFilter({ ...noFilters(), ...asked })
    expect(tooLong({ bedrooms: list(1, 60), propertyTypes: list('House', 60) })).toBeNull()
    expect(tooLong({ bedrooms: list(1, 61) })).toEqual({ field: 'bedrooms', most: 60 })
    expect(tooLong({ propertyFeatures: list('pool', 61) })).toEqual({ field: 'propertyFeatures', most: 60 })
    const days = (length: number) => ({ dates: list('2026-11-21', length), forthcoming: false })
    expect(tooLong({ auction: days(14) })).toBeNull()
    expect(tooLong({ inspection: days(15) })).toEqual({ field: 'inspection.dates', most: 14 })
  })
})
