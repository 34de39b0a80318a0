import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const posts = ['ugc_permission', 'CanManageAny'] as const
const reviews = ['agents_permission', 'CanManageAnyAgentReview'] as const
const reason = 'reason: "For a reason."'

export const queries: QueryCases = {
  moderationQueue: { variables: {}, as: 'stella' },
  moderationCase: { variables: { postId: 9 }, as: 'stella' },
  decisionOnPost: { variables: { postId: 8 }, as: 'lena' },
}

/** What staff decide; 9 is an answer that was reported, 9001 a review that is held, and staff edited the question 8 of Lena. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'moderationQueue',
    about: 'who has CanViewAny reads it too',
    operation: '{ moderationQueue { results { content } } }',
    outcomes: 'who NO NO NO NO yes yes',
    secret: 'In January you hear the birds',
    claim: posts,
  },
  {
    field: 'moderationQueue',
    about: 'reviews of agents',
    operation: '{ moderationQueue(kinds: [agentReview]) { results { title } } }',
    outcomes: 'who NO NO NO NO yes part',
    secret: 'See for yourself',
    claim: reviews,
  },
  {
    field: 'moderationCase',
    operation: '{ moderationCase(postId: 9001) { title } }',
    outcomes: 'who NO NO NO NO yes none',
    secret: 'See for yourself',
    claim: reviews,
  },
  {
    field: 'decisionOnPost',
    operation: '{ decisionOnPost(postId: 8) { reason } }',
    outcomes: 'who yes none none none none none',
    secret: 'The name of a neighbour',
  },
  {
    field: 'moderatePost',
    operation: `mutation { moderatePost(input: { postId: 9, decision: reject, ${reason} }) { case { status } } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: posts,
  },
  {
    field: 'moderatePost',
    about: 'a review of an agent',
    operation: `mutation { moderatePost(input: { postId: 9001, decision: publish, ${reason} }) { case { status } } }`,
    outcomes: 'who NO NO NO NO yes none',
    claim: reviews,
  },
  {
    field: 'closeWriting',
    operation: `mutation { closeWriting(memberId: 2, ${reason}) { isWritingClosed } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: posts,
  },
  {
    field: 'openWriting',
    operation: `mutation { openWriting(memberId: 2, ${reason}) { isWritingClosed } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: posts,
  },
  {
    field: 'appealDecision',
    operation: 'mutation { appealDecision(postId: 8, text: "It was not his name.") { decision { canAppeal } } }',
    outcomes: 'who yes none none none none none',
  },
]

const decided = (postId: number, rest: object = {}) => ({
  input: { postId, decision: 'publish', reason: 'For a reason.', ...rest },
})
const ofPlace = { decision: 'edit', title: 'Everything on foot', content: 'Coffee, trams and a library at the door.' }
const listed = (rest: object = {}) => ({ kinds: null, state: 'waiting', skip: 0, take: 25, ...rest })
const written = (memberId: number, why = 'For a reason.') => ({ memberId, reason: why })

/** The pages of staff, and the decision as its author reads it. Stella wrote 9 herself. */
export const documents: DocumentCases = {
  CasesCount: {
    variables: {},
    as: 'stella',
    outcomes: foundInAll,
    more: [['by nobody', {}, 'UNAUTHENTICATED', null]],
  },
  StaffCases: {
    variables: listed(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['of one kind', listed({ kinds: ['agentReview'] }), 'FOUND'],
      ['those that were decided', listed({ state: 'decided' }), 'FOUND'],
      ['of a kind that is none', listed({ kinds: ['poem'] }), 'BAD_INPUT'],
      ['by the agent', listed(), 'FORBIDDEN', 'agnes'],
      ['by nobody', listed(), 'UNAUTHENTICATED', null],
    ],
  },
  StaffCase: {
    variables: { postId: 9 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['a review', { postId: 9001 }, 'FOUND'],
      ['a review of a place', { postId: 101 }, 'FOUND'],
      ['one that does not exist', { postId: 7777 }, 'NULL'],
      ['by the author of others', { postId: 9 }, 'FORBIDDEN', 'lena'],
      ['by nobody', { postId: 9 }, 'UNAUTHENTICATED', null],
    ],
  },
  ModeratePost: {
    variables: decided(4),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['that was read before', decided(4, { revision: '99.0' }), 'CONFLICT'],
      ['for no reason', decided(4, { reason: 'no' }), 'BAD_INPUT'],
      ['with another text', decided(4, { decision: 'edit', content: 'Ask the council.' }), 'FOUND'],
      ['with other points', decided(101, { ...ofPlace, cons: ['Loud on Fridays'] }), 'FOUND'],
      ['with a point of one letter', decided(101, { ...ofPlace, cons: ['x'] }), 'BAD_INPUT'],
      ['with no text', decided(4, { decision: 'edit' }), 'BAD_INPUT'],
      ['of an answer into a question', decided(4, { decision: 'merge', mergeIntoId: 1 }), 'BAD_INPUT'],
      ['of a question into an answer', decided(11, { decision: 'merge', mergeIntoId: 4 }), 'BAD_INPUT'],
      ['of a question into another', decided(11, { decision: 'merge', mergeIntoId: 1 }), 'FOUND'],
      ['against a review', decided(9001, { decision: 'reject' }), 'FOUND'],
      ['about a review that was taken back', decided(9002), 'BAD_INPUT'],
      ['about one’s own', decided(9), 'FORBIDDEN'],
      ['about one that does not exist', decided(7777), 'NOT_FOUND'],
      ['by the agent', decided(4), 'FORBIDDEN', 'agnes'],
      ['by nobody', decided(4), 'UNAUTHENTICATED', null],
    ],
  },
  CloseWriting: {
    variables: written(2),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['the same again', written(2), 'FOUND'],
      ['for no reason', written(2, 'no'), 'BAD_INPUT'],
      ['of oneself', written(4), 'FORBIDDEN'],
      ['of nobody', written(7777), 'NOT_FOUND'],
      ['by a local', written(2), 'FORBIDDEN', 'lena'],
      ['by nobody', written(2), 'UNAUTHENTICATED', null],
    ],
  },
  OpenWriting: {
    variables: written(2),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['by a local', written(2), 'FORBIDDEN', 'lena'],
      ['by nobody', written(2), 'UNAUTHENTICATED', null],
    ],
  },
  OwnDecision: {
    variables: { postId: 8 },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one about which nothing was decided', { postId: 1 }, 'NULL'],
      ['one of somebody else', { postId: 8 }, 'NULL', 'omar'],
      ['by nobody', { postId: 8 }, 'UNAUTHENTICATED', null],
    ],
  },
  AppealDecision: {
    variables: { postId: 8, text: 'It was not his name.' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['as it is', { postId: 8, text: 'It was not his name.' }, 'FOUND'],
      ['the same again', { postId: 8, text: 'It was not his name.' }, 'BAD_INPUT'],
      ['without a word', { postId: 8, text: ' ' }, 'BAD_INPUT'],
      ['one of somebody else', { postId: 8, text: 'It was not his name.' }, 'NOT_FOUND', 'omar'],
      ['by nobody', { postId: 8, text: 'It was not his name.' }, 'UNAUTHENTICATED', null],
    ],
  },
}
