import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundEverywhere, searches } from '#tests/contract/support/document-outcomes.ts'

const fitzroy = { searchLocations: [{ uri: 'fitzroy-vic-3065' }] }
const buy = (rest: object = {}) => ({ searchParams: { searchMode: 'buy', locationSearchContext: fitzroy, ...rest } })
const TERRACE = 1001
const FITZROY = 11
const OFFICE = 1
const UNKNOWN = 999_999
const drawnShape = { wellKnownText: 'POLYGON ((144.95 -37.82, 145.01 -37.82, 145.01 -37.78, 144.95 -37.78))' }
const past = { paging: { skip: 10_000, take: 25 } }

export const documents: DocumentCases = {
  ListingSearch: {
    variables: buy(),
    variablesIn: { 'past-the-end': buy(past) },
    outcomes: searches,
    more: [
      ['homes for rent', { searchParams: { searchMode: 'rent', locationSearchContext: fitzroy } }, 'FOUND'],
      ['sold homes', { searchParams: { searchMode: 'sold', locationSearchContext: fitzroy } }, 'FOUND'],
      ['leased homes', { searchParams: { searchMode: 'leased', locationSearchContext: fitzroy } }, 'FOUND'],
      [
        'a place without homes',
        buy({ locationSearchContext: { searchLocations: [{ uri: 'humpty-doo-nt-0836' }] } }),
        'EMPTY',
      ],
      [
        'a place that does not exist',
        buy({ locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } }),
        'UNKNOWN_LOCATION',
      ],
      ['the whole country', buy({ locationSearchContext: {} }), 'FOUND'],
      ['a region', buy({ locationSearchContext: { searchLocations: [{ uri: 'inner-melbourne-vic' }] } }), 'FOUND'],
      [
        'a street',
        buy({ locationSearchContext: { searchLocations: [{ uri: 'gore-street-fitzroy-vic-3065' }] } }),
        'FOUND',
      ],
      ['an office', buy({ context: 'office', locationSearchContext: { officeUri: 'harbour-north-sydney' } }), 'FOUND'],
      [
        'an office that does not exist',
        buy({ context: 'office', locationSearchContext: { officeUri: 'nobody' } }),
        'UNKNOWN_LOCATION',
      ],
      ['a suburb by its number', buy({ locationSearchContext: { searchLocations: [{ id: FITZROY }] } }), 'FOUND'],
      [
        'a suburb by an unknown number',
        buy({ locationSearchContext: { searchLocations: [{ id: UNKNOWN }] } }),
        'UNKNOWN_LOCATION',
      ],
      ['an office by its number', buy({ context: 'office', locationSearchContext: { officeId: OFFICE } }), 'FOUND'],
      [
        'an office by an unknown number',
        buy({ context: 'office', locationSearchContext: { officeId: UNKNOWN } }),
        'UNKNOWN_LOCATION',
      ],
      ['a drawn shape', buy({ context: 'draw', locationSearchContext: { drawnShape } }), 'FOUND'],
      [
        'a box on the map',
        buy({
          context: 'map',
          locationSearchContext: { bounds: { south: -38, west: 144.9, north: -37.7, east: 145.1 } },
        }),
        'FOUND',
      ],
      [
        'a box upside down',
        buy({ context: 'map', locationSearchContext: { bounds: { south: 10, west: 0, north: -10, east: 1 } } }),
        'BAD_SEARCH',
      ],
      ['a shape that is none', buy({ context: 'draw', locationSearchContext: { drawnArea: '???' } }), 'BAD_SEARCH'],
      ['a page too far', buy({ paging: { skip: 10_001, take: 25 } }), 'BAD_SEARCH'],
      ['a page too large', buy({ paging: { skip: 0, take: 101 } }), 'BAD_SEARCH'],
      ['a page of nothing', buy({ paging: { skip: 0, take: 0 } }), 'BAD_SEARCH'],
      ['a kind that does not exist', buy({ propertyTypes: ['Castle'] }), 'BAD_INPUT'],
      ['a day that does not exist', buy({ auction: { dates: ['2026-02-30'] } }), 'BAD_INPUT'],
      ['no search', {}, 'BAD_INPUT'],
      ['a range turned round', buy({ price: { min: 2_000_000, max: 1_000_000 } }), 'FOUND'],
      [
        'everything at once',
        buy({
          propertyTypes: ['Terrace'],
          bedrooms: [3],
          bathrooms: [2],
          price: { max: 2_000_000 },
          propertyFeatures: ['courtyard'],
          sortBy: 'Auctions',
        }),
        'FOUND',
      ],
    ],
  },
  MapMarkers: {
    variables: buy(),
    outcomes: { ...searches, 'past-the-end': 'FOUND' },
    more: [
      [
        'a box on the map',
        buy({
          context: 'map',
          locationSearchContext: { bounds: { south: -38, west: 144.9, north: -37.7, east: 145.1 } },
        }),
        'FOUND',
      ],
      ['a shape that is none', buy({ context: 'draw', locationSearchContext: { drawnArea: '???' } }), 'BAD_SEARCH'],
    ],
  },
  PinnedListings: {
    variables: { listingIds: [TERRACE] },
    outcomes: { ...foundEverywhere, 'empty-result': 'EMPTY', withdrawn: 'EMPTY', 'unknown-location': 'FOUND' },
    more: [
      ['a home that does not exist', { listingIds: [UNKNOWN] }, 'EMPTY'],
      ['too many at once', { listingIds: Array.from({ length: 101 }, (_, index) => index + 1) }, 'BAD_INPUT'],
    ],
  },
  ListingPositions: {
    variables: { listingIds: [TERRACE] },
    outcomes: { ...foundEverywhere, 'empty-result': 'EMPTY', withdrawn: 'EMPTY', 'unknown-location': 'FOUND' },
    more: [
      ['a home that does not exist', { listingIds: [UNKNOWN] }, 'EMPTY'],
      ['too many at once', { listingIds: Array.from({ length: 101 }, (_, index) => index + 1) }, 'BAD_INPUT'],
    ],
  },
  ListingSearchAggregations: {
    variables: buy(),
    variablesIn: { 'past-the-end': buy(past) },
    outcomes: searches,
    more: [
      ['rents', { searchParams: { searchMode: 'rent', locationSearchContext: fitzroy } }, 'FOUND'],
      ['sold homes of the country', { searchParams: { searchMode: 'sold', locationSearchContext: {} } }, 'FOUND'],
      [
        'filters in every group',
        buy({
          bedrooms: [2, 3],
          propertyTypes: ['Terrace', 'Apartment'],
          propertyFeatures: ['courtyard'],
          isUnderOffer: false,
        }),
        'FOUND',
      ],
      ['a coming auction', buy({ auction: { forthcoming: true } }), 'FOUND'],
      ['a coming inspection', buy({ inspection: { forthcoming: true } }), 'FOUND'],
    ],
  },
  ListingTotal: {
    variables: buy({ paging: { skip: 0, take: 1 } }),
    variablesIn: { 'past-the-end': buy(past) },
    outcomes: searches,
    more: [
      [
        'a place that does not exist',
        buy({ locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } }),
        'UNKNOWN_LOCATION',
      ],
      ['a region', buy({ locationSearchContext: { searchLocations: [{ uri: 'inner-melbourne-vic' }] } }), 'FOUND'],
    ],
  },
  NearMisses: {
    variables: buy({ paging: { skip: 0, take: 1 } }),
    variablesIn: { 'past-the-end': buy(past) },
    outcomes: { ...searches, 'empty-result': 'FOUND', withdrawn: 'FOUND' },
    more: [
      ['a search that finds nothing', buy({ bedrooms: [5], price: { max: 100_000 } }), 'FOUND'],
      [
        'only the places named',
        buy({ locationSearchContext: { ...fitzroy, includeSurroundingSuburbs: false } }),
        'FOUND',
      ],
      ['a region', buy({ locationSearchContext: { searchLocations: [{ uri: 'inner-melbourne-vic' }] } }), 'FOUND'],
      ['the whole country', buy({ locationSearchContext: {} }), 'FOUND'],
      ['an office', buy({ context: 'office', locationSearchContext: { officeUri: 'harbour-north-sydney' } }), 'FOUND'],
      [
        'a place that does not exist',
        buy({ locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } }),
        'UNKNOWN_LOCATION',
      ],
    ],
  },
}
