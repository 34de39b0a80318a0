import { describe, expect, it } from 'vitest'
import { readSearchForm } from './search-form-fields.ts'

const read = (form: string) => readSearchForm(new URLSearchParams(form))

describe('the search form', () => {
  it('keeps what was typed and searches homes for sale when it says nothing else', () => {
    const { query, parameters } = read('query=++Fitzroy+North+')
    expect(query).toBe('Fitzroy North')
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
