import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const claim: Claim = ['listings_permission', 'CanManageAny']

export const queries: QueryCases = {
  listingConfirmation: { variables: { listingId: 1002 }, as: 'agnes' },
  listingsToConfirm: { variables: {}, as: 'agnes' },
}

/** Whether homes are still as shown; Agnes manages the profile of an agent of 1002. */
export const documents: DocumentCases = {
  ListingConfirmation: {
    variables: { listingId: 1002 },
    as: 'agnes',
    // In the world of withdrawn homes this one came off the market because nobody confirmed it.
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    more: [
      ['by staff', { listingId: 2001 }, 'FOUND', 'stella'],
      ['a home that was sold', { listingId: 3001 }, 'NULL', 'stella'],
      ['a home that its agency withdrew', { listingId: 1026 }, 'NULL', 'stella'],
      ['a home that does not exist', { listingId: 999_999 }, 'NULL', 'stella'],
      ['by a member', { listingId: 1002 }, 'NULL', 'lena'],
      ['by nobody', { listingId: 1002 }, 'NULL', null],
    ],
  },
  HomesToConfirm: {
    variables: {},
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY' },
    more: [
      ['by a member', {}, 'EMPTY', 'lena'],
      ['by nobody', {}, 'EMPTY', null],
    ],
  },
  ConfirmListing: {
    variables: { listingId: 1002 },
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['by staff', { listingId: 2002 }, 'FOUND', 'stella'],
      ['a home that was sold', { listingId: 3001 }, 'CONFLICT', 'stella'],
      ['a home that does not exist', { listingId: 999_999 }, 'NOT_FOUND', 'stella'],
      ['by a member', { listingId: 1002 }, 'NOT_FOUND', 'lena'],
      ['by nobody', { listingId: 1002 }, 'UNAUTHENTICATED', null],
    ],
  },
}

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'listingConfirmation',
    operation: '{ listingConfirmation(listingId: 1002) { confirmedOn } }',
    outcomes: 'none none none yes none yes none',
    claim,
  },
  {
    field: 'listingsToConfirm',
    operation: '{ listingsToConfirm { confirmedOn } }',
    outcomes: 'part part part yes part part part',
    secret: 'confirmedOn',
  },
  {
    field: 'confirmListing',
    operation: 'mutation { confirmListing(listingId: 1002) { confirmation { confirmedOn } } }',
    outcomes: 'who none none yes none yes none',
    claim,
  },
]
