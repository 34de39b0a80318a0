import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'

const claim: Claim = ['multiloaders_permission', 'CanStoreAFile']

export const queries: QueryCases = {
  officeFeed: { variables: { officeId: 1 }, as: 'stella' },
}

export const memberFields: readonly MemberRow[] = [
  {
    field: 'officeFeed',
    about: 'of an office whose principal nobody is',
    operation: '{ officeFeed(officeId: 1) { office { name } keys { name } } }',
    outcomes: 'who none none none none yes none',
    claim,
    secret: 'Office software',
  },
  {
    field: 'createFeedKey',
    operation: 'mutation { createFeedKey(officeId: 1, name: "Another") { secret } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim,
    secret: 'hfk_',
  },
  {
    field: 'revokeFeedKey',
    operation: 'mutation { revokeFeedKey(keyId: "2") { key { revokedAt } } }',
    outcomes: 'who none none none none yes none',
    claim,
  },
]
