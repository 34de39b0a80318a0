import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const hub = (change: object = {}) => ({ username: null, isOfOffice: false, days: 28, skip: 0, take: 20, ...change })
const claim: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']

export const queries: QueryCases = {
  hasPerformanceHub: { variables: {} },
  performanceHubUrls: { variables: { username: 'imogen-achterberg' }, as: 'agnes' },
  performanceHub: { variables: { days: 7 }, as: 'agnes' },
  listingPerformance: { variables: { listingId: 1002, days: 28 }, as: 'agnes' },
}

/** How homes do, for their agents. */
export const documents: DocumentCases = {
  HasPerformanceHub: {
    variables: {},
    outcomes: foundInAll,
    needsNoData: true,
    more: [['for an agent', {}, 'FOUND', 'agnes']],
  },
  PerformanceHubUrls: {
    variables: { username: 'imogen-achterberg' },
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['in capitals', { username: 'IMOGEN-Achterberg' }, 'FOUND'],
      ['of any agent, by staff', { username: 'tomas-rinaldi' }, 'FOUND', 'stella'],
      ['of another agent', { username: 'tomas-rinaldi' }, 'NULL'],
      ['of nobody', { username: 'nobody' }, 'NULL'],
      ['by a member', { username: 'imogen-achterberg' }, 'NULL', 'lena'],
      ['by nobody', { username: 'imogen-achterberg' }, 'NULL', null],
      ['too long a name', { username: 'x'.repeat(201) }, 'BAD_INPUT'],
    ],
  },
  PerformanceHub: {
    variables: hub(),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['a week', hub({ days: 7 }), 'FOUND'],
      ['ninety days', hub({ days: 90 }), 'FOUND'],
      ['past the end', hub({ skip: 500 }), 'FOUND'],
      ['of an office, by staff', hub({ username: 'imogen-achterberg', isOfOffice: true }), 'FOUND', 'stella'],
      ['of any agent, by staff', hub({ username: 'tomas-rinaldi' }), 'FOUND', 'stella'],
      ['of the office, by one who is no principal', hub({ isOfOffice: true }), 'NULL'],
      ['of another agent', hub({ username: 'tomas-rinaldi' }), 'NULL'],
      ['by staff who are no agent, without a name', hub(), 'NULL', 'stella'],
      ['by a member', hub(), 'NULL', 'lena'],
      ['by nobody', hub(), 'NULL', null],
      ['a month', hub({ days: 30 }), 'BAD_INPUT'],
      ['too many homes', hub({ take: 51 }), 'BAD_INPUT'],
    ],
  },
  ListingPerformance: {
    variables: { listingId: 1002, days: 28 },
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NULL', withdrawn: 'NULL' },
    more: [
      ['a week', { listingId: 1002, days: 7 }, 'FOUND'],
      ['of any home, by staff', { listingId: 2001, days: 90 }, 'FOUND', 'stella'],
      ['a home that was sold', { listingId: 3001, days: 28 }, 'FOUND', 'stella'],
      ['a withdrawn home', { listingId: 1026, days: 28 }, 'NULL', 'stella'],
      ['a home that does not exist', { listingId: 999_999, days: 28 }, 'NULL', 'stella'],
      ['by a member', { listingId: 1002, days: 28 }, 'NULL', 'lena'],
      ['by nobody', { listingId: 1002, days: 28 }, 'NULL', null],
      ['a day', { listingId: 1002, days: 1 }, 'BAD_INPUT'],
    ],
  },
}

/** How homes do; Agnes manages Imogen's profile. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'hasPerformanceHub',
    operation: '{ hasPerformanceHub }',
    outcomes: '                                                                       yes yes yes yes yes yes yes',
  },
  {
    field: 'performanceHubUrls',
    operation: '{ performanceHubUrls(username: "imogen-achterberg") { hub } }',
    outcomes: '                                                                       none none none yes none yes none',
    claim,
  },
  {
    field: 'performanceHub',
    operation: '{ performanceHub(username: "imogen-achterberg") { totals { views } } }',
    outcomes: '                                                                       none none none yes none yes none',
    claim,
  },
  {
    field: 'performanceHub',
    about: 'of the office',
    operation: '{ performanceHub(username: "imogen-achterberg", isOfOffice: true) { totals { views } } }',
    outcomes:
      '                                                                       none none none none none yes none',
    claim,
  },
  {
    field: 'listingPerformance',
    operation: '{ listingPerformance(listingId: 1002) { totals { views } } }',
    outcomes: '                                                                       none none none yes none yes none',
    claim,
  },
]
