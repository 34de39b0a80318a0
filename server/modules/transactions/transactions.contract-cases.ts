import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type {
  AccessDetails,
  DocumentCases,
  MemberRow,
  OperationCases,
  QueryCases,
} from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { post, put, remove } from '#tests/contract/support/rest-calls.ts'

const sale = {
  type: 'sale',
  streetAddress: '9 Johnston Street',
  suburbUri: 'fitzroy-vic-3065',
  price: 975_000,
  completedOn: '2015-06-20',
  propertyType: 'House',
  bedrooms: 3,
  proofKind: 'settlementNotice',
  proofReference: 'PEXA 20150620',
}

const entered = (change: object = {}) => ({ ...sale, idempotencyKey: 'rest-past-sale-0001', ...change })
const changed = (change: object = {}) => ({ ...sale, baseVersion: 0, ...change })
const ofImogen = '/api/agent/1/transactions'
const one = (id: number | string) => `/api/agent/transaction/${id}`
const paging = { skip: 0, take: 20 }
const own = (username: string) => ({ username, paging })
const decide = (change: object = {}) => ({ id: 2, version: 0, isAccepted: true, reason: '', ...change })
const claim: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']

/** The calls of sales and leases of agents, by operationId, in an order that each case may rely on. */
export const operations: OperationCases = {
  getAgentTransactions: [
    { about: 'an agent', path: ofImogen, status: 200 },
    { about: 'one’s own', as: 'agnes', path: `${ofImogen}?currentUserId=3&take=100`, status: 200 },
    { about: 'those of an agent, by staff', as: 'stella', path: `${ofImogen}?currentUserId=4&take=100`, status: 200 },
    { about: 'as a member', as: 'lena', path: `${ofImogen}?currentUserId=1&take=100`, status: 200 },
    { about: 'two of them', path: `${ofImogen}?skip=1&take=2`, status: 200 },
    { about: 'an agent without any entered', path: '/api/agent/2/transactions?take=100', status: 200 },
    { about: 'as somebody else', as: 'lena', path: `${ofImogen}?currentUserId=3`, status: 403, code: 'FORBIDDEN' },
    { about: 'as somebody, by nobody', path: `${ofImogen}?currentUserId=3`, status: 401, code: 'UNAUTHENTICATED' },
    { about: 'too many', path: `${ofImogen}?take=101`, status: 400, code: 'BAD_INPUT' },
    { about: 'no number', path: '/api/agent/abc/transactions', status: 400, code: 'BAD_INPUT' },
    { about: 'an unknown number', path: '/api/agent/999999/transactions', status: 404, code: 'NOT_FOUND' },
  ],
  addAgentTransaction: [
    { about: 'one’s own', as: 'agnes', ...post(ofImogen, entered()), status: 200 },
    { about: 'the same again', as: 'agnes', ...post(ofImogen, entered()), status: 200 },
    {
      about: 'another under no key',
      as: 'agnes',
      ...post(ofImogen, entered({ idempotencyKey: undefined, streetAddress: '77 Johnston St' })),
      status: 200,
    },
    {
      about: 'the same under another key',
      as: 'agnes',
      ...post(ofImogen, entered({ idempotencyKey: 'rest-past-sale-0002', streetAddress: '9 Johnston St' })),
      status: 409,
      code: 'CONFLICT',
    },
    {
      about: 'a price of letters',
      as: 'agnes',
      ...post(ofImogen, entered({ price: 'much' })),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a day to come',
      as: 'agnes',
      ...post(ofImogen, entered({ idempotencyKey: 'rest-past-sale-0003', completedOn: '2027-01-01' })),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'without a proof',
      as: 'agnes',
      ...post(ofImogen, entered({ proofReference: '' })),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a suburb that is nowhere',
      as: 'agnes',
      ...post(ofImogen, entered({ idempotencyKey: 'rest-past-sale-0004', suburbUri: 'atlantis-vic-9999' })),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'of another agent',
      as: 'agnes',
      ...post('/api/agent/2/transactions', entered()),
      status: 403,
      code: 'FORBIDDEN',
    },
    {
      about: 'of nobody',
      as: 'agnes',
      ...post('/api/agent/999999/transactions', entered()),
      status: 404,
      code: 'NOT_FOUND',
    },
    { about: 'by nobody', ...post(ofImogen, entered()), status: 401, code: 'UNAUTHENTICATED' },
  ],
  getAgentTransaction: [
    { about: 'a completed one', path: one(1), status: 200 },
    { about: 'a completed one of one’s own', as: 'agnes', path: one(1), status: 200 },
    { about: 'one that waits, by its agent', as: 'agnes', path: one(2), status: 200 },
    { about: 'one that waits, by staff', as: 'stella', path: one(2), status: 200 },
    { about: 'one that waits, by a member', as: 'lena', path: one(2), status: 404, code: 'NOT_FOUND' },
    { about: 'no number', path: one('abc'), status: 400, code: 'BAD_INPUT' },
    { about: 'an unknown number', path: one(999_999), status: 404, code: 'NOT_FOUND' },
  ],
  updateAgentTransaction: [
    { about: 'one that waits', as: 'agnes', ...put(one(2), changed()), status: 200 },
    { about: 'the same again', as: 'agnes', ...put(one(2), changed()), status: 200 },
    {
      about: 'from an old version',
      as: 'agnes',
      ...put(one(2), changed({ price: 980_000 })),
      status: 409,
      code: 'CONFLICT',
    },
    { about: 'one that staff removed', as: 'agnes', ...put(one(4), changed()), status: 409, code: 'CONFLICT' },
    {
      about: 'a rent that is none',
      as: 'agnes',
      ...put(one(3), changed({ type: 'rental' })),
      status: 400,
      code: 'BAD_INPUT',
    },
    { about: 'a completed one, by a member', as: 'lena', ...put(one(1), changed()), status: 403, code: 'FORBIDDEN' },
    { about: 'one that waits, by a member', as: 'lena', ...put(one(3), changed()), status: 404, code: 'NOT_FOUND' },
    { about: 'by nobody', ...put(one(2), changed()), status: 401, code: 'UNAUTHENTICATED' },
  ],
  removeAgentTransaction: [
    { about: 'one’s own', as: 'agnes', ...remove(one(3)), status: 200 },
    { about: 'the same again', as: 'agnes', ...remove(one(3)), status: 200 },
    { about: 'by staff without a reason', as: 'stella', ...remove(one(1)), status: 400, code: 'BAD_INPUT' },
    { about: 'by staff', as: 'stella', ...remove(`${one(1)}?reason=Sold%20by%20another`), status: 200 },
    { about: 'an unknown number', as: 'agnes', ...remove(one(999_999)), status: 404, code: 'NOT_FOUND' },
    { about: 'one that waits, by a member', as: 'lena', ...remove(one(2)), status: 404, code: 'NOT_FOUND' },
    { about: 'by nobody', ...remove(one(2)), status: 401, code: 'UNAUTHENTICATED' },
  ],
}

export const accessDetails: AccessDetails = {
  removeAgentTransaction: { path: '/api/agent/transaction/3?reason=Sold%20by%20another' },
}

export const queries: QueryCases = {
  pastSales: { variables: { username: 'imogen-achterberg', isOwn: true }, as: 'agnes' },
  pastSalesToCheck: { variables: {}, as: 'stella' },
}

/** Past sales of agents: Agnes, who manages Imogen's profile, has one completed, two that wait and one that staff removed. */
export const documents: DocumentCases = {
  EarlierSales: {
    variables: { username: 'imogen-achterberg', paging: { skip: 0, take: 5 } },
    outcomes: foundInAll,
    more: [
      ['by the name of the member', { username: 'AGNES', paging }, 'FOUND'],
      ['of an agent without any', { username: 'tomas-rinaldi', paging }, 'EMPTY'],
      ['of a local', { username: 'lena', paging }, 'NULL'],
      ['of nobody', { username: 'nobody', paging }, 'NULL'],
      ['too many', { username: 'agnes', paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
    ],
  },
  OwnPastSales: {
    variables: own('imogen-achterberg'),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['by staff', own('agnes'), 'FOUND', 'stella'],
      ['of nobody', own('nobody'), 'NULL'],
      ['of another agent', own('tomas-rinaldi'), 'FORBIDDEN'],
      ['by a member', own('agnes'), 'FORBIDDEN', 'lena'],
      ['by nobody', own('agnes'), 'UNAUTHENTICATED', null],
    ],
  },
  PastSalesToCheck: {
    variables: { paging },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['a part past the end', { paging: { skip: 25, take: 25 } }, 'FOUND'],
      ['too many', { paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
      ['by the agent', { paging }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { paging }, 'UNAUTHENTICATED', null],
    ],
  },
  DecidePastSale: {
    variables: decide(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['accepted', decide(), 'FOUND'],
      ['the same again', decide(), 'FOUND'],
      ['removed after it was accepted', decide({ isAccepted: false, reason: 'No.' }), 'CONFLICT'],
      ['of an old version', decide({ id: 3, version: 5 }), 'CONFLICT'],
      ['removed without a reason', decide({ id: 3, isAccepted: false, reason: ' ' }), 'BAD_INPUT'],
      ['removed', decide({ id: 3, isAccepted: false, reason: 'The bond is of another home.' }), 'FOUND'],
      ['one that does not exist', decide({ id: 99 }), 'NOT_FOUND'],
      ['by the agent', decide(), 'FORBIDDEN', 'agnes'],
      ['by nobody', decide(), 'UNAUTHENTICATED', null],
    ],
  },
}

/** Past sales of Imogen, whose profile Agnes manages. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'pastSales',
    operation: '{ pastSales(username: "imogen-achterberg", isOwn: true) { results { check { proofReference } } } }',
    outcomes: '                                                                       who NO NO yes NO yes NO',
    secret: 'Contract 2014/388',
    claim,
  },
  {
    field: 'pastSalesToCheck',
    operation: '{ pastSalesToCheck { results { check { proofReference } } } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    secret: 'Contract 2014/388',
    claim,
  },
  {
    field: 'decidePastSale',
    operation: 'mutation { decidePastSale(id: 2, version: 0, isAccepted: true) { pastSale { status } } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    claim,
  },
]
