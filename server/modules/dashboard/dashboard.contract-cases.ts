import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const claim: Claim = ['listings_permission', 'CanManageAny']

export const queries: QueryCases = {
  dashboard: { variables: { days: 30 }, as: 'stella' },
  feedHealth: { variables: {}, as: 'stella' },
  alertSends: { variables: { alertId: 1 }, as: 'stella' },
}

export const documents: DocumentCases = {
  Dashboard: {
    variables: { days: 30 },
    as: 'stella',
    outcomes: foundInAll,
    // The server counts in a job, which nobody does here, and what searches of these tests found nothing.
    differsIn: ['countedAt', 'series', 'emptySearches'],
    more: [
      ['of another number of days', { days: 28 }, 'BAD_INPUT'],
      ['of too many days', { days: 91 }, 'BAD_INPUT'],
      ['by an agent', { days: 30 }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { days: 30 }, 'UNAUTHENTICATED', null],
    ],
  },
  AlertSends: {
    variables: { alertId: 1 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['one that does not exist', { alertId: 99_999 }, 'NULL'],
      ['a number that cannot be', { alertId: 0 }, 'BAD_INPUT'],
      ['by an agent', { alertId: 1 }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { alertId: 1 }, 'UNAUTHENTICATED', null],
    ],
  },
  FeedHealth: {
    variables: {},
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['by an agent', {}, 'FORBIDDEN', 'agnes'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
}

const feeds = {
  field: 'feedHealth',
  operation: '{ feedHealth { officeName } }',
  // The others hold a claim that reads them too.
  outcomes: 'who NO NO NO NO yes yes',
}

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'dashboard',
    operation: '{ dashboard(days: 7) { days } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim,
  },
  {
    field: 'alertSends',
    operation: '{ alertSends(alertId: 1) { frequency } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim,
  },
  { ...feeds, about: 'for staff of listings', claim },
  {
    ...feeds,
    about: 'for staff who view files',
    claim: ['multiloaders_permission', 'CanViewFiles'],
  },
]
