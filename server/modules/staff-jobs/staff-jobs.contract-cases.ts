import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const claim: Claim = ['listings_permission', 'CanManageAny']

export const queries: QueryCases = {
  workReport: { variables: {}, as: 'stella' },
  deadLetters: { variables: {}, as: 'stella' },
}

const acting = (rest: object = {}) => ({ input: { ids: [1], act: 'discard', reason: 'For a reason.', ...rest } })
const page = { consumer: null, paging: { skip: 0, take: 50 } }

export const documents: DocumentCases = {
  WorkReport: {
    variables: {},
    as: 'stella',
    outcomes: foundInAll,
    // The server has the work of the situations before.
    differsIn: ['consumers', 'queues'],
    more: [
      ['by an agent', {}, 'FORBIDDEN', 'agnes'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  DeadLetters: {
    variables: page,
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['of a consumer that has none', { ...page, consumer: 'none' }, 'EMPTY'],
      ['by an agent', page, 'FORBIDDEN', 'agnes'],
      ['by nobody', page, 'UNAUTHENTICATED', null],
    ],
  },
  ActOnDeadLetters: {
    variables: acting(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['tried again', acting({ act: 'retry' }), 'FOUND'],
      ['one that is gone', acting({ ids: [99] }), 'FOUND'],
      ['without a reason', acting({ reason: 'no' }), 'BAD_INPUT'],
      ['none', acting({ ids: [] }), 'BAD_INPUT'],
      ['by an agent', acting(), 'FORBIDDEN', 'agnes'],
      ['by nobody', acting(), 'UNAUTHENTICATED', null],
    ],
  },
}

const acted = (act: string): MemberRow => ({
  field: 'actOnDeadLetters',
  about: act,
  operation: `mutation { actOnDeadLetters(input: { ids: [1], act: ${act}, reason: "For a reason." }) { done } }`,
  outcomes: 'who NO NO NO NO yes NO',
  claim,
})

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'workReport',
    operation: '{ workReport { consumers { name } } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim,
  },
  {
    field: 'deadLetters',
    operation: '{ deadLetters { results { error } } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim,
  },
  acted('retry'),
  acted('discard'),
]
