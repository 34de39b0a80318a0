import { describe, expect, it } from 'vitest'
import { readSearchForm } from './search-form-fields.ts'

const read = (form: string) => readSearchForm(new URLSearchParams(form))

describe('the search form', () => {
  it('keeps what was typed and searches homes for sale when it says nothing else', () => {
    const { queries, parameters } = read('query=++Fitzroy+North+')
    expect(queries).toEqual(['Fitzroy North'])
    expect(parameters.searchMode).toBe('buy')
  })

  it('reads every filter by its field', () => {
    const { parameters } = read(
      'mode=rent&location=fitzroy-vic-3065&location=carlton-vic-3053&type=House&type=Unit&bedrooms=2&bedrooms=0' +
        '&bathrooms=1&cars=9&priceMin=$400&priceMax=1,000&landMin=100&feature=pool&inspection=any' +
        '&withoutUnderOffer=on&withoutSurrounding=on&sort=newest',
    )
    expect(parameters).toMatchObject({
      searchMode: 'rent',
      sortBy: 'Newest',
      propertyTypes: ['House', 'Unit'],
      propertyFeatures: ['pool'],
      bedrooms: [0, 2],
      bathrooms: [1],
      carSpaces: [5],
      price: { min: 400, max: 1000 },
      landSize: { min: 100, max: null },
      inspection: { dates: [], forthcoming: true },
      isUnderOffer: false,
      locationSearchContext: {
        searchLocations: [{ uri: 'fitzroy-vic-3065' }, { uri: 'carlton-vic-3053' }],
        includeSurroundingSuburbs: false,
      },
    })
  })

  it('reads a group of types as all of them, beside others', () => {
    const { parameters } = read('types=townhouses&types=castles&type=House&type=Villa')
    expect(parameters.propertyTypes).toEqual(['House', 'Townhouse', 'Villa'])
  })

  it('takes several names, each in a field of its own or between semicolons', () => {
    expect(read('query=Fitzroy;+Carlton,+VIC+3053+;;&query=3121').queries).toEqual([
      'Fitzroy',
      'Carlton, VIC 3053',
      '3121',
    ])
  })

  it('reads frontage, and the days of inspections and auctions', () => {
    const { parameters } = read('frontageMin=10&frontageMax=20&inspection=2026-11-21&auction=2026-11-28&auction=any')
    expect(parameters).toMatchObject({
      frontageSize: { min: 10, max: 20 },
      inspection: { dates: ['2026-11-21'], forthcoming: false },
      auction: { dates: ['2026-11-28'], forthcoming: false },
    })
  })

  it('reads measures as people write them, in whole metres', () => {
    const { parameters } = read('landMin=1,200+m²&landMax=2000m2&frontageMin=12.5&frontageMax=20+m')
    expect(parameters).toMatchObject({
      landSize: { min: 1200, max: 2000 },
      frontageSize: { min: 13, max: 20 },
    })
  })

  it('reads prices and sizes in short, and never takes "1.2m" for a dollar', () => {
    expect(read('priceMax=1.2m&landMin=1ha&landMax=500sqm').parameters).toMatchObject({
      price: { min: null, max: 1_200_000 },
      landSize: { min: 500, max: 10_000 },
    })
    expect(read('mode=rent&priceMin=650pw&priceMax=1.2').parameters.price).toEqual({ min: 650, max: null })
  })

  it('says which amounts it cannot read', () => {
    const typed = 'priceMin=cheap&priceMax=+&landMin=500+metres&landMax=2+acres&frontageMin=1ha&frontageMax='
    expect(read(typed).unreadable).toEqual(['priceMin', 'landMin', 'frontageMin'])
    expect(read('of=%2Ffor-sale%2Ffitzroy-vic-3065&priceMin=cheap').unreadable).toEqual([])
  })

  it('keeps the filters of the search it starts from when it only names another place', () => {
    const { parameters } = read(
      `${new URLSearchParams({ of: '/for-sale/fitzroy-vic-3065/houses/3-bedrooms/page-2' })}&location=carlton-vic-3053`,
    )
    expect(parameters).toMatchObject({
      propertyTypes: ['House'],
      bedrooms: [3],
      paging: { skip: 0 },
      locationSearchContext: { searchLocations: [{ uri: 'carlton-vic-3053' }] },
    })
  })

  it('takes prices to buy for no rent', () => {
    const of = '/for-sale/fitzroy-vic-3065/real-estate?bedrooms=2,3&pricemaximum=900000&sort=newest'
    const { parameters } = read(`${new URLSearchParams({ of, mode: 'rent' })}`)
    expect(parameters).toMatchObject({
      searchMode: 'rent',
      bedrooms: [2, 3],
      price: { min: null, max: null },
      sortBy: 'Newest',
    })
  })

  it('drops every filter that a form of all filters leaves empty, and keeps a drawn shape', () => {
    const of = '/for-sale/fitzroy-vic-3065/houses?context=draw&shape=_p~iF~ps|U_ulLnnqC_mqNvxq`@'
    const { parameters } = read(`${new URLSearchParams({ of, filters: 'all', bedrooms: '2' })}`)
    expect(parameters).toMatchObject({ context: 'draw', propertyTypes: [], bedrooms: [2] })
    expect(parameters.locationSearchContext.drawnArea).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  })

  it('passes over what means nothing', () => {
    const { parameters } = read(
      'mode=steal&type=Castle&bedrooms=many&priceMax=lots&feature=moat&auction=someday&location=',
    )
    expect(parameters).toMatchObject({
      searchMode: 'buy',
      propertyTypes: [],
      propertyFeatures: [],
      bedrooms: [],
      price: { min: null, max: null },
      auction: { dates: [], forthcoming: false },
    })
  })
})
