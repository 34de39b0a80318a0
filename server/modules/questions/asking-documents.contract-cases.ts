import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const asking = (rest: object = {}) => ({
  input: {
    locationUniqueUri: 'fitzroy-vic-3065',
    idempotencyKey: 'contract-key-ask',
    isDiscussion: false,
    title: 'Is the pool heated in winter?',
    content: '',
    ...rest,
  },
})
const replying = (postId: number, rest: object = {}) => ({
  input: {
    postId,
    idempotencyKey: `contract-key-${postId}-1`,
    content: 'Most nights, and never on a Sunday.',
    ...rest,
  },
})
const changing = (postId: number, rest: object = {}) => ({
  input: { postId, title: 'Is parking hard to find after work?', content: '', ...rest },
})

/** Lena asked 1, 8 and began 13, Omar wrote the answer 2 and began 5; 3 is a comment of Lena's. */
export const documents: DocumentCases = {
  OwnThread: {
    variables: { postId: 1 },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['of somebody else', { postId: 5 }, 'FOUND'],
      ['an answer', { postId: 2 }, 'NULL'],
      ['none', { postId: 999 }, 'NULL'],
      ['no number', { postId: 0 }, 'BAD_INPUT'],
      ['by nobody', { postId: 1 }, 'UNAUTHENTICATED', null],
    ],
  },
  OwnPendingPosts: {
    variables: {},
    as: 'omar',
    outcomes: foundInAll,
    more: [
      ['by who has none', {}, 'EMPTY', 'lena'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  SimilarQuestions: {
    variables: { locationUniqueUri: 'fitzroy-vic-3065', title: 'Parking on the street' },
    outcomes: { ...foundInAll, 'unknown-location': 'EMPTY' },
    more: [
      ['nothing like it', { locationUniqueUri: 'fitzroy-vic-3065', title: 'Submarines' }, 'EMPTY'],
      ['nowhere', { locationUniqueUri: 'atlantis-vic-9999', title: 'Parking on the street' }, 'EMPTY'],
      ['too long', { locationUniqueUri: 'fitzroy-vic-3065', title: 'x'.repeat(151) }, 'BAD_INPUT'],
    ],
  },
  AskQuestion: {
    variables: asking(),
    as: 'lena',
    outcomes: { ...foundInAll, 'unknown-location': 'BAD_INPUT' },
    more: [
      ['a new one', asking(), 'FOUND'],
      ['the same again under its key', asking(), 'FOUND'],
      ['other words under its key', asking({ title: 'Another question here' }), 'CONFLICT'],
      [
        'a discussion with a link',
        asking({ idempotencyKey: undefined, isDiscussion: true, content: 'See www.example.com' }),
        'FOUND',
      ],
      [
        'about a street',
        asking({ idempotencyKey: undefined, locationUniqueUri: 'gore-street-fitzroy-vic-3065' }),
        'FOUND',
      ],
      ['about a region', asking({ locationUniqueUri: 'inner-melbourne-vic' }), 'BAD_INPUT'],
      ['about nowhere', asking({ locationUniqueUri: 'atlantis-vic-9999' }), 'BAD_INPUT'],
      ['a short title', asking({ title: 'Loud?' }), 'BAD_INPUT'],
      ['emoji alone', asking({ title: '🏡'.repeat(12) }), 'BAD_INPUT'],
      ['too long', asking({ content: 'x'.repeat(5001) }), 'BAD_INPUT'],
      ['too short a key', asking({ idempotencyKey: 'short' }), 'BAD_INPUT'],
      ['by nobody', asking(), 'UNAUTHENTICATED', null],
    ],
  },
  AnswerQuestion: {
    variables: replying(1),
    as: 'omar',
    outcomes: foundInAll,
    more: [
      ['a discussion', replying(13), 'FOUND'],
      ['the same again', replying(13), 'FOUND'],
      ['an answer', replying(2), 'NOT_FOUND'],
      ['none', replying(999), 'NOT_FOUND'],
      ['nothing', replying(1, { content: ' ' }), 'BAD_INPUT'],
      ['by nobody', replying(1), 'UNAUTHENTICATED', null],
    ],
  },
  CommentOnAnswer: {
    variables: replying(2),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a question', replying(1), 'NOT_FOUND'],
      ['a comment', replying(3), 'NOT_FOUND'],
      ['too long', replying(2, { content: 'x'.repeat(1001) }), 'BAD_INPUT'],
      ['by nobody', replying(2), 'UNAUTHENTICATED', null],
    ],
  },
  UpdatePost: {
    variables: changing(1),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a comment', changing(3, { content: 'Thank you, that is good to know.' }), 'FOUND'],
      ['as it was never read', changing(8, { content: '', revision: '99' }), 'CONFLICT'],
      ['with markup where others answered', changing(8, { content: '<b>Bold</b>' }), 'BAD_INPUT'],
      ['of somebody else', changing(5), 'FORBIDDEN'],
      ['none', changing(999), 'NOT_FOUND'],
      ['a short title', changing(1, { title: 'Loud?' }), 'BAD_INPUT'],
      ['by nobody', changing(1), 'UNAUTHENTICATED', null],
    ],
  },
  WithdrawPost: {
    variables: { postId: 13 },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one’s own', { postId: 13 }, 'FOUND'],
      ['the same again', { postId: 13 }, 'FOUND'],
      ['one that was answered', { postId: 8 }, 'BAD_INPUT'],
      ['of somebody else', { postId: 5 }, 'FORBIDDEN'],
      ['none', { postId: 999 }, 'NOT_FOUND'],
      ['by nobody', { postId: 13 }, 'UNAUTHENTICATED', null],
    ],
  },
  VoteForAnswer: {
    variables: { postId: 4, isGiven: true },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['again', { postId: 4, isGiven: true }, 'FOUND'],
      ['no longer', { postId: 4, isGiven: false }, 'FOUND'],
      ['one’s own', { postId: 2, isGiven: true }, 'FORBIDDEN', 'omar'],
      ['a question', { postId: 1, isGiven: true }, 'NOT_FOUND'],
      ['by nobody', { postId: 4, isGiven: true }, 'UNAUTHENTICATED', null],
    ],
  },
  FollowQuestion: {
    variables: { postId: 5, isFollowed: true },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['no longer', { postId: 5, isFollowed: false }, 'FOUND'],
      ['an answer', { postId: 2, isFollowed: true }, 'NOT_FOUND'],
      ['by nobody', { postId: 5, isFollowed: true }, 'UNAUTHENTICATED', null],
    ],
  },
  AcceptAnswer: {
    variables: { postId: 2, isAccepted: true },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['another', { postId: 4, isAccepted: true }, 'FOUND'],
      ['no longer', { postId: 4, isAccepted: false }, 'FOUND'],
      ['of a question of somebody else', { postId: 12, isAccepted: true }, 'FORBIDDEN'],
      ['in a discussion', { postId: 6, isAccepted: true }, 'BAD_INPUT', 'omar'],
      ['a question', { postId: 1, isAccepted: true }, 'NOT_FOUND'],
      ['by nobody', { postId: 2, isAccepted: true }, 'UNAUTHENTICATED', null],
    ],
  },
  ReportPost: {
    variables: { postId: 5, reason: 'offTopic' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['the same again', { postId: 5, reason: 'advertising' }, 'FOUND'],
      ['one’s own', { postId: 1, reason: 'notTrue' }, 'FORBIDDEN'],
      ['none', { postId: 999, reason: 'notTrue' }, 'NOT_FOUND'],
      ['a reason that is none', { postId: 5, reason: 'dull' }, 'BAD_INPUT'],
      ['by nobody', { postId: 5, reason: 'notTrue' }, 'UNAUTHENTICATED', null],
    ],
  },
}
