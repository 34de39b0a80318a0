import type { OperationCases, RestCase } from '#tests/contract/support/contract-cases.ts'

/** A search of Fitzroy, or of what is given in its place. */
const search = (rest: object = {}) => ({
  searchMode: 'buy',
  locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] },
  ...rest,
})
const shape = { wellKnownText: 'POLYGON ((144.95 -37.82, 145.01 -37.82, 145.01 -37.78, 144.95 -37.78))' }
const inShape = search({ context: 'draw', locationSearchContext: { drawnShape: shape } })
const byNumber = search({ locationSearchContext: { searchLocations: [{ id: 11 }] } })
const ofOffice = (officeId: number) => search({ context: 'office', locationSearchContext: { officeId } })
/** Places and offices that are named by their number. */
const numbersInSearch = (path: string): RestCase[] => [
  { about: 'a suburb by its number', method: 'POST', path, body: byNumber, status: 200 },
  { about: 'an office by its number', method: 'POST', path, body: ofOffice(1), status: 200 },
  {
    about: 'an office by its number, its uri being null',
    method: 'POST',
    path,
    body: search({ context: 'office', locationSearchContext: { officeId: 1, officeUri: null } }),
    status: 200,
  },
  {
    about: 'a suburb by an unknown number',
    method: 'POST',
    path,
    body: search({ locationSearchContext: { searchLocations: [{ id: 999_999 }] } }),
    status: 404,
    code: 'UNKNOWN_LOCATION',
  },
  {
    about: 'an office by an unknown number',
    method: 'POST',
    path,
    body: ofOffice(999_999),
    status: 404,
    code: 'UNKNOWN_LOCATION',
  },
]

/** Shapes that are drawn in another form than a polyline. */
const shapesInSearch = (path: string): RestCase[] => [
  { about: 'a shape in well-known text', method: 'POST', path, body: inShape, status: 200 },
  {
    about: 'a shape in well-known text, the polyline being null',
    method: 'POST',
    path,
    body: search({ context: 'draw', locationSearchContext: { drawnShape: shape, drawnArea: null } }),
    status: 200,
  },
  {
    about: 'well-known text of no shape',
    method: 'POST',
    path,
    body: search({ context: 'draw', locationSearchContext: { drawnShape: { wellKnownText: 'POINT (145 -37)' } } }),
    status: 400,
    code: 'BAD_SEARCH',
  },
  {
    about: 'no shape',
    method: 'POST',
    path,
    body: search({ context: 'draw' }),
    status: 400,
    code: 'BAD_INPUT',
  },
]

/** What every search refuses in the same way. */
const listSearch = (path: string): RestCase[] => [
  { about: 'no body', method: 'POST', path, status: 400, code: 'BAD_INPUT' },
  { about: 'broken JSON', method: 'POST', path, body: '{"searchMode":', status: 400, code: 'BAD_REQUEST' },
  {
    about: 'text',
    method: 'POST',
    path,
    body: 'hello',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    code: 'BAD_REQUEST',
  },
  {
    about: 'a field too many',
    method: 'POST',
    path,
    body: search({ colour: 'green' }),
    status: 400,
    code: 'BAD_INPUT',
  },
]

const box = { south: -37.82, west: 144.95, north: -37.78, east: 145.01 }
const inBox = search({ context: 'map', locationSearchContext: { bounds: box } })
const badBox = search({ context: 'map', locationSearchContext: { bounds: { ...box, north: -38 } } })
const nowhere = search({ locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } })
const richmondHouses = '/for-sale/richmond-vic-3121/houses'
const posted = (url: string) => ({ method: 'POST' as const, path: '/rest/search/shortlinks', body: { url } })

export const operations: OperationCases = {
  createShortLink: [
    { about: 'a search', ...posted(richmondHouses), status: 200 },
    { about: 'the same again', ...posted(richmondHouses), status: 200 },
    { about: 'no search', ...posted('/about-us'), status: 400, code: 'BAD_INPUT' },
    { about: 'words that mean nothing', ...posted(`${richmondHouses}/banana`), status: 400, code: 'BAD_INPUT' },
    {
      about: 'a place that there is not',
      ...posted('/for-sale/atlantis-vic-9999'),
      status: 404,
      code: 'UNKNOWN_LOCATION',
    },
  ],
  searchListingsByLocation: [
    { about: 'a suburb', method: 'POST', path: '/rest/listings/search/location', body: search(), status: 200 },
    {
      about: 'figures',
      method: 'POST',
      path: '/rest/listings/search/location?includeAggregations=true',
      body: search(),
      status: 200,
    },
    {
      about: 'an office',
      method: 'POST',
      path: '/rest/listings/search/location',
      body: search({ context: 'office', locationSearchContext: { officeUri: 'harbour-north-sydney' } }),
      status: 200,
    },
    ...numbersInSearch('/rest/listings/search/location'),
    {
      about: 'a place that does not exist',
      method: 'POST',
      path: '/rest/listings/search/location',
      body: nowhere,
      status: 404,
      code: 'UNKNOWN_LOCATION',
    },
    {
      about: 'a box',
      method: 'POST',
      path: '/rest/listings/search/location',
      body: inBox,
      status: 400,
      code: 'BAD_INPUT',
    },
    ...listSearch('/rest/listings/search/location'),
  ],
  searchMapByLocation: [
    { about: 'a suburb', method: 'POST', path: '/rest/listings/search/location/map', body: search(), status: 200 },
    ...numbersInSearch('/rest/listings/search/location/map'),
    {
      about: 'a place that does not exist',
      method: 'POST',
      path: '/rest/listings/search/location/map',
      body: nowhere,
      status: 404,
      code: 'UNKNOWN_LOCATION',
    },
    ...listSearch('/rest/listings/search/location/map'),
  ],
  searchListingsByBoundary: [
    { about: 'a box', method: 'POST', path: '/rest/listings/search/boundary', body: inBox, status: 200 },
    ...shapesInSearch('/rest/listings/search/boundary'),
    {
      about: 'figures',
      method: 'POST',
      path: '/rest/listings/search/boundary?includeAggregations=true',
      body: inBox,
      status: 200,
    },
    {
      about: 'a box upside down',
      method: 'POST',
      path: '/rest/listings/search/boundary',
      body: badBox,
      status: 400,
      code: 'BAD_SEARCH',
    },
    {
      about: 'a shape that is none',
      method: 'POST',
      path: '/rest/listings/search/boundary',
      body: search({ context: 'draw', locationSearchContext: { drawnArea: '???' } }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'no boundary',
      method: 'POST',
      path: '/rest/listings/search/boundary',
      body: search({ context: 'map' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    ...listSearch('/rest/listings/search/boundary'),
  ],
  searchMapByBoundary: [
    { about: 'a box', method: 'POST', path: '/rest/listings/search/boundary/map', body: inBox, status: 200 },
    ...shapesInSearch('/rest/listings/search/boundary/map'),
    {
      about: 'a box upside down',
      method: 'POST',
      path: '/rest/listings/search/boundary/map',
      body: badBox,
      status: 400,
      code: 'BAD_SEARCH',
    },
    ...listSearch('/rest/listings/search/boundary/map'),
  ],
}
