import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundEverywhere, foundInAll, searches } from '#tests/contract/support/document-outcomes.ts'

const TERRACE = 1001
const WITHDRAWN = 1026
const UNKNOWN = 999_999
const onMarket = { ...foundInAll, 'empty-result': 'EMPTY', withdrawn: 'EMPTY' } as const
const inFitzroy = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } }

export const documents: DocumentCases = {
  NewListings: {
    variables: { listingIds: [1001] },
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY', withdrawn: 'EMPTY' },
    more: [['none that there is', { listingIds: [999_999] }, 'EMPTY']],
  },
  OfflineListings: {
    variables: { listingIds: [1001, 1002], take: 100 },
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY', withdrawn: 'EMPTY' },
    more: [
      ['a withdrawn home', { listingIds: [1026], take: 100 }, 'EMPTY'],
      ['too many', { listingIds: [1001], take: 101 }, 'BAD_INPUT'],
    ],
  },
  ComparedListing: {
    variables: { id: 1001 },
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    more: [
      ['a sold home', { id: 3001 }, 'FOUND'],
      ['a withdrawn home', { id: 1026 }, 'FOUND'],
      ['a hidden address', { id: 1003 }, 'FOUND'],
      ['one that does not exist', { id: 999_999 }, 'NULL'],
    ],
  },
  ListingDetails: {
    variables: { id: TERRACE },
    outcomes: { ...foundEverywhere, 'empty-result': 'NULL', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['a listing that does not exist', { id: UNKNOWN }, 'NULL'],
      ['a withdrawn listing', { id: WITHDRAWN }, 'FOUND'],
      ['a hidden address', { id: 1003 }, 'FOUND'],
      ['a home without a photo', { id: 1012 }, 'FOUND'],
      ['a home without a position', { id: 1016 }, 'FOUND'],
      ['land', { id: 1015 }, 'FOUND'],
      ['expressions of interest', { id: 1009 }, 'FOUND'],
      ['a price withheld', { id: 3002 }, 'FOUND'],
      ['a rental', { id: 2001 }, 'FOUND'],
      ['a leased home', { id: 4001 }, 'FOUND'],
      ['no number', { id: null }, 'BAD_INPUT'],
      ['a number too large', { id: 3_000_000_000 }, 'BAD_INPUT'],
      ['a negative number', { id: -1 }, 'NULL'],
    ],
    differsIn: ['seo'],
  },
  ListingSurroundings: {
    variables: { id: TERRACE },
    outcomes: { ...foundEverywhere, 'empty-result': 'EMPTY', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['a listing that does not exist', { id: UNKNOWN }, 'EMPTY'],
      ['a withdrawn listing', { id: WITHDRAWN }, 'FOUND'],
    ],
    differsIn: ['similarListings'],
  },
  ViewedListings: {
    variables: { listingIds: [TERRACE], take: 8 },
    variablesIn: { withdrawn: { listingIds: [WITHDRAWN], take: 8 } },
    outcomes: { ...foundEverywhere, 'empty-result': 'EMPTY', withdrawn: 'EMPTY', 'unknown-location': 'FOUND' },
    more: [['homes that are none', { listingIds: [UNKNOWN], take: 8 }, 'EMPTY']],
  },
  ListingsHomepage: {
    variables: { query: null, maxAge: 14 },
    outcomes: { ...foundEverywhere, 'empty-result': 'EMPTY', withdrawn: 'EMPTY', 'unknown-location': 'FOUND' },
    more: [
      ['a place', { query: 'fitzroy-vic-3065', maxAge: 14 }, 'FOUND'],
      ['a place that does not exist', { query: 'atlantis', maxAge: 14 }, 'FOUND'],
      ['no time at all', { query: null, maxAge: 0 }, 'BAD_INPUT'],
      ['a year', { query: null, maxAge: 365 }, 'BAD_INPUT'],
    ],
  },
  PlainEnquiry: {
    variables: { id: TERRACE },
    outcomes: { ...foundEverywhere, 'empty-result': 'NULL', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [['a listing that does not exist', { id: UNKNOWN }, 'NULL']],
  },
  ListingAddress: {
    variables: { id: TERRACE },
    outcomes: { ...foundEverywhere, 'empty-result': 'NULL', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [['a listing that does not exist', { id: UNKNOWN }, 'NULL']],
  },
  ListingsAtAddress: {
    variables: { query: '48 gore st fitzroy', take: 5 },
    outcomes: {
      ...foundEverywhere,
      'empty-result': 'EMPTY',
      'hidden-address': 'EMPTY',
      withdrawn: 'EMPTY',
      'unknown-location': 'FOUND',
    },
    more: [
      ['the street after its suburb', { query: '48 fitzroy gore', take: 5 }, 'FOUND'],
      ['a street without a number', { query: 'gore street fitzroy', take: 5 }, 'EMPTY'],
      ['a number that no home has', { query: '9999 gore street fitzroy', take: 5 }, 'EMPTY'],
      ['too long a text', { query: '1 '.repeat(101), take: 5 }, 'BAD_INPUT'],
      ['too many', { query: '1 gore street', take: 21 }, 'BAD_INPUT'],
    ],
  },
  SavedSearch: {
    variables: { uri: 'terraces-of-fitzroy' },
    outcomes: {
      ...foundEverywhere,
      'empty-result': 'FOUND',
      withdrawn: 'FOUND',
      'unknown-location': 'UNKNOWN_LOCATION',
    },
    more: [
      ['a search that does not exist', { uri: 'nothing-here' }, 'NULL'],
      ['an address of the portal', { uri: '/for-rent/carlton-vic-3053/real-estate' }, 'FOUND'],
      ['an address that cannot be read', { uri: '/where/ever' }, 'NULL'],
      [
        'an address of a place that does not exist',
        { uri: '/for-sale/atlantis-vic-9999/real-estate' },
        'UNKNOWN_LOCATION',
      ],
    ],
  },
  HiddenListings: {
    variables: { listingIds: [1005, 1012] },
    outcomes: onMarket,
    more: [['a withdrawn home', { listingIds: [1026] }, 'EMPTY']],
  },
  LeftOutCount: {
    variables: { searchParams: { ...inFitzroy, withoutListingIds: [1001, 1005, 2001] } },
    outcomes: { ...searches, withdrawn: 'EMPTY' },
    more: [
      ['none left out', { searchParams: inFitzroy }, 'FOUND'],
      ['homes that do not match', { searchParams: { ...inFitzroy, withoutListingIds: [2001, 7] } }, 'FOUND'],
      [
        'too many',
        { searchParams: { ...inFitzroy, withoutListingIds: Array.from({ length: 1001 }, (_, at) => at) } },
        'BAD_SEARCH',
      ],
    ],
  },
  OpenListings: {
    variables: { listingIds: [1001, 1002], take: 100 },
    outcomes: onMarket,
    more: [['too many', { listingIds: [1001], take: 101 }, 'BAD_INPUT']],
  },
  ReviewedListing: {
    variables: { listingId: 3001 },
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    more: [['one that does not exist', { listingId: 999_999 }, 'NULL']],
  },
}
