import type { DocumentCases, OperationCases, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundEverywhere, foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

export const operations: OperationCases = {
  getLocation: [
    { about: 'a suburb', path: '/rest/location/11', status: 200 },
    { about: 'its surroundings', path: '/rest/location/11?includeSurrounding=true', status: 200 },
    { about: 'a region', path: '/rest/location/1', status: 200 },
    { about: 'a street', path: '/rest/location/100', status: 200 },
    { about: 'perhaps', path: '/rest/location/11?includeSurrounding=perhaps', status: 400, code: 'BAD_INPUT' },
    ...badNumber((id) => `/rest/location/${id}`),
  ],
  getLocationSpatial: [
    { about: 'a suburb', path: '/rest/location/11/spatial', status: 200 },
    ...badNumber((id) => `/rest/location/${id}/spatial`),
  ],
  getNearbyLocations: [
    { about: 'a suburb', path: '/rest/location/11/nearby', status: 200 },
    { about: 'two', path: '/rest/location/15/nearby?take=2', status: 200 },
    { about: 'none', path: '/rest/location/11/nearby?take=0', status: 400, code: 'BAD_INPUT' },
    ...badNumber((id) => `/rest/location/${id}/nearby`),
  ],
  getLocationByUri: [
    { about: 'a suburb', path: '/rest/location/by-uri/fitzroy-vic-3065', status: 200 },
    { about: 'upper case', path: '/rest/location/by-uri/FITZROY-VIC-3065', status: 200 },
    { about: 'a number', path: '/rest/location/by-uri/11', status: 404, code: 'NOT_FOUND' },
    { about: 'a place that does not exist', path: '/rest/location/by-uri/atlantis', status: 404, code: 'NOT_FOUND' },
    { about: 'odd letters', path: '/rest/location/by-uri/fitz%20roy', status: 400, code: 'BAD_INPUT' },
  ],
  getLocationByPoint: [
    { about: 'a point in a suburb', path: '/rest/location/by-point?lat=-37.8&lng=144.98', status: 200 },
    { about: 'a point in the sea', path: '/rest/location/by-point?lat=-45&lng=150', status: 404, code: 'NOT_FOUND' },
    { about: 'no point', path: '/rest/location/by-point', status: 400, code: 'BAD_INPUT' },
    { about: 'off the globe', path: '/rest/location/by-point?lat=-91&lng=144', status: 400, code: 'BAD_INPUT' },
    {
      about: 'no radius',
      path: '/rest/location/by-point?lat=-37.8&lng=144.98&radius=0',
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  getBoundary: [
    { about: 'a suburb', path: '/rest/boundary/11', status: 200 },
    ...badNumber((id) => `/rest/boundary/${id}`),
  ],
  searchLocations: [
    { about: 'the beginning of a name', path: '/rest/search/locations?q=fitz', status: 200 },
    { about: 'a postcode', path: '/rest/search/locations?q=3065&types=suburb', status: 200 },
    { about: 'nonsense', path: '/rest/search/locations?q=qqqqqqqq', status: 200 },
    { about: 'nothing', path: '/rest/search/locations', status: 400, code: 'BAD_INPUT' },
    { about: 'an empty text', path: '/rest/search/locations?q=', status: 400, code: 'BAD_INPUT' },
    { about: 'another kind', path: '/rest/search/locations?q=f&types=planet', status: 400, code: 'BAD_INPUT' },
  ],
}

export const queries: QueryCases = {
  location: { variables: { identifier: 'fitzroy-vic-3065', includeSurrounding: true } },
  locationSearch: { variables: { filter: { query: 'rich' } } },
}

export const publicFields: PublicFields = {
  location: '{ location(identifier: "fitzroy-vic-3065") { name } }',
  locationSearch: '{ locationSearch(filter: { query: "fitz" }) { label } }',
}

export const documents: DocumentCases = {
  PlaceOfMap: {
    variables: { uri: 'fitzroy-vic-3065' },
    differsIn: ['boundary'],
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      ['a region', { uri: 'inner-melbourne-vic' }, 'FOUND'],
      ['a street', { uri: 'gore-street-fitzroy-vic-3065' }, 'FOUND'],
      ['a place that does not exist', { uri: 'atlantis-vic-9999' }, 'NULL'],
    ],
  },
  PointOfPlace: {
    variables: { identifier: 'fitzroy-vic-3065' },
    outcomes: { ...foundInAll, 'unknown-location': 'NULL' },
    more: [['a place that does not exist', { identifier: 'atlantis-vic-9999' }, 'NULL']],
  },
  PlacePosition: {
    variables: { identifier: 'fitzroy-vic-3065' },
    outcomes: { ...foundInAll, 'unknown-location': 'NULL' },
    more: [
      ['a street', { identifier: 'gore-street-fitzroy-vic-3065' }, 'FOUND'],
      ['a place that does not exist', { identifier: 'atlantis-vic-9999' }, 'NULL'],
    ],
  },
  LocationSearch: {
    variables: { filter: { query: 'fitz', take: 5 } },
    outcomes: foundInAll,
    more: [
      ['two places of one name', { filter: { query: 'richmond' } }, 'FOUND'],
      ['the state after the name', { filter: { query: 'richmond nsw' } }, 'FOUND'],
      ['a postcode', { filter: { query: '3065' } }, 'FOUND'],
      ['a street before its suburb', { filter: { query: 'gore st fitzroy' } }, 'FOUND'],
      ['a street after its suburb and a number', { filter: { query: '48 fitzroy gore' } }, 'FOUND'],
      ['the centre of a capital', { filter: { query: 'cbd' } }, 'FOUND'],
      ['a slip of the finger', { filter: { query: 'fitzory' } }, 'FOUND'],
      ['nothing', { filter: { query: '' } }, 'EMPTY'],
      ['nonsense', { filter: { query: 'qqqqqqqqqq' } }, 'EMPTY'],
      ['too long a text', { filter: { query: 'f'.repeat(201) } }, 'BAD_INPUT'],
      ['too many', { filter: { query: 'f', take: 51 } }, 'BAD_INPUT'],
    ],
    differsIn: ['locationSearch'],
  },
  PlaceRegion: {
    variables: { identifier: 'fitzroy-vic-3065' },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      ['a region, which lies in none', { identifier: 'inner-melbourne-vic' }, 'FOUND'],
      ['a place that does not exist', { identifier: 'atlantis-vic-9999' }, 'NULL'],
    ],
  },
}
