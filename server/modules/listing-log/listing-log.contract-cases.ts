import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const claim: Claim = ['listings_permission', 'CanManageAny']

export const queries: QueryCases = {
  loggedListings: { variables: { query: '1002' }, as: 'stella' },
  listingLog: { variables: { listingId: 1002 }, as: 'stella' },
}

export const documents: DocumentCases = {
  LoggedListings: {
    variables: { query: '1002' },
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY' },
    more: [
      ['by an agent', { query: '1002' }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { query: '1002' }, 'UNAUTHENTICATED', null],
    ],
  },
  ListingLog: {
    variables: { listingId: 1002, before: null, take: 500 },
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    // The server's log has what the situations before changed, too.
    differsIn: ['results'],
    more: [
      ['one that does not exist', { listingId: 999_999, before: null, take: 500 }, 'NULL'],
      ['a page that cannot be', { listingId: 1002, before: 'x', take: 500 }, 'BAD_INPUT'],
      ['by an agent', { listingId: 1002, before: null, take: 500 }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { listingId: 1002, before: null, take: 500 }, 'UNAUTHENTICATED', null],
    ],
  },
}

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'loggedListings',
    operation: '{ loggedListings(query: "1002") { officeName } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim,
  },
  {
    field: 'listingLog',
    operation: '{ listingLog(listingId: 1002) { listing { officeName } } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim,
  },
]
