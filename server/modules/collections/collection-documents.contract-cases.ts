import { mockInviteIdentifier } from '#mocks/world/collections.ts'
import type { DocumentCase, DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const LENAS = 'k3v5x2m4q6za'
const OMARS_PUBLIC = 'b7n4t2w5y3re'
const AGNES_PRIVATE = 'p2c6d4h3j5fs'
const AGNES_PUBLIC = 'g3l2u4i7o6aq'
const DELETED = 'm2n4b6v7c3xz'
const firstPage = { skip: 0, take: 25 }
const listings = (rest: object = {}) => ({ uri: LENAS, sortBy: 'added', only: 'all', paging: firstPage, ...rest })
const invitation = (id: number) => ({ uniqueIdentifier: mockInviteIdentifier(id) })

export const documents: DocumentCases = {
  Collections: {
    variables: { username: 'lena' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one’s own', { username: 'lena' }, 'FOUND'],
      ['in upper case', { username: 'LENA' }, 'FOUND'],
      ['those of another member', { username: 'omar' }, 'FORBIDDEN'],
      ['those of any member as staff', { username: 'lena' }, 'FOUND', 'stella'],
      ['those of nobody as staff', { username: 'nobody' }, 'NOT_FOUND', 'stella'],
      ['by nobody', { username: 'lena' }, 'UNAUTHENTICATED', null],
    ],
    // AddCollections makes one with a name of its own for its address.
    differsIn: ['uri', 'canonicalUri'],
  },
  CollectionDetail: {
    variables: { uri: LENAS },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one’s own', { uri: LENAS }, 'FOUND'],
      ['one in which one takes part', { uri: LENAS }, 'FOUND', 'omar'],
      ['one to which one is invited', { uri: LENAS }, 'NULL', 'agnes'],
      ['any as staff', { uri: LENAS }, 'FOUND', 'stella'],
      ['a private one by nobody', { uri: LENAS }, 'NULL', null],
      ['a public one by nobody', { uri: OMARS_PUBLIC }, 'FOUND', null],
      ['a public one in which one takes part', { uri: OMARS_PUBLIC }, 'FOUND'],
      ['a public one whose owner is not named', { uri: AGNES_PUBLIC }, 'FOUND'],
      ['a private one of another member', { uri: AGNES_PRIVATE }, 'NULL'],
      ['one that was deleted', { uri: DELETED }, 'NULL', 'omar'],
      ['one that does not exist', { uri: 'a'.repeat(12) }, 'NULL'],
      ['no name of an address', { uri: '../../etc' }, 'NULL'],
    ],
  },
  CollectionListings: {
    variables: listings(),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['the cheapest first', listings({ sortBy: 'priceLowToHigh' }), 'FOUND'],
      ['the dearest first', listings({ sortBy: 'priceHighToLow' }), 'FOUND'],
      ['those that most like first', listings({ sortBy: 'reactions' }), 'FOUND'],
      ['the next inspection first', listings({ sortBy: 'nextInspection' }), 'FOUND'],
      ...['likedByAll', 'mine', 'inspections', 'offMarket'].flatMap((only): NonNullable<DocumentCase['more']> => [
        [`only ${only}`, listings({ only }), 'FOUND', 'omar'],
        [`only ${only}, by nobody`, listings({ uri: OMARS_PUBLIC, only }), 'FOUND', null],
      ]),
      ['another filter', listings({ only: 'blue' }), 'BAD_INPUT'],
      ['a part', listings({ paging: { skip: 2, take: 2 } }), 'FOUND'],
      ['past the last', listings({ paging: { skip: 100, take: 25 } }), 'FOUND'],
      ['too many', listings({ paging: { skip: 0, take: 101 } }), 'BAD_INPUT'],
      ['none', listings({ paging: { skip: 0, take: 0 } }), 'BAD_INPUT'],
      ['too far on', listings({ paging: { skip: 10_001, take: 1 } }), 'BAD_INPUT'],
      ['another order', listings({ sortBy: 'colour' }), 'BAD_INPUT'],
      ['by one who takes part', listings(), 'FOUND', 'omar'],
      ['by nobody', listings(), 'NULL', null],
      ['a public one by nobody', listings({ uri: OMARS_PUBLIC }), 'FOUND', null],
    ],
  },
  CollectionMap: {
    variables: { uri: LENAS, paging: firstPage },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a public one by nobody', { uri: OMARS_PUBLIC, paging: firstPage }, 'FOUND', null],
      ['a private one by nobody', { uri: LENAS, paging: firstPage }, 'NULL', null],
    ],
  },
  CurrentListing: {
    variables: { uri: LENAS, paging: firstPage },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['by one who takes part', { uri: LENAS, paging: firstPage }, 'FOUND', 'omar'],
      ['by nobody', { uri: LENAS, paging: firstPage }, 'NULL', null],
    ],
  },
  SavedListings: {
    variables: { username: 'lena' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['of another member', { username: 'omar' }, 'FORBIDDEN'],
      ['of a member whose homes are in others', { username: 'omar' }, 'FOUND', 'omar'],
      ['by nobody', { username: 'lena' }, 'UNAUTHENTICATED', null],
    ],
    differsIn: ['uri', 'canonicalUri'],
  },
  ListingsToPlan: {
    variables: {},
    as: 'lena',
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY' },
    more: [
      ['of a member without any', {}, 'EMPTY', 'stella'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  CollectionInvitations: {
    variables: {},
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['to two collections', {}, 'FOUND', 'agnes'],
      ['too old', {}, 'EMPTY', 'omar'],
      ['none', {}, 'EMPTY', 'stella'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  OpenedInvitation: {
    variables: invitation(5),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['by nobody', invitation(5), 'FOUND', null],
      ['one to another address', invitation(2), 'FOUND'],
      ['one that is too old', invitation(3), 'NULL'],
      ['one that was accepted', invitation(6), 'NULL'],
      ['one that was declined', invitation(8), 'NULL'],
      ['one that was taken back', invitation(9), 'NULL'],
      ['one that was never made', { uniqueIdentifier: `1-${'a'.repeat(43)}` }, 'NULL'],
      ['no identifier', { uniqueIdentifier: '' }, 'NULL'],
    ],
  },
}
