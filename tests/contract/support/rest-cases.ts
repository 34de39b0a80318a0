import { agentRestCases } from './agent-rest-cases.ts'
import { alertRestCases } from './alert-rest-cases.ts'
import { reviewRestCases } from './review-rest-cases.ts'
import { collectionRestCases } from './collection-rest-cases.ts'
import { enquiryCases } from './enquiry-cases.ts'
import { identityCases } from './identity-cases.ts'
import { peopleRestCases } from './people-rest-cases.ts'
import { listSearch, numbersInSearch, search, shapesInSearch, shortLinkCases } from './rest-search-cases.ts'
import { trackingCases } from './tracking-cases.ts'

/** One call of an operation and how it ends. */
export type RestCase = {
  about: string
  /** The member who asks; nobody when left out. */
  as?: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
  status: number
  /** Of schema/errors.md; left out for answers. */
  code?: string
}

/** Parts of the answers in which mocks and server may differ, for their rules are not stated to the last word. */
export const differsIn = [
  'batchId',
  'publicKey',
  'shortPath',
  'reference',
  'seo',
  'boundary',
  'bounds',
  'wellKnownText',
]

const box = { south: -37.82, west: 144.95, north: -37.78, east: 145.01 }
const inBox = search({ context: 'map', locationSearchContext: { bounds: box } })
const badBox = search({ context: 'map', locationSearchContext: { bounds: { ...box, north: -38 } } })
const nowhere = search({ locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } })

/** What every operation refuses in the same way. */
const badNumber = (path: (id: string) => string): RestCase[] => [
  { about: 'no number', path: path('abc'), status: 400, code: 'BAD_INPUT' },
  { about: 'a number too large', path: path('2147483648'), status: 400, code: 'BAD_INPUT' },
  { about: 'an unknown number', path: path('999999'), status: 404, code: 'NOT_FOUND' },
]

/** The calls of each operation of schema/openapi, by its operationId. */
export const restCases: Record<string, RestCase[]> = {
  ...agentRestCases,
  ...alertRestCases,
  ...peopleRestCases,
  ...reviewRestCases,
  getListing: [
    { about: 'a home', path: '/rest/listing/1001', status: 200 },
    { about: 'a hidden address', path: '/rest/listing/1003', status: 200 },
    { about: 'a rental', path: '/rest/listing/2001', status: 200 },
    { about: 'a withdrawn home', path: '/rest/listing/1026', status: 410, code: 'GONE' },
    { about: 'a parameter too many', path: '/rest/listing/1001?colour=green', status: 400, code: 'BAD_INPUT' },
    ...badNumber((id) => `/rest/listing/${id}`),
  ],
  getListingSchools: [
    { about: 'a home', path: '/rest/listing/1001/schools', status: 200 },
    { about: 'two', path: '/rest/listing/1001/schools?take=2', status: 200 },
    { about: 'too many', path: '/rest/listing/1001/schools?take=101', status: 400, code: 'BAD_INPUT' },
    { about: 'a withdrawn home', path: '/rest/listing/1026/schools', status: 410, code: 'GONE' },
    ...badNumber((id) => `/rest/listing/${id}/schools`),
  ],
  createShortLink: shortLinkCases,
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
  searchListingsByAgent: [
    { about: 'an agent', path: '/rest/listings/search/agent/1', status: 200 },
    { about: 'homes sold', path: '/rest/listings/search/agent/1?searchMode=sold', status: 200 },
    { about: 'the second page', path: '/rest/listings/search/agent/1?skip=2&take=2', status: 200 },
    { about: 'another mode', path: '/rest/listings/search/agent/1?searchMode=swap', status: 400, code: 'BAD_INPUT' },
    ...badNumber((id) => `/rest/listings/search/agent/${id}`),
  ],
  searchListingsByIds: [
    { about: 'three homes, one unknown', path: '/rest/listings/search/ids?ids=2001&ids=1001&ids=7', status: 200 },
    { about: 'one twice', path: '/rest/listings/search/ids?ids=1001&ids=1001', status: 200 },
    { about: 'none', path: '/rest/listings/search/ids', status: 400, code: 'BAD_INPUT' },
    { about: 'words', path: '/rest/listings/search/ids?ids=a', status: 400, code: 'BAD_INPUT' },
  ],
  getListingsBranding: [
    { about: 'two homes', path: '/rest/listings/ids/branding?ids=1001&ids=1018', status: 200 },
    { about: 'a withdrawn home', path: '/rest/listings/ids/branding?ids=1026', status: 200 },
    { about: 'none', path: '/rest/listings/ids/branding', status: 400, code: 'BAD_INPUT' },
  ],
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
  getLocationPros: [
    { about: 'a suburb', path: '/rest/location/11/pros', status: 200 },
    { about: 'a suburb without figures', path: '/rest/location/16/pros', status: 200 },
    ...badNumber((id) => `/rest/location/${id}/pros`),
  ],
  getLocationTopics: [
    { about: 'a suburb', path: '/rest/questions/location/11', status: 200 },
    { about: 'its discussions', path: '/rest/questions/location/11?type=3', status: 200 },
    { about: 'the second question of a region', path: '/rest/questions/location/1?type=2&skip=1&take=1', status: 200 },
    { about: 'a street', path: '/rest/questions/location/100', status: 200 },
    { about: 'a suburb without questions', path: '/rest/questions/location/16', status: 200 },
    { about: 'an unknown type', path: '/rest/questions/location/11?type=4', status: 400, code: 'BAD_INPUT' },
    ...badNumber((id) => `/rest/questions/location/${id}`),
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
  ...enquiryCases,
  ...trackingCases,
  ...identityCases,
  ...collectionRestCases,
  headVersion: [{ about: 'the header', method: 'HEAD', path: '/api/version', status: 200 }],
  getVersion: [{ about: 'the version', path: '/api/version', status: 200 }],
}
