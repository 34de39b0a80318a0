import type { MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'

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
