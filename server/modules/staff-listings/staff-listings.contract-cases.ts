import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'

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
    outcomes: 'who NO NO NO NO yes NO',
    claim: managing,
  },
  acting('boost', boosting, { listingId: 1006, more: ', days: 7' }),
  acting('endBoost', boosting, { listingId: 1006 }),
  acting('hide', managing),
  acting('show', managing),
  acting('withdraw', managing),
]
