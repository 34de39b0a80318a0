import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const making: Claim = ['agents_permission', 'CanTriggerPremierAgentWorkflow']
const username = 'imogen-achterberg'

export const queries: QueryCases = {
  premierWorkflow: { variables: { username }, as: 'agnes' },
  premierWorkflows: { variables: {}, as: 'stella' },
  premierEmails: { variables: {}, as: 'agnes' },
}

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'premierWorkflow',
    operation: `{ premierWorkflow(username: "${username}") { state } }`,
    outcomes: 'who NO NO yes NO yes NO',
    claim: making,
  },
  {
    field: 'premierWorkflows',
    operation: '{ premierWorkflows { state } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim: making,
  },
  {
    field: 'actOnPremierWorkflow',
    operation: `mutation { actOnPremierWorkflow(input: { username: "${username}", act: stop, reason: "For a reason.", revision: 1 }) { workflow { state } } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: making,
  },
  {
    field: 'premierEmails',
    operation: '{ premierEmails }',
    outcomes: 'who none none yes yes none none',
    secret: 'true',
  },
  {
    field: 'setPremierEmails',
    operation: 'mutation { setPremierEmails(isOn: true) { isOn } }',
    outcomes: 'who NO NO yes yes NO NO',
  },
]

const acting = (act: string, rest: object = {}) => ({
  input: { username, act, reason: 'For a reason.', revision: 1, ...rest },
})

export const documents: DocumentCases = {
  OwnPremier: {
    variables: { username },
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['of no agent', { username: 'nobody-here' }, 'NULL'],
      ['by a local', { username }, 'FORBIDDEN', 'lena'],
      ['by nobody', { username }, 'UNAUTHENTICATED', null],
    ],
  },
  ManagedPremier: {
    variables: { username },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['of no agent', { username: 'nobody-here' }, 'NULL'],
      ['by nobody', { username }, 'UNAUTHENTICATED', null],
    ],
  },
  PremierList: {
    variables: {},
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['by the agent', {}, 'FORBIDDEN', 'agnes'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  PremierEmails: {
    variables: {},
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['by a local', {}, 'NULL', 'lena'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  SetPremierEmails: {
    variables: { isOn: false },
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['on again', { isOn: true }, 'FOUND'],
      ['by a local', { isOn: true }, 'FORBIDDEN', 'lena'],
      ['by nobody', { isOn: true }, 'UNAUTHENTICATED', null],
    ],
  },
  ActOnPremier: {
    variables: acting('stop'),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['that is so already', acting('start', { revision: 0 }), 'FOUND'],
      ['that was read before', acting('confirmContact', { revision: 0 }), 'CONFLICT'],
      ['that cannot be', acting('complete'), 'CONFLICT'],
      ['of a profile that nobody manages', acting('start', { username: 'otto-reed', revision: 0 }), 'CONFLICT'],
      ['for no reason', acting('stop', { reason: 'no' }), 'BAD_INPUT'],
      ['of no agent', acting('stop', { username: 'nobody-here' }), 'NOT_FOUND'],
      ['by the agent', acting('stop'), 'FORBIDDEN', 'agnes'],
      ['by nobody', acting('stop'), 'UNAUTHENTICATED', null],
    ],
  },
}
