import { describe, expect, it } from 'vitest'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { alertCardText, alertDescription, type AlertPlace, suggestedAlertName } from './alert-texts.ts'
import { shortPrice, shortPriceRange } from '../price/short-price.ts'

const fitzroy = { name: 'Fitzroy', label: 'Fitzroy, VIC 3065', stateCode: 'VIC', postcode: '3065' } as const
const carlton = { name: 'Carlton', label: 'Carlton, VIC 3053', stateCode: 'VIC', postcode: '3053' } as const
const newtown = { name: 'Newtown', label: 'Newtown, NSW 2042', stateCode: 'NSW', postcode: '2042' } as const

const named = (
  changes: Partial<SearchParameters> = {},
  places: readonly AlertPlace[] = [fitzroy],
  officeName: string | null = null,
) => ({ search: { ...defaultSearchParameters('buy'), ...changes }, places, officeName })
const inContext = (
  context: SearchParameters['context'],
  places: Partial<SearchParameters['locationSearchContext']>,
): Partial<SearchParameters> => ({
  context,
  locationSearchContext: { ...defaultSearchParameters('buy').locationSearchContext, ...places },
})
const open = { min: null, max: null }
const drawn = inContext('draw', { drawnArea: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' })
const bounds = { south: -38, west: 144, north: -37, east: 145 }

describe('the suggested name of an alert', () => {
  it.each([
    [named(), 'Homes for sale in Fitzroy, VIC 3065'],
    [
      named({ propertyTypes: ['House'], bedrooms: [3, 4, 5], price: { min: 800_000, max: 1_200_000 } }),
      '3+ bedroom houses for sale in Fitzroy, VIC 3065, $800,000 to $1.2M',
    ],
    [
      named({ searchMode: 'rent', propertyTypes: ['Apartment', 'Unit'], price: { min: null, max: 650 } }, [
        fitzroy,
        carlton,
      ]),
      'Apartments and units for rent in Fitzroy and Carlton, up to $650 pw',
    ],
    [
      named({ bedrooms: [0, 1], price: { min: 2_000_000, max: null } }),
      'Studio or 1 bedroom homes for sale in Fitzroy, VIC 3065, $2M plus',
    ],
    [
      named({ propertyTypes: ['Flat', 'Unit', 'Villa', 'Studio'], bedrooms: [2] }, [fitzroy, newtown]),
      '2 bedroom flats, units and 2 more for sale in Fitzroy, VIC 3065 and Newtown, NSW 2042',
    ],
    [
      named({ searchMode: 'sold', propertyTypes: ['House'], price: { min: null, max: 1_200_000 } }),
      'Houses sold in Fitzroy, VIC 3065, up to $1.2M',
    ],
    [
      named({ searchMode: 'leased', price: { min: null, max: 650 } }),
      'Homes leased in Fitzroy, VIC 3065, up to $650 pw',
    ],
    [named(drawn), 'Homes for sale in your drawn area'],
    [named(inContext('map', { bounds })), 'Homes for sale in your map area'],
    [named(inContext('office', { officeUri: 'x' }), [], 'Nelson Fitzroy'), 'Homes for sale by Nelson Fitzroy'],
    [named(inContext('location', { searchLocations: [] }), []), 'Homes for sale in Australia'],
    [named({}, []), 'Homes for sale in a location that is no longer listed'],
  ])('%# is %s', (search, name) => {
    expect(suggestedAlertName(search)).toBe(name)
  })

  it('has at most 100 characters: first the kinds go, then the price, then the end', () => {
    const place = (length: number) => [{ ...fitzroy, label: 'x'.repeat(length) }]
    const many = { propertyTypes: ['House', 'Townhouse', 'Terrace'], price: { min: 800_000, max: null } } as const
    const search = (length: number) => named({ ...many, propertyTypes: [...many.propertyTypes] }, place(length))
    expect(suggestedAlertName(search(62))).toBe(`Homes for sale in ${'x'.repeat(62)}, $800,000 plus`)
    expect(suggestedAlertName(search(80))).toBe(`Homes for sale in ${'x'.repeat(80)}`)
    expect(suggestedAlertName(search(200))).toBe(`Homes for sale in ${'x'.repeat(81)}…`)
  })
})

describe('the description of an alert', () => {
  it.each([
    [named(), 'Homes for sale in Fitzroy, VIC 3065 and surrounding suburbs.'],
    [
      named({
        ...inContext('location', { includeSurroundingSuburbs: false }),
        searchMode: 'rent',
        price: { min: 400, max: 650 },
        bedrooms: [2, 3],
        bathrooms: [1, 2, 3, 4, 5],
        carSpaces: [1],
        propertyFeatures: ['petFriendly', 'payTV'],
        landSize: { min: 300, max: null },
        frontageSize: { min: null, max: 12 },
        inspection: { dates: ['2026-11-21'], forthcoming: false },
        isUnderOffer: false,
      }),
      'Homes for rent in Fitzroy, VIC 3065, $400 pw to $650 pw, with 2 or 3 bedrooms, 1+ bathrooms, 1 car space, pet friendly, pay TV, land 300 m² plus, frontage up to 12 m, inspection on 21 November 2026 and not under offer.',
    ],
    [
      named({ ...drawn, auction: { dates: [], forthcoming: true }, bedrooms: [5] }),
      'Homes for sale in your drawn area, with 5+ bedrooms and upcoming auction.',
    ],
  ])('%# is one sentence', (search, sentence) => {
    expect(alertDescription(search)).toBe(sentence)
  })
})

it('the card of an alert says each part alone', () => {
  const search = named({ propertyTypes: ['House'], bedrooms: [3, 4, 5], propertyFeatures: ['pool'] }, [
    fitzroy,
    carlton,
    newtown,
  ])
  expect(alertCardText(search)).toEqual({
    mode: 'Buy',
    place: 'Fitzroy, VIC 3065 and 2 more',
    price: null,
    features: ['Houses', '3+ bedrooms', 'Pool', 'Surrounding suburbs'],
  })
  expect(alertCardText(named({ searchMode: 'rent', price: { ...open, max: 650 }, ...drawn }))).toEqual({
    mode: 'Rent',
    place: 'Your drawn area',
    price: 'up to $650 pw',
    features: [],
  })
})

describe('a short price', () => {
  it.each([
    [990_000, '$990k'],
    [1_150_000, '$1.15M'],
    [1_000_000, '$1M'],
    [1_234_500, '$1,234,500'],
    [999_999, '$999,999'],
    [12_500, '$12,500'],
    [650, '$650'],
  ])('%d is %s, exactly', (dollars, text) => {
    expect(shortPrice(dollars, 'buy')).toBe(text)
  })

  it('of a range or a week says so', () => {
    expect(shortPriceRange({ from: 1_460_000, to: 1_600_000 }, 'buy')).toBe('$1.46M–$1.6M')
    expect(shortPriceRange({ from: 650, to: 650 }, 'rent')).toBe('$650 pw')
  })
})
