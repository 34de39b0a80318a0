import { MOCK_OFFICE_TOKEN, MOCK_OTHER_OFFICE_TOKEN } from '#mocks/world/agent-claims.ts'
import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const byMail = (agentId: number) => ({ input: { agentId, proof: 'officeEmail' } })

const byLicence = (agentId: number, rest: object = {}) => ({
  input: { agentId, proof: 'licence', licenceNumber: '033221L', licenceState: 'NSW', ...rest },
})

const claim: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']

export const queries: QueryCases = {
  claimableAgents: { variables: { query: 'tallow' } },
  ownAgentClaims: { variables: {} },
  licenceClaims: { variables: { paging: { skip: 0, take: 10 } }, as: 'stella' },
  officeClaimQuestion: { variables: { token: MOCK_OFFICE_TOKEN } },
}

export const publicFields: PublicFields = {
  claimableAgents: '{ claimableAgents(query: "tallow") { agent { name } officeEmailHint } }',
  officeClaimQuestion: `{ officeClaimQuestion(token: "${MOCK_OFFICE_TOKEN}") { memberName memberEmail } }`,
}

export const documents: DocumentCases = {
  ClaimableAgents: {
    variables: { query: 'tallow' },
    outcomes: foundInAll,
    more: [
      ['a first name', { query: ' Imogen ' }, 'FOUND'],
      ['a family name', { query: 'rinaldi' }, 'FOUND'],
      ['an agent who left', { query: 'otto' }, 'EMPTY'],
      ['a name of nobody', { query: 'nobody at all' }, 'EMPTY'],
      ['one letter', { query: 'i' }, 'EMPTY'],
      ['signs of a pattern', { query: '%%_' }, 'EMPTY'],
      ['too much', { query: 'x'.repeat(101) }, 'BAD_INPUT'],
    ],
  },
  OwnAgentClaims: {
    variables: {},
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['of a member without any', {}, 'EMPTY', 'stella'],
      ['that waits for an office', {}, 'FOUND', 'omar'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  ClaimAgent: {
    variables: byLicence(13),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['by a mail', byMail(11), 'FOUND'],
      ['the same again', byMail(11), 'FOUND'],
      ['by a licence instead', byLicence(11), 'FOUND'],
      ['at an office without an address', byMail(8), 'BAD_INPUT'],
      ['a number that is none', byLicence(8, { licenceNumber: 'licence' }), 'BAD_INPUT'],
      ['no number', byLicence(8, { licenceNumber: null }), 'BAD_INPUT'],
      ['no state', byLicence(8, { licenceState: null }), 'BAD_INPUT'],
      ['a profile that somebody manages', byMail(1), 'CONFLICT'],
      ['an agent who left', byLicence(21), 'CONFLICT'],
      ['an agent who does not exist', byLicence(999), 'NOT_FOUND'],
      ['by one who manages a profile', byLicence(8), 'CONFLICT', 'agnes'],
      ['by nobody', byMail(11), 'UNAUTHENTICATED', null],
    ],
  },
  LicenceClaims: {
    variables: { paging: { skip: 0, take: 25 } },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['a part past the end', { paging: { skip: 25, take: 25 } }, 'FOUND'],
      ['too many', { paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
      ['by a member', { paging: { skip: 0, take: 25 } }, 'FORBIDDEN', 'lena'],
      ['by nobody', { paging: { skip: 0, take: 25 } }, 'UNAUTHENTICATED', null],
    ],
  },
  DecideAgentClaim: {
    variables: { claimId: '5', isApproved: false, reason: 'Not this agent.' },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['no', { claimId: '5', isApproved: false, reason: 'Not this agent.' }, 'FOUND'],
      ['yes', { claimId: '2', isApproved: true, reason: '' }, 'FOUND'],
      ['the same again', { claimId: '2', isApproved: true, reason: '' }, 'NOT_FOUND'],
      ['one that an office answers', { claimId: '3', isApproved: true, reason: '' }, 'NOT_FOUND'],
      ['one that does not exist', { claimId: 'none', isApproved: true, reason: '' }, 'NOT_FOUND'],
      ['too long a reason', { claimId: '2', isApproved: false, reason: 'x'.repeat(501) }, 'BAD_INPUT'],
      ['by a member', { claimId: '2', isApproved: true, reason: '' }, 'FORBIDDEN', 'lena'],
      ['by nobody', { claimId: '2', isApproved: true, reason: '' }, 'UNAUTHENTICATED', null],
    ],
  },
  OfficeClaimQuestion: {
    variables: { token: MOCK_OFFICE_TOKEN },
    outcomes: foundInAll,
    more: [['a link that is none', { token: 'none' }, 'NULL']],
  },
  AnswerAgentClaim: {
    variables: { token: MOCK_OTHER_OFFICE_TOKEN, isConfirmed: false },
    outcomes: foundInAll,
    more: [
      ['a link that is none', { token: 'none', isConfirmed: true }, 'NOT_FOUND'],
      ['no', { token: MOCK_OTHER_OFFICE_TOKEN, isConfirmed: false }, 'FOUND'],
      ['yes', { token: MOCK_OFFICE_TOKEN, isConfirmed: true }, 'FOUND'],
      ['a link that was used', { token: MOCK_OFFICE_TOKEN, isConfirmed: true }, 'NOT_FOUND'],
    ],
  },
}

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'ownAgentClaims',
    operation: '{ ownAgentClaims { reason } }',
    outcomes: '                                                                       who yes part part part part part',
    secret: 'This licence is of another person.',
  },
  {
    field: 'claimAgent',
    operation:
      'mutation { claimAgent(input: { agentId: 12, proof: licence, licenceNumber: "123", licenceState: NSW }) { claim { state } } }',
    outcomes:
      '                                                                       who yes yes CONFLICT CONFLICT yes yes',
  },
  {
    field: 'answerAgentClaim',
    operation: `mutation { answerAgentClaim(token: "${MOCK_OFFICE_TOKEN}", isConfirmed: false) { state } }`,
    outcomes: '                                                                       yes yes yes yes yes yes yes',
  },
  {
    field: 'licenceClaims',
    operation: '{ licenceClaims { results { licenceNumber } } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    secret: '012345L',
    claim,
  },
  {
    field: 'decideAgentClaim',
    operation: 'mutation { decideAgentClaim(claimId: "2", isApproved: true) { state } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    claim,
  },
]
