import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll, refusedInAll } from '#tests/contract/support/document-outcomes.ts'

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

const OMAR = 2
const why = 'For a reason.'
const listed = (filter: object = {}, rest: object = {}) => ({
  filter,
  order: 'newest',
  paging: { skip: 0, take: 25 },
  ...rest,
})
const claims = (rest: object = {}) => ({ input: { memberId: OMAR, claims: [], revision: 0, reason: why, ...rest } })
const sessions = (rest: object = {}) => ({ input: { memberId: OMAR, reason: why, ...rest } })
const closed = (isClosed: boolean, rest: object = {}) => ({
  input: { memberId: OMAR, isClosed, revision: 0, reason: why, ...rest },
})
const batch = (rest: object = {}) => ({
  input: { kind: 'endMemberSessions', memberIds: [OMAR], expected: 1, reason: why, ...rest },
})
const toggles = [{ area: 'apps_permission', claims: ['CanToggleFeatures'] }]

/** The page of users. */
export const documents: DocumentCases = {
  ListedMembers: {
    variables: listed(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['by name', listed({ text: 'local' }, { order: 'name' }), 'FOUND'],
      ['by username', listed({ kind: 'local', standing: 'open', isStaff: false }, { order: 'username' }), 'FOUND'],
      ['one letter', listed({ text: 'l' }), 'BAD_INPUT'],
      ['by the agent', listed(), 'FORBIDDEN', 'agnes'],
      ['by nobody', listed(), 'UNAUTHENTICATED', null],
    ],
  },
  ManagedMember: {
    variables: { id: 1 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['one that is not there', { id: 7777 }, 'NULL'],
      ['by the member', { id: 1 }, 'FORBIDDEN', 'lena'],
      ['by nobody', { id: 1 }, 'UNAUTHENTICATED', null],
    ],
    differsIn: ['sessions'],
  },
  ActionsAbout: {
    variables: { thing: 'member', id: OMAR, before: null },
    as: 'stella',
    outcomes: foundInAll,
    // The server's log has what the situations before changed, too.
    differsIn: ['results'],
    more: [['by the member', { thing: 'member', id: OMAR, before: null }, 'FORBIDDEN', 'omar']],
  },
  BatchProgress: {
    variables: { id: 1 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['one that is not there', { id: 7777 }, 'NULL'],
      ['by a member', { id: 1 }, 'FORBIDDEN', 'lena'],
    ],
  },
  ChangeClaims: {
    variables: claims(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['giving something', claims({ claims: toggles }), 'FOUND'],
      ['over what was read before that', claims(), 'CONFLICT'],
      [
        'giving what is none',
        claims({ claims: [{ area: 'apps_permission', claims: ['CanFly'] }], revision: 1 }),
        'BAD_INPUT',
      ],
      ['without a reason', claims({ claims: [], revision: 1, reason: 'no' }), 'BAD_INPUT'],
      ['of one that is not there', claims({ memberId: 7777 }), 'NOT_FOUND'],
      ['of herself', claims({ memberId: 4 }), 'FORBIDDEN'],
      ['by a member', claims(), 'FORBIDDEN', 'lena'],
      ['by nobody', claims(), 'UNAUTHENTICATED', null],
    ],
  },
  EndMemberSessions: {
    variables: sessions({ memberId: 7777 }),
    as: 'stella',
    outcomes: refusedInAll('NOT_FOUND'),
    more: [
      ['without a reason', sessions({ reason: 'no' }), 'BAD_INPUT'],
      ['of a member', sessions(), 'FOUND'],
      ['by a member', sessions(), 'FORBIDDEN', 'lena'],
      ['by nobody', sessions(), 'UNAUTHENTICATED', null],
    ],
  },
  SetAccountClosed: {
    variables: closed(false),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['closing it', closed(true), 'FOUND'],
      ['over what was read before that', closed(false), 'CONFLICT'],
      ['opening it', closed(false, { revision: 1 }), 'FOUND'],
      ['of one that is not there', closed(true, { memberId: 7777 }), 'NOT_FOUND'],
      ['of herself', closed(true, { memberId: 4 }), 'FORBIDDEN'],
      ['by a member', closed(true), 'FORBIDDEN', 'lena'],
      ['by nobody', closed(true), 'UNAUTHENTICATED', null],
    ],
  },
  StartBatch: {
    variables: batch({ expected: 2 }),
    as: 'stella',
    outcomes: refusedInAll('CONFLICT'),
    more: [
      ['of a search', batch({ memberIds: null, filter: { text: 'omar' } }), 'FOUND'],
      ['of both', batch({ filter: {} }), 'BAD_INPUT'],
      ['of nobody', batch({ memberIds: [7777] }), 'BAD_INPUT'],
      ['by a member', batch(), 'FORBIDDEN', 'lena'],
      ['by nobody', batch(), 'UNAUTHENTICATED', null],
    ],
    // The mocks do it at once.
    differsIn: ['id', 'done', 'unchanged', 'isFinished'],
  },
}
