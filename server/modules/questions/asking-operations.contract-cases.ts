import type { AccessDetails, OperationCases, RestCase } from '#tests/contract/support/contract-cases.ts'
import { post } from '#tests/contract/support/rest-calls.ts'

const QUESTIONS = '/api/posts/questions'
const ASK = '/api/fitzroy-vic-3065/questions/ask'
const question = (rest: object = {}) => ({ title: 'Is the pool heated in winter?', ...rest })
const answer = (postId: number, rest: object = {}) => ({ postId, content: 'Most nights, never on a Sunday.', ...rest })

const nobody = (call: Pick<RestCase, 'method' | 'path' | 'body'>): RestCase => ({
  about: 'nobody',
  ...call,
  status: 401,
  code: 'UNAUTHENTICATED',
})

/** Lena asked 1, Omar wrote the answer 2, 3 is a comment, 5 a discussion of Omar's. */
export const operations: OperationCases = {
  askQuestion: [
    {
      about: 'a question',
      as: 'lena',
      ...post(ASK, question({ idempotencyKey: 'rest-ask-question-0001' })),
      status: 200,
    },
    {
      about: 'the same again',
      as: 'lena',
      ...post(ASK, question({ idempotencyKey: 'rest-ask-question-0001' })),
      status: 200,
    },
    {
      about: 'other words under its key',
      as: 'lena',
      ...post(ASK, question({ idempotencyKey: 'rest-ask-question-0001', content: 'And in summer?' })),
      status: 409,
      code: 'CONFLICT',
    },
    {
      about: 'a discussion with a link',
      as: 'lena',
      ...post(ASK, question({ isDiscussion: true, content: 'See www.example.com' })),
      status: 200,
    },
    {
      about: 'a street',
      as: 'omar',
      ...post('/api/gore-street-fitzroy-vic-3065/questions/ask', question()),
      status: 200,
    },
    {
      about: 'nowhere',
      as: 'lena',
      ...post('/api/atlantis-vic-9999/questions/ask', question()),
      status: 400,
      code: 'BAD_INPUT',
    },
    { about: 'a short title', as: 'lena', ...post(ASK, { title: 'Loud?' }), status: 400, code: 'BAD_INPUT' },
    { about: 'no title', as: 'lena', ...post(ASK, {}), status: 400, code: 'BAD_INPUT' },
    nobody(post(ASK, question())),
  ],
  answerQuestion: [
    { about: 'a question', as: 'omar', ...post(`${QUESTIONS}/answer`, answer(1)), status: 200 },
    { about: 'an answer', as: 'omar', ...post(`${QUESTIONS}/answer`, answer(2)), status: 404, code: 'NOT_FOUND' },
    { about: 'none', as: 'omar', ...post(`${QUESTIONS}/answer`, answer(999)), status: 404, code: 'NOT_FOUND' },
    {
      about: 'nothing',
      as: 'omar',
      ...post(`${QUESTIONS}/answer`, answer(1, { content: ' ' })),
      status: 400,
      code: 'BAD_INPUT',
    },
    nobody(post(`${QUESTIONS}/answer`, answer(1))),
  ],
  commentOnAnswer: [
    { about: 'an answer', as: 'lena', ...post(`${QUESTIONS}/answercomment`, answer(2)), status: 200 },
    { about: 'a review of a place', as: 'omar', ...post(`${QUESTIONS}/answercomment`, answer(101)), status: 200 },
    {
      about: 'a comment',
      as: 'lena',
      ...post(`${QUESTIONS}/answercomment`, answer(3)),
      status: 404,
      code: 'NOT_FOUND',
    },
    nobody(post(`${QUESTIONS}/answercomment`, answer(2))),
  ],
  voteForAnswer: [
    { about: 'an answer', as: 'lena', ...post(voteFor(4), { isGiven: true }), status: 200 },
    { about: 'no longer', as: 'lena', ...post(voteFor(4), { isGiven: false }), status: 200 },
    { about: 'one’s own', as: 'omar', ...post(voteFor(2), { isGiven: true }), status: 403, code: 'FORBIDDEN' },
    { about: 'a question', as: 'lena', ...post(voteFor(1), { isGiven: true }), status: 404, code: 'NOT_FOUND' },
    { about: 'neither', as: 'lena', ...post(voteFor(4), {}), status: 400, code: 'BAD_INPUT' },
    nobody(post(voteFor(4), { isGiven: true })),
  ],
  followPost: followCases('follow'),
  unfollowPost: followCases('unfollow'),
}

/** Agnes, who is the agent, wrote the answer. */
export const accessDetails: AccessDetails = { voteForAnswer: { outcomes: 'who yes yes no yes yes yes' } }

function voteFor(postId: number): string {
  return `/api/fitzroy-vic-3065/questions/${postId}/vote`
}

function followCases(verb: 'follow' | 'unfollow'): RestCase[] {
  const path = (postId: number) => `/api/posts/post/${verb}/${postId}`
  return [
    { about: 'a discussion', as: 'lena', ...post(path(5)), status: 200 },
    { about: 'the same again', as: 'lena', ...post(path(5)), status: 200 },
    { about: 'an answer', as: 'lena', ...post(path(2)), status: 404, code: 'NOT_FOUND' },
    { about: 'none', as: 'lena', ...post(path(999)), status: 404, code: 'NOT_FOUND' },
    nobody(post(path(5))),
  ]
}
