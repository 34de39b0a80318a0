import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { enquiryInboxCases } from './enquiry-inbox-cases.ts'
import { agentPageCases } from './agent-page-cases.ts'
import { agentCases } from './agent-cases.ts'
import { alertCases } from './alert-cases.ts'
import { collectionCases } from './collection-cases.ts'
import { collectionChangeCases } from './collection-change-cases.ts'
import { foundEverywhere } from './document-outcomes.ts'
import { ownListingCases } from './own-listing-cases.ts'
import { performanceCases } from './performance-cases.ts'
import { profileCases } from './profile-cases.ts'
import type { Outcome } from './graphql-call.ts'
import type { MemberName } from './member-tokens.ts'
import { pastSaleCases } from './past-sale-cases.ts'
import { questionCases } from './question-cases.ts'
import { reviewCases } from './review-cases.ts'
import { searchCases } from './search-cases.ts'

/** `as`: who asks instead of the member of the case; null for nobody. */
type Call = [about: string, variables: object, outcome: Outcome, as?: MemberName | null]

/** What a document is asked with and how that ends, in every situation. */
export type DocumentCase = {
  variables: object
  /** The member who asks; everybody may ask where there is none. */
  as?: MemberName
  outcomes: Record<ScenarioName, Outcome>
  /** Where a situation is brought about by what is asked. */
  variablesIn?: Partial<Record<ScenarioName, object>>
  /** Further calls in the world as it is, at least one: what they are about, their variables and how they end. */
  more: [Call, ...Call[]]
  /** Parts of the answer in which mocks and server may differ, for their rules are not stated to the last word. */
  differsIn?: string[]
  /** The server answers it from its configuration, whatever becomes of its data. */
  needsNoData?: true
}

const TERRACE = 1001
const WITHDRAWN = 1026
const UNKNOWN = 999_999
const firstTen = { skip: 0, take: 10 }

/** One entry for each operation of src, by its name. */
export const documentCases: Record<string, DocumentCase> = {
  ...agentPageCases,
  ...enquiryInboxCases,
  ...agentCases,
  ...alertCases,
  ...collectionCases,
  ...collectionChangeCases,
  ...ownListingCases,
  ...performanceCases,
  ...searchCases,
  ...pastSaleCases,
  ...questionCases,
  ...reviewCases,
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
  ViewedHomes: {
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
  ...profileCases,
  LocationOverview: {
    variables: { uri: 'fitzroy-vic-3065' },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      ['upper case', { uri: 'Fitzroy-VIC-3065' }, 'FOUND'],
      ['a region', { uri: 'inner-melbourne-vic' }, 'FOUND'],
      ['a street', { uri: 'gore-street-fitzroy-vic-3065' }, 'FOUND'],
      ['a place without homes', { uri: 'humpty-doo-nt-0836' }, 'FOUND'],
      ['a place that does not exist', { uri: 'atlantis-vic-9999' }, 'NULL'],
      ['nothing', { uri: '' }, 'NULL'],
    ],
    differsIn: ['boundary'],
  },
  ChildPlaces: {
    variables: { filter: { type: 'suburb', parentUri: 'inner-melbourne-vic', order: 'popular' }, paging: firstTen },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      [
        'the streets of a suburb',
        { filter: { type: 'street', parentUri: 'fitzroy-vic-3065' }, paging: firstTen },
        'FOUND',
      ],
      [
        'the streets of a street',
        { filter: { type: 'street', parentUri: 'gore-street-fitzroy-vic-3065' }, paging: firstTen },
        'EMPTY',
      ],
    ],
  },
  LocationFinder: {
    variables: { filter: { type: 'suburb' }, paging: firstTen },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['regions', { filter: { type: 'region' }, paging: firstTen }, 'FOUND'],
      ['streets', { filter: { type: 'street' }, paging: firstTen }, 'FOUND'],
      [
        'a state and a letter',
        { filter: { type: 'suburb', stateCode: 'VIC', letter: 'F' }, paging: firstTen },
        'FOUND',
      ],
      ['a name that was begun', { filter: { type: 'suburb', query: 'rich' }, paging: firstTen }, 'FOUND'],
      ['a page past the last', { filter: { type: 'suburb' }, paging: { skip: 90, take: 10 } }, 'FOUND'],
      ['a letter that is none', { filter: { type: 'suburb', letter: 'É' }, paging: firstTen }, 'BAD_INPUT'],
    ],
  },
  PopularSuburbs: {
    variables: { filter: { type: 'suburb', order: 'popular' }, paging: firstTen },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['a state', { filter: { type: 'suburb', order: 'popular', stateCode: 'TAS' }, paging: firstTen }, 'FOUND'],
      ['a page too large', { filter: { type: 'suburb' }, paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
    ],
  },
  NewDevelopments: {
    variables: { filter: {}, paging: firstTen },
    outcomes: {
      ...foundEverywhere,
      'empty-result': 'EMPTY',
      withdrawn: 'EMPTY',
      'unknown-location': 'FOUND',
      // A project is found by where it stands.
      'hidden-address': 'EMPTY',
    },
    more: [
      ['a state', { filter: { stateCode: 'NSW' }, paging: firstTen }, 'FOUND'],
      ['a state that has none', { filter: { stateCode: 'NT' }, paging: firstTen }, 'EMPTY'],
      ['a suburb', { filter: { locationUri: 'melbourne-vic-3000' }, paging: firstTen }, 'FOUND'],
      ['a region', { filter: { locationUri: 'inner-melbourne-vic' }, paging: firstTen }, 'FOUND'],
      ['a place that does not exist', { filter: { locationUri: 'atlantis-vic-9999' }, paging: firstTen }, 'NULL'],
    ],
  },
  NewBuilding: {
    variables: { locationUri: 'melbourne-vic-3000', slug: 'quayline-residences' },
    outcomes: {
      ...foundEverywhere,
      'empty-result': 'NULL',
      withdrawn: 'NULL',
      'unknown-location': 'NULL',
      'hidden-address': 'NULL',
    },
    more: [
      ['another building', { locationUri: 'sydney-nsw-2000', slug: 'harbour-terrace' }, 'FOUND'],
      ['a building of another suburb', { locationUri: 'melbourne-vic-3000', slug: 'harbour-terrace' }, 'NULL'],
      ['a suburb that does not exist', { locationUri: 'atlantis-vic-9999', slug: 'harbour-terrace' }, 'NULL'],
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
  LocationSearch: {
    variables: { filter: { query: 'fitz', take: 5 } },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
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
}
