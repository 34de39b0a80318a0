import type { OperationCases, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

const searchParams = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } }

const inFitzroy =
  'searchParams: { searchMode: buy, locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }] } }'

export const operations: OperationCases = {
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
}

export const queries: QueryCases = {
  listing: { variables: { id: 1001 } },
  listingsAtAddress: { variables: { query: '48 gore street fitzroy' } },
  listingsById: { variables: { listingIds: [2001, 1001, 1026, 7], take: 10, skip: 0 } },
  similarListings: { variables: { listingId: 1001, take: 6 } },
  otherListingsFromOffice: { variables: { listingId: 1001, take: 6 } },
  schools: { variables: { listingId: 1001, take: 20 } },
  listingsHomepage: { variables: { query: 'fitzroy-vic-3065', maxAge: 30 } },
  listingSearch: { variables: { searchParams } },
  listingsByUri: { variables: { uri: '/for-sale/fitzroy-vic-3065/real-estate' } },
  searchParams: { variables: { uri: 'terraces-of-fitzroy' } },
  mapMarkers: { variables: { searchParams } },
}

export const publicFields: PublicFields = {
  listingSearch: `{ listingSearch(${inFitzroy}) { total results { id address { longAddress } } } }`,
  listingsByUri: '{ listingsByUri(uri: "/for-sale/fitzroy-vic-3065/real-estate") { total } }',
  searchParams: '{ searchParams(uri: "/for-sale/fitzroy-vic-3065/real-estate") { uri } }',
  mapMarkers: `{ mapMarkers(${inFitzroy}) { total } }`,
  listing: '{ listing(id: 1003) { id streetAddress description agents { name } } }',
  listingsById: '{ listingsById(listingIds: [1001, 1003]) { id address { longAddress } } }',
  listingsAtAddress: '{ listingsAtAddress(query: "48 gore street fitzroy") { id address { longAddress } } }',
  similarListings: '{ similarListings(listingId: 1001) { id } }',
  otherListingsFromOffice: '{ otherListingsFromOffice(listingId: 1001) { id } }',
  listingsHomepage: '{ listingsHomepage { forSale { id } } }',
  schools: '{ schools(listingId: 1001) { name } }',
}
