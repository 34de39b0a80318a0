import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll, searches } from '#tests/contract/support/document-outcomes.ts'

const inPlace = { ...foundInAll, 'unknown-location': 'UNKNOWN_LOCATION' } as const
const KEY = 'contract-key-0001'
const fitzroy = { searchLocations: [{ uri: 'fitzroy-vic-3065' }] }

const terraces = {
  searchMode: 'buy',
  locationSearchContext: fitzroy,
  propertyTypes: ['Terrace'],
  price: { max: 2_000_000 },
}

const filter = (rest: object = {}) => ({ searchMode: 'buy', locations: ['melbourne-vic-3000'], ...rest })
const add = (rest: object = {}) => ({ input: { name: 'City', filter: filter(), idempotencyKey: KEY, ...rest } })
const update = (rest: object, id = '1') => ({ input: { id, ...rest } })
const firstPage = { skip: 0, take: 25 }

export const documents: DocumentCases = {
  Alerts: {
    variables: {},
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['those of another member', {}, 'FOUND', 'omar'],
      ['those of a member without any', {}, 'FOUND', 'stella'],
      ['those of nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  AlertCount: {
    variables: {},
    as: 'lena',
    outcomes: foundInAll,
    more: [['those of nobody', {}, 'UNAUTHENTICATED', null]],
  },
  AlertMatches: {
    variables: { id: '1', paging: firstPage },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one of another member', { id: '3', paging: firstPage }, 'NULL'],
      ['one that was deleted', { id: '4', paging: firstPage }, 'NULL', 'omar'],
      ['one that found nothing', { id: '3', paging: firstPage }, 'FOUND', 'omar'],
      ['a page past the last', { id: '1', paging: { skip: 25, take: 25 } }, 'FOUND'],
      ['a page too large', { id: '1', paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
      ['a page of nothing', { id: '1', paging: { skip: 0, take: 0 } }, 'BAD_INPUT'],
      ['no number', { id: 'one', paging: firstPage }, 'NULL'],
      ['by nobody', { id: '1', paging: firstPage }, 'UNAUTHENTICATED', null],
    ],
  },
  AlertToEdit: {
    variables: { id: '2' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one of another member', { id: '3' }, 'NULL'],
      ['by nobody', { id: '2' }, 'UNAUTHENTICATED', null],
    ],
  },
  AlertOfSearch: {
    variables: { searchParams: terraces },
    as: 'lena',
    outcomes: inPlace,
    more: [
      [
        'the same in another order on another page',
        { searchParams: { ...terraces, sortBy: 'Newest', paging: { skip: 25, take: 25 } } },
        'FOUND',
      ],
      ['another price', { searchParams: { ...terraces, price: { max: 1_900_000 } } }, 'NULL'],
      ['what another member looks for', { searchParams: terraces }, 'NULL', 'omar'],
      ['a search that nobody saved', { searchParams: { ...terraces, bedrooms: [3] } }, 'NULL'],
      [
        'a place that does not exist',
        { searchParams: { ...terraces, locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } } },
        'UNKNOWN_LOCATION',
      ],
      ['by nobody', { searchParams: terraces }, 'UNAUTHENTICATED', null],
    ],
  },
  SuggestedAlertName: {
    variables: { searchParams: terraces },
    outcomes: inPlace,
    more: [
      ['the whole country', { searchParams: { searchMode: 'rent', locationSearchContext: {} } }, 'FOUND'],
      ['what was sold', { searchParams: { ...terraces, searchMode: 'sold' } }, 'FOUND'],
      [
        'an office',
        {
          searchParams: {
            searchMode: 'buy',
            context: 'office',
            locationSearchContext: { officeUri: 'harbour-north-sydney' },
          },
        },
        'FOUND',
      ],
      [
        'a place that does not exist',
        { searchParams: { ...terraces, locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } } },
        'UNKNOWN_LOCATION',
      ],
    ],
  },
  AlertPreview: {
    variables: { searchParams: terraces, isPartlyInRange: true },
    outcomes: inPlace,
    more: [
      [
        'the whole country',
        { searchParams: { searchMode: 'rent', locationSearchContext: {} }, isPartlyInRange: true },
        'FOUND',
      ],
      ['what was sold', { searchParams: { ...terraces, searchMode: 'sold' }, isPartlyInRange: false }, 'FOUND'],
      [
        'a place that does not exist',
        {
          searchParams: { ...terraces, locationSearchContext: { searchLocations: [{ uri: 'atlantis-vic-9999' }] } },
          isPartlyInRange: true,
        },
        'UNKNOWN_LOCATION',
      ],
    ],
  },
  MatchingListings: {
    variables: { searchParams: { searchMode: 'buy', locationSearchContext: fitzroy }, listingIds: [1001, 1002, 7] },
    outcomes: searches,
    more: [
      ['none that fits', { searchParams: terraces, listingIds: [7] }, 'EMPTY'],
      [
        'too many numbers',
        { searchParams: terraces, listingIds: Array.from({ length: 101 }, (_, index) => index) },
        'BAD_INPUT',
      ],
    ],
  },
  AddAlert: {
    variables: add(),
    as: 'lena',
    outcomes: inPlace,
    more: [
      ['a new one', add(), 'FOUND'],
      ['the same again under its key', add({ name: 'Twice' }), 'FOUND'],
      ['the same search under another key', add({ idempotencyKey: 'contract-key-0002' }), 'FOUND'],
      ['no key', add({ idempotencyKey: undefined }), 'FOUND'],
      ['one that is there, by its number', add({ id: '1', name: 'By number' }), 'FOUND'],
      ['one of another member, by its number', add({ id: '3' }), 'NOT_FOUND'],
      ['no name', add({ name: '  ' }), 'BAD_INPUT'],
      ['too long a name', add({ name: 'x'.repeat(101) }), 'BAD_INPUT'],
      ['a name with a control character', add({ name: 'a\u0007b' }), 'BAD_INPUT'],
      ['too short a key', add({ idempotencyKey: 'short' }), 'BAD_INPUT'],
      [
        'homes that were sold',
        add({ filter: filter({ statusTypes: ['completed'] }), idempotencyKey: 'contract-key-0003' }),
        'FOUND',
      ],
      ['homes that were withdrawn', add({ filter: filter({ statusTypes: ['removed'] }) }), 'BAD_INPUT'],
      ['rentals for sale', add({ filter: filter({ listingTypes: ['rental'] }) }), 'BAD_INPUT'],
      [
        'a place that does not exist',
        add({ filter: filter({ locations: ['atlantis-vic-9999'] }) }),
        'UNKNOWN_LOCATION',
      ],
      ['too many places', add({ filter: filter({ locations: Array.from({ length: 21 }, () => 'x') }) }), 'BAD_SEARCH'],
      ['a shape that is none', add({ filter: filter({ context: 'draw', drawnArea: '???' }) }), 'BAD_SEARCH'],
      ['a mode that is over', add({ filter: filter({ searchMode: 'sold' }) }), 'BAD_INPUT'],
      ['by nobody', add(), 'UNAUTHENTICATED', null],
    ],
    differsIn: ['id', 'links'],
  },
  UpdateAlert: {
    variables: update({ isPaused: true }),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a name', update({ name: 'Terraces' }), 'FOUND'],
      ['when it writes', update({ delivery: { frequency: 'daily', isByEmail: true, isByPush: false } }), 'FOUND'],
      ['what it looks for', update({ filter: filter() }), 'FOUND'],
      ['nothing', update({}), 'FOUND'],
      ['no name', update({ name: '' }), 'BAD_INPUT'],
      ['one of another member', update({ isPaused: true }, '3'), 'NOT_FOUND'],
      ['one that does not exist', update({ isPaused: true }, '999'), 'NOT_FOUND'],
      ['by nobody', update({ isPaused: true }), 'UNAUTHENTICATED', null],
    ],
  },
  DeleteAlert: {
    variables: { alertId: '3' },
    as: 'omar',
    outcomes: foundInAll,
    more: [
      ['one of another member', { alertId: '1' }, 'NOT_FOUND'],
      ['one’s own', { alertId: '3' }, 'FOUND'],
      ['the same again', { alertId: '3' }, 'FOUND'],
      ['one that was deleted two days ago', { alertId: '5' }, 'NOT_FOUND'],
      ['no number', { alertId: 'three' }, 'NOT_FOUND'],
      ['by nobody', { alertId: '3' }, 'UNAUTHENTICATED', null],
    ],
  },
  UndoDeleteAlert: {
    variables: { alertId: '4' },
    as: 'omar',
    outcomes: foundInAll,
    more: [
      ['one that was deleted an hour ago', { alertId: '4' }, 'FOUND'],
      ['one that was deleted two days ago', { alertId: '5' }, 'NOT_FOUND'],
      ['by another member', { alertId: '4' }, 'NOT_FOUND', 'lena'],
      ['by nobody', { alertId: '4' }, 'UNAUTHENTICATED', null],
    ],
  },
  DeleteAlertNewListing: {
    variables: { alertId: '1' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one’s own', { alertId: '1' }, 'FOUND'],
      ['the same again', { alertId: '1' }, 'FOUND'],
      ['one of another member', { alertId: '3' }, 'NOT_FOUND'],
      ['by nobody', { alertId: '1' }, 'UNAUTHENTICATED', null],
    ],
  },
}
