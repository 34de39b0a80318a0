import type { MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'

const view = ['users_permission', 'CanViewAnyMember'] as const
const manage = ['users_permission', 'CanManageAny'] as const
const reason = 'reason: "For a reason."'
const given = '[{ area: "users_permission", claims: ["CanManageAny"] }]'

export const queries: QueryCases = {
  staffMembers: { variables: {}, as: 'stella' },
  staffMember: { variables: { id: 1 }, as: 'stella' },
  staffBatch: { variables: { id: 1 }, as: 'stella' },
}

/** What staff do to Omar, whose number is 2; 12 is who has the claim alone. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'staffMembers',
    operation: '{ staffMembers { results { email } } }',
    outcomes: 'who NO NO NO NO yes NO',
    secret: 'omar@homely.example',
    claim: view,
  },
  {
    field: 'staffMember',
    operation: '{ staffMember(id: 2) { email sessions { device } } }',
    outcomes: 'who NO NO NO NO yes NO',
    secret: 'omar@homely.example',
    claim: view,
  },
  {
    field: 'staffBatch',
    operation: '{ staffBatch(id: 1) { reason } }',
    outcomes: 'who NO NO NO NO yes NO',
    secret: 'Their telephones were lost',
    claim: manage,
  },
  {
    field: 'changeClaims',
    operation: `mutation { changeClaims(input: { memberId: 2, claims: ${given}, revision: 0, ${reason} }) { revision } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: manage,
  },
  {
    field: 'changeClaims',
    about: 'of themselves',
    operation: `mutation { changeClaims(input: { memberId: 12, claims: [], revision: 0, ${reason} }) { revision } }`,
    outcomes: 'who NO NO NO NO NO NO',
    claim: manage,
  },
  {
    field: 'changeClaims',
    about: 'with what they lack',
    operation: `mutation { changeClaims(input: { memberId: 2, claims: [{ area: "users_permission", claims: ["CanViewAnyMember"] }], revision: 0, ${reason} }) { revision } }`,
    outcomes: 'who NO NO NO NO NO NO',
    claim: manage,
  },
  {
    field: 'endMemberSessions',
    operation: `mutation { endMemberSessions(input: { memberId: 2, ${reason} }) { memberId } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: manage,
  },
  {
    field: 'setAccountClosed',
    operation: `mutation { setAccountClosed(input: { memberId: 2, isClosed: true, revision: 0, ${reason} }) { revision } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: manage,
  },
  {
    field: 'startStaffBatch',
    operation: `mutation { startStaffBatch(input: { kind: closeAccount, memberIds: [2], expected: 1, ${reason} }) { batch { total } } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: manage,
  },
]
