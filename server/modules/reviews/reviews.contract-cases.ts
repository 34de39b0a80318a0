import { mockRequestIdentifier } from '#mocks/world/reviews.ts'
import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type {
  AccessDetails,
  MemberRow,
  OperationCases,
  PublicFields,
  QueryCases,
} from '#tests/contract/support/contract-cases.ts'
import { post } from '#tests/contract/support/rest-calls.ts'

const imported = {
  identifier: 'r-1',
  reviewerName: 'Pat',
  title: 'Fine',
  content: 'All went well.',
  rating: 5,
  serviceProvidedType: 'sale',
  writtenOn: '2025-03-01',
}

const importing = (rest: object = {}) => ({ agentId: 5, source: 'Another Site', reviews: [imported], ...rest })

const asking = (rest: object = {}) => ({
  idempotencyKey: 'rest-key-0001',
  clientName: 'Nadia',
  clientEmail: 'nadia@mail.example',
  serviceProvidedType: 'sale',
  ...rest,
})

const VENDOR = '/rest/reviews/vendor'

const claim: Claim = ['agents_permission', 'CanManageAnyAgentReview']

const said =
  '{ title: "Calm and clear", content: "Every question was answered.", rating: 4, serviceProvidedType: sale }'

const status = '{ review { status } }'

export const operations: OperationCases = {
  getAgentReviews: [
    { about: 'an agent', path: '/rest/agent/1/reviews', status: 200 },
    { about: 'a part', path: '/rest/agent/1/reviews?skip=2&take=3', status: 200 },
    { about: 'an agent without any', path: '/rest/agent/3/reviews', status: 200 },
    { about: 'an unknown number', path: '/rest/agent/999999/reviews', status: 404, code: 'NOT_FOUND' },
    { about: 'no number', path: '/rest/agent/abc/reviews', status: 400, code: 'BAD_INPUT' },
    { about: 'too many', path: '/rest/agent/1/reviews?take=101', status: 400, code: 'BAD_INPUT' },
  ],
  getImportedAgentReviews: [
    { about: 'an agent', path: '/rest/agent/reviews/imported?agentId=1', status: 200 },
    { about: 'nobody', path: '/rest/agent/reviews/imported', status: 400, code: 'BAD_INPUT' },
    { about: 'an unknown number', path: '/rest/agent/reviews/imported?agentId=999999', status: 404, code: 'NOT_FOUND' },
  ],
  importAgentReviews: [
    { about: 'as staff', as: 'stella', ...post('/rest/agent/reviews/imported', importing()), status: 200 },
    { about: 'the same again', as: 'stella', ...post('/rest/agent/reviews/imported', importing()), status: 200 },
    {
      about: 'of a day to come',
      as: 'stella',
      ...post('/rest/agent/reviews/imported', importing({ reviews: [{ ...imported, writtenOn: '2030-01-01' }] })),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'no review',
      as: 'stella',
      ...post('/rest/agent/reviews/imported', importing({ reviews: [] })),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'of nobody',
      as: 'stella',
      ...post('/rest/agent/reviews/imported', importing({ agentId: 999_999 })),
      status: 404,
      code: 'NOT_FOUND',
    },
    {
      about: 'as an agent',
      as: 'agnes',
      ...post('/rest/agent/reviews/imported', importing()),
      status: 403,
      code: 'FORBIDDEN',
    },
    { about: 'nobody', ...post('/rest/agent/reviews/imported', importing()), status: 401, code: 'UNAUTHENTICATED' },
  ],
  getAgentReview: [
    { about: 'a published one', path: '/rest/agent/review/9101', status: 200 },
    { about: 'one that is held', path: '/rest/agent/review/9001', status: 404, code: 'NOT_FOUND' },
    { about: 'no number', path: '/rest/agent/review/abc', status: 400, code: 'BAD_INPUT' },
  ],
  getMemberReviewSummary: [
    { about: 'an author', path: '/rest/member/1/agentreviews/summary', status: 200 },
    { about: 'a member who wrote none', path: '/rest/member/4/agentreviews/summary', status: 200 },
    { about: 'nobody', path: '/rest/member/999999/agentreviews/summary', status: 200 },
    { about: 'no number', path: '/rest/member/x/agentreviews/summary', status: 400, code: 'BAD_INPUT' },
  ],
  getVendorReviews: [
    { about: 'one’s own', as: 'agnes', path: `${VENDOR}?agentUserId=3`, status: 200 },
    { about: 'answered ones', as: 'agnes', path: `${VENDOR}?agentUserId=3&status=2`, status: 200 },
    { about: 'as staff', as: 'stella', path: `${VENDOR}?agentUserId=3`, status: 200 },
    { about: 'those of another', as: 'lena', path: `${VENDOR}?agentUserId=3`, status: 404, code: 'NOT_FOUND' },
    { about: 'of a local', as: 'lena', path: `${VENDOR}?agentUserId=1`, status: 404, code: 'NOT_FOUND' },
    { about: 'another status', as: 'agnes', path: `${VENDOR}?agentUserId=3&status=5`, status: 400, code: 'BAD_INPUT' },
    { about: 'nobody', path: `${VENDOR}?agentUserId=3`, status: 401, code: 'UNAUTHENTICATED' },
  ],
  getVendorReview: [
    { about: 'one’s own', as: 'agnes', path: `${VENDOR}/2`, status: 200 },
    { about: 'no number', path: `${VENDOR}/x`, status: 400, code: 'BAD_INPUT' },
    { about: 'that of another', as: 'lena', path: `${VENDOR}/2`, status: 404, code: 'NOT_FOUND' },
    { about: 'an unknown number', as: 'agnes', path: `${VENDOR}/999999`, status: 404, code: 'NOT_FOUND' },
    { about: 'nobody', path: `${VENDOR}/2`, status: 401, code: 'UNAUTHENTICATED' },
  ],
  requestVendorReview: [
    { about: 'as an agent', as: 'agnes', ...post(`${VENDOR}/requests`, asking()), status: 200 },
    { about: 'the same again', as: 'agnes', ...post(`${VENDOR}/requests`, asking()), status: 200 },
    {
      about: 'no address',
      as: 'agnes',
      ...post(`${VENDOR}/requests`, asking({ idempotencyKey: 'rest-key-0002', clientEmail: 'nobody' })),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'another, with a slash at the end and no key',
      as: 'agnes',
      ...post(`${VENDOR}/requests/`, asking({ idempotencyKey: undefined, clientEmail: 'no.key@mail.example' })),
      status: 200,
    },
    { about: 'as a local', as: 'lena', ...post(`${VENDOR}/requests`, asking()), status: 403, code: 'FORBIDDEN' },
    { about: 'nobody', ...post(`${VENDOR}/requests`, asking()), status: 401, code: 'UNAUTHENTICATED' },
  ],
}

export const accessDetails: AccessDetails = {
  getVendorReviews: { secret: 'client@mail1.example' },
  getVendorReview: { secret: 'client@mail2.example' },
}

export const queries: QueryCases = {
  agentReviews: { variables: { username: 'imogen-achterberg' } },
  ownAgentReviews: { variables: { username: 'imogen-achterberg' } },
  pendingAgentReviews: { variables: {}, as: 'omar' },
  reviewInvitation: { variables: { uniqueIdentifier: mockRequestIdentifier(1) } },
  reviewRequests: { variables: {}, as: 'agnes' },
}

export const publicFields: PublicFields = {
  agentReviews:
    '{ agentReviews(username: "imogen-achterberg") { total results { title reviewer { name } typedAddress holdReasons } } }',
  reviewInvitation: `{ reviewInvitation(uniqueIdentifier: "${mockRequestIdentifier(1)}") { status clientName } }`,
}

/** Fields about reviews; 9101 is Lena’s of the agent Agnes, 9001 is held. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'ownAgentReviews',
    operation: '{ ownAgentReviews(username: "imogen-achterberg") { reviews { title } } }',
    outcomes: 'who yes part part part part part',
    secret: 'Straight with us',
  },
  {
    field: 'pendingAgentReviews',
    operation: '{ pendingAgentReviews { title } }',
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'reviewRequests',
    operation: '{ reviewRequests { results { clientEmail } } }',
    outcomes: 'who NO NO yes part NO NO',
    secret: 'client@mail1.example',
  },
  {
    field: 'writeAgentReview',
    operation: `mutation { writeAgentReview(input: { username: "soraya-haddad", idempotencyKey: "matrix-key-1", review: ${said} }) ${status} }`,
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'writeRequestedReview',
    operation: `mutation { writeRequestedReview(input: { uniqueIdentifier: "${mockRequestIdentifier(1)}", name: "Carol", review: ${said} }) { isPublished } }`,
    outcomes: 'yes yes yes NO yes yes yes',
  },
  {
    field: 'updateAgentReview',
    operation: `mutation { updateAgentReview(reviewId: "9101", review: ${said}) ${status} }`,
    outcomes: 'who yes NO NO NO NO NO',
    claim,
  },
  {
    field: 'withdrawAgentReview',
    operation: `mutation { withdrawAgentReview(reviewId: "9101") ${status} }`,
    outcomes: 'who yes NO NO NO NO NO',
    claim,
  },
  {
    field: 'withdrawAgentReview',
    about: 'one that is held',
    operation: `mutation { withdrawAgentReview(reviewId: "9001") ${status} }`,
    outcomes: 'who none yes none none NO none',
    claim,
  },
  {
    field: 'answerAgentReview',
    operation: `mutation { answerAgentReview(reviewId: "9101", content: "Thank you.") ${status} }`,
    outcomes: 'who NO NO yes NO NO NO',
    claim,
  },
  {
    field: 'markAgentReviewHelpful',
    operation: `mutation { markAgentReviewHelpful(reviewId: "9101", isHelpful: true) ${status} }`,
    outcomes: 'who NO yes yes yes yes yes',
  },
  {
    field: 'reportAgentReview',
    operation: 'mutation { reportAgentReview(reviewId: "9101", reason: offensive) { reviewId } }',
    outcomes: 'who NO yes yes yes yes yes',
  },
  {
    field: 'requestReview',
    operation:
      'mutation { requestReview(input: { idempotencyKey: "matrix-key-1", clientName: "Nadia", clientEmail: "nadia@mail.example", serviceProvidedType: sale }) { request { status } } }',
    outcomes: 'who NO NO yes yes NO NO',
    claim,
  },
  {
    field: 'withdrawReviewRequest',
    operation: 'mutation { withdrawReviewRequest(requestId: "1") { request { status } } }',
    outcomes: 'who none none yes none none none',
    claim,
  },
]
