import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll, refusedInAll } from '#tests/contract/support/document-outcomes.ts'

const managing: Claim = ['listings_permission', 'CanManageAny']
const boosting: Claim = ['listings_permission', 'CanBoost']

export const queries: QueryCases = {
  staffListings: { variables: { filter: { states: ['available'] } }, as: 'stella' },
}

const acting = (act: string, claim: Claim, { listingId = 1007, more = '' } = {}): MemberRow => ({
  field: 'actOnListing',
  about: act,
  operation: `mutation { actOnListing(input: { listingId: ${listingId}, act: ${act}, reason: "For a reason."${more} }) { listing { state } } }`,
  outcomes: 'who NO NO NO NO yes NO',
  claim,
})

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'staffListings',
    operation: '{ staffListings { total } }',
    // Who has all but this claim has CanBoost.
    outcomes: 'who NO NO NO NO yes yes',
    claim: managing,
  },
  acting('boost', boosting, { listingId: 1006, more: ', days: 7' }),
  acting('endBoost', boosting, { listingId: 1006 }),
  acting('hide', managing),
  acting('show', managing),
  acting('withdraw', managing),
]

const found = (filter: object = {}) => ({
  filter: { isBoosted: false, ...filter },
  order: 'newest',
  paging: { skip: 0, take: 25 },
})
const given = (act: string, more: object = {}) => ({
  input: { listingId: 1005, act, reason: 'For a reason.', ...more },
})

export const documents: DocumentCases = {
  FoundListings: {
    variables: found(),
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY' },
    more: [
      ['by number', found({ id: 1002 }), 'FOUND'],
      ['by two letters', found({ address: '12' }), 'BAD_INPUT'],
      ['by the agent', found(), 'FORBIDDEN', 'agnes'],
      ['by nobody', found(), 'UNAUTHENTICATED', null],
    ],
  },
  ActOnListing: {
    variables: given('hide', { listingId: 999_999 }),
    as: 'stella',
    outcomes: refusedInAll('NOT_FOUND'),
    more: [
      ['hiding', given('hide'), 'FOUND'],
      ['hiding what is hidden', given('hide'), 'FOUND'],
      [
        'promoting in place of what is not',
        given('boost', { listingId: 1006, days: 7, replacesBoostUntil: '2026-01-01T00:00:00Z' }),
        'CONFLICT',
      ],
      ['promoting what is hidden', given('boost', { days: 7 }), 'CONFLICT'],
      ['showing', given('show'), 'FOUND'],
      ['without a reason', given('hide', { reason: 'no' }), 'BAD_INPUT'],
      ['by the agent', given('hide'), 'FORBIDDEN', 'agnes'],
      ['by nobody', given('hide'), 'UNAUTHENTICATED', null],
    ],
  },
  ListingHiding: {
    variables: { id: 1002 },
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    more: [
      ['that does not exist', { id: 999_999 }, 'NULL'],
      ['by nobody', { id: 1002 }, 'FOUND', null],
    ],
  },
  CorrectListing: {
    variables: { listingId: 1002 },
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['that does not exist', { listingId: 999_999 }, 'NOT_FOUND'],
      ['by who is no agent', { listingId: 1002 }, 'NOT_FOUND', 'lena'],
      ['by nobody', { listingId: 1002 }, 'UNAUTHENTICATED', null],
    ],
  },
}
