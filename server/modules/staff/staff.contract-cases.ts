import type { MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'

export const queries: QueryCases = {
  staffActions: { variables: { thing: 'post', thingId: 8 }, as: 'stella' },
}

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'staffActions',
    about: 'about a post',
    operation: '{ staffActions(thing: post, thingId: 8) { results { reason } } }',
    outcomes: 'who NO NO NO NO yes yes',
    claim: ['ugc_permission', 'CanManageAny'],
  },
  {
    field: 'staffActions',
    about: 'of one person',
    operation: '{ staffActions(staffId: 12) { results { reason } } }',
    outcomes: 'who NO NO NO NO yes yes',
    claim: ['users_permission', 'CanViewAnyMember'],
  },
]
