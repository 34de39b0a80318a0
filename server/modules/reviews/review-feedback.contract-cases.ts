import type { AccessDetails, OperationCases, RestCase } from '#tests/contract/support/contract-cases.ts'
import { post } from '#tests/contract/support/rest-calls.ts'

type Path = (id: number) => string
const helpful: Path = (id) => `/api/posts/review/helpful/${id}`
const undo: Path = (id) => `/api/posts/review/undo/${id}`
const comment: Path = (id) => `/api/posts/review/savecomment/${id}`
const report: Path = (id) => `/api/user/report?postId=${id}`

const ofReview = (path: Path, as: 'lena' | 'agnes', body?: object): RestCase[] => [
  { about: 'a published one', as, ...post(path(9102), body), status: 204 },
  { about: 'the same again', as, ...post(path(9102), body), status: 204 },
  { about: 'one that is held', as, ...post(path(9001), body), status: 404, code: 'NOT_FOUND' },
  { about: 'none', as, ...post(path(999), body), status: 404, code: 'NOT_FOUND' },
  { about: 'nobody', ...post(path(9102), body), status: 401, code: 'UNAUTHENTICATED' },
]

const votes = (path: Path): RestCase[] => [
  ...ofReview(path, 'lena'),
  { about: 'a review of a place', as: 'omar', ...post(path(101)), status: 204 },
  { about: 'the same review of a place again', as: 'omar', ...post(path(101)), status: 204 },
  { about: 'an answer', as: 'lena', ...post(path(4)), status: 204 },
  { about: 'a question', as: 'omar', ...post(path(1)), status: 404, code: 'NOT_FOUND' },
  { about: 'a discussion', as: 'lena', ...post(path(5)), status: 404, code: 'NOT_FOUND' },
  { about: 'a comment', as: 'omar', ...post(path(3)), status: 404, code: 'NOT_FOUND' },
  { about: 'one’s own', as: 'lena', ...post(path(9101)), status: 403, code: 'FORBIDDEN' },
  { about: 'one’s own answer', as: 'omar', ...post(path(2)), status: 403, code: 'FORBIDDEN' },
]

const said = { content: 'Thank you, that helps.' }
const saying = (idempotencyKey: string) => ({ ...said, idempotencyKey })
const offTopic = { reason: 'offTopic' }

/** 1 is a question, 2 and 4 are answers to it, 3 a comment, 5 a discussion, 101 a review of a place, 9101 and 9102 are of Agnes. */
export const operations: OperationCases = {
  markReviewHelpful: votes(helpful),
  undoReviewHelpful: votes(undo),
  saveComment: [
    ...ofReview(comment, 'agnes', { content: 'Thank you.' }),
    { about: 'by another', as: 'lena', ...post(comment(9102), said), status: 403, code: 'FORBIDDEN' },
    { about: 'nothing', as: 'agnes', ...post(comment(9102), { content: '' }), status: 400, code: 'BAD_INPUT' },
    {
      about: 'to a review of a place',
      as: 'omar',
      ...post(comment(101), saying('rest-comment-review-1')),
      status: 204,
    },
    { about: 'the same key', as: 'omar', ...post(comment(101), saying('rest-comment-review-1')), status: 204 },
    { about: 'to an answer', as: 'lena', ...post(comment(2), said), status: 204 },
    { about: 'to a question', as: 'omar', ...post(comment(1), said), status: 204 },
    { about: 'to a discussion', as: 'lena', ...post(comment(5), said), status: 204 },
    { about: 'to a comment', as: 'lena', ...post(comment(3), said), status: 404, code: 'NOT_FOUND' },
    {
      about: 'more than a comment holds',
      as: 'lena',
      ...post(comment(2), { content: 'Words. '.repeat(200) }),
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  reportPost: [
    ...ofReview(report, 'lena', { reason: 'offensive' }),
    { about: 'no reason, as the specification has it', as: 'omar', ...post(report(9101)), status: 204 },
    { about: 'no post', as: 'lena', ...post('/api/user/report'), status: 400, code: 'BAD_INPUT' },
    { about: 'null in place of a body', as: 'lena', ...post(report(9101), null), status: 400, code: 'BAD_INPUT' },
    { about: 'a review of a place', as: 'omar', ...post(report(101), offTopic), status: 204 },
    { about: 'a question', as: 'omar', ...post(report(1), offTopic), status: 204 },
    { about: 'a discussion without a reason', as: 'lena', ...post(report(5)), status: 204 },
    { about: 'an answer', as: 'lena', ...post(report(2), { reason: 'notTrue' }), status: 204 },
    { about: 'a comment', as: 'omar', ...post(report(3), { reason: 'advertising' }), status: 204 },
    { about: 'one’s own question', as: 'lena', ...post(report(1), offTopic), status: 403, code: 'FORBIDDEN' },
    {
      about: 'a question as a review of an agent',
      as: 'omar',
      ...post(report(1), { reason: 'notAboutAgent' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a review of an agent as a question',
      as: 'lena',
      ...post(report(9102), offTopic),
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
}

const exceptAuthor = { outcomes: 'who yes no yes yes yes yes' }
export const accessDetails: AccessDetails = {
  markReviewHelpful: exceptAuthor,
  undoReviewHelpful: exceptAuthor,
  reportPost: exceptAuthor,
  saveComment: { path: comment(101), body: said },
}
