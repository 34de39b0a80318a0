import { mockRequestIdentifier } from '#mocks/world/reviews.ts'
import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const AGENT = 'tomas-rinaldi'

const review = (rest: object = {}) => ({
  title: 'Calm and clear',
  content: 'Every question was answered on the same day.',
  rating: 4,
  serviceProvidedType: 'sale',
  propertyAddress: '',
  ...rest,
})

const listed = (rest: object = {}) => ({
  username: 'imogen-achterberg',
  sortBy: 'newest',
  isVerifiedOnly: false,
  isImported: false,
  skip: 0,
  take: 10,
  ...rest,
})

const written = (key: string | undefined, rest: object = {}, username = AGENT) => ({
  input: { username, idempotencyKey: key, review: review(rest) },
})

const answered = (id: number, rest: object = {}) => ({
  input: { uniqueIdentifier: mockRequestIdentifier(id), name: 'Carol', review: review(rest) },
})

const asked = (key: string | undefined, rest: object = {}) => ({
  input: {
    idempotencyKey: key,
    clientName: 'Nadia',
    clientEmail: 'nadia@mail.example',
    serviceProvidedType: 'sale',
    propertyAddress: '',
    ...rest,
  },
})

export const documents: DocumentCases = {
  AgentReviews: {
    variables: listed(),
    outcomes: foundInAll,
    more: [
      ['by account', listed({ username: 'Agnes' }), 'FOUND'],
      ['a member who is no agent', listed({ username: 'lena' }), 'NULL'],
      ['nobody', listed({ username: 'nobody' }), 'NULL'],
      ['an agent without any', listed({ username: 'priya-nadesan' }), 'EMPTY'],
      ['the most helpful first', listed({ sortBy: 'mostHelpful' }), 'FOUND'],
      ['the best first', listed({ sortBy: 'highestRating' }), 'FOUND'],
      ['the worst first', listed({ sortBy: 'lowestRating' }), 'FOUND'],
      ['four stars', listed({ rating: 4 }), 'FOUND'],
      ['verified ones', listed({ isVerifiedOnly: true, skip: 5 }), 'FOUND'],
      ['imported ones', listed({ isImported: true }), 'FOUND'],
      ['of one service', listed({ serviceProvidedType: 'tenancy' }), 'EMPTY'],
      ['six stars', listed({ rating: 6 }), 'BAD_INPUT'],
      ['too many', listed({ take: 101 }), 'BAD_INPUT'],
      ['too long a name', listed({ username: 'x'.repeat(201) }), 'BAD_INPUT'],
    ],
  },
  OwnAgentReviews: {
    variables: { username: 'imogen-achterberg' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['of the agent', { username: 'imogen-achterberg' }, 'FOUND', 'agnes'],
      ['one that is held', { username: AGENT }, 'FOUND', 'omar'],
      ['nobody', { username: 'nobody' }, 'NULL'],
      ['by nobody', { username: AGENT }, 'UNAUTHENTICATED', null],
    ],
  },
  ReviewedAgent: {
    variables: { username: AGENT },
    outcomes: foundInAll,
    more: [['nobody', { username: 'nobody' }, 'NULL']],
  },
  WriteAgentReview: {
    variables: written('contract-key-0001'),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a new one', written('contract-key-0001'), 'FOUND'],
      ['the same again under its key', written('contract-key-0001'), 'FOUND'],
      ['other words under its key', written('contract-key-0001', { title: 'Twice' }), 'CONFLICT'],
      ['the same sale twice', written('contract-key-0002'), 'BAD_INPUT'],
      ['with a link, under no key', written(undefined, { title: 'See www.example.com' }, 'soraya-haddad'), 'FOUND'],
      ['no title', written('contract-key-0004', { title: ' ' }), 'BAD_INPUT'],
      ['no stars', written('contract-key-0004', { rating: 0 }), 'BAD_INPUT'],
      ['too short', written('contract-key-0004', { content: 'Good.' }), 'BAD_INPUT'],
      ['too long', written('contract-key-0004', { content: 'x'.repeat(4001) }), 'BAD_INPUT'],
      [
        'an address of nowhere',
        written('contract-key-0004', { propertyAddress: '1 Up, Nowhere VIC 9999' }),
        'BAD_INPUT',
      ],
      ['too short a key', written('short'), 'BAD_INPUT'],
      ['of nobody', written('contract-key-0004', {}, 'nobody'), 'NOT_FOUND'],
      ['of oneself', written('contract-key-0004', {}, 'imogen-achterberg'), 'FORBIDDEN', 'agnes'],
      ['of the own office', written('contract-key-0004'), 'FORBIDDEN', 'agnes'],
      ['by nobody', written('contract-key-0004'), 'UNAUTHENTICATED', null],
    ],
  },
  UpdateAgentReview: {
    variables: { reviewId: '9101', review: review() },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['as it was never read', { reviewId: '9101', review: review(), revision: '99' }, 'CONFLICT'],
      ['with markup', { reviewId: '9101', review: review({ title: '<b>Bold</b>' }) }, 'FOUND'],
      ['of another member', { reviewId: '9102', review: review() }, 'FORBIDDEN'],
      ['one that is held of another member', { reviewId: '9001', review: review() }, 'NOT_FOUND'],
      ['one that was taken back', { reviewId: '9002', review: review() }, 'NOT_FOUND', 'omar'],
      ['no number', { reviewId: 'x', review: review() }, 'NOT_FOUND'],
      ['six stars', { reviewId: '9101', review: review({ rating: 6 }) }, 'BAD_INPUT'],
      ['by nobody', { reviewId: '9101', review: review() }, 'UNAUTHENTICATED', null],
    ],
  },
  WithdrawAgentReview: {
    variables: { reviewId: '9101' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one’s own', { reviewId: '9101' }, 'FOUND'],
      ['the same again', { reviewId: '9101' }, 'FOUND'],
      ['of another member', { reviewId: '9102' }, 'FORBIDDEN'],
      ['one that does not exist', { reviewId: '77' }, 'NOT_FOUND'],
      ['by nobody', { reviewId: '9101' }, 'UNAUTHENTICATED', null],
    ],
  },
  MarkAgentReviewHelpful: {
    variables: { reviewId: '9102', isHelpful: true },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a first time', { reviewId: '9102', isHelpful: true }, 'FOUND'],
      ['the same again', { reviewId: '9102', isHelpful: true }, 'FOUND'],
      ['no longer', { reviewId: '9102', isHelpful: false }, 'FOUND'],
      ['one’s own', { reviewId: '9101', isHelpful: true }, 'FORBIDDEN'],
      ['one that is held', { reviewId: '9001', isHelpful: true }, 'NOT_FOUND'],
      ['by nobody', { reviewId: '9102', isHelpful: true }, 'UNAUTHENTICATED', null],
    ],
  },
  ReportAgentReview: {
    variables: { reviewId: '9102', reason: 'offensive' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['the same again', { reviewId: '9102', reason: 'advertising' }, 'FOUND'],
      ['one’s own', { reviewId: '9101', reason: 'offensive' }, 'FORBIDDEN'],
      ['for no reason', { reviewId: '9102', reason: 'boring' }, 'BAD_INPUT'],
      ['by nobody', { reviewId: '9102', reason: 'offensive' }, 'UNAUTHENTICATED', null],
    ],
  },
  AnswerAgentReview: {
    variables: { reviewId: '9102', content: 'Thank you, Omar.' },
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['a first time', { reviewId: '9102', content: 'Thank you, Omar.' }, 'FOUND'],
      ['in other words', { reviewId: '9102', content: 'Thank you both.' }, 'FOUND'],
      ['with a link', { reviewId: '9102', content: 'See www.example.com' }, 'BAD_INPUT'],
      ['nothing', { reviewId: '9102', content: ' ' }, 'BAD_INPUT'],
      ['of another agent', { reviewId: '9201', content: 'Thank you.' }, 'FORBIDDEN'],
      ['by its author', { reviewId: '9102', content: 'Thank you.' }, 'FORBIDDEN', 'omar'],
      ['by nobody', { reviewId: '9102', content: 'Thank you.' }, 'UNAUTHENTICATED', null],
    ],
  },
  ReviewInvitation: {
    variables: { uniqueIdentifier: mockRequestIdentifier(1) },
    outcomes: foundInAll,
    more: [
      ['one that was answered', { uniqueIdentifier: mockRequestIdentifier(2) }, 'FOUND'],
      ['one that is too old', { uniqueIdentifier: mockRequestIdentifier(3) }, 'FOUND'],
      ['one that was taken back', { uniqueIdentifier: mockRequestIdentifier(4) }, 'FOUND'],
      ['one that nobody sent', { uniqueIdentifier: mockRequestIdentifier(9) }, 'NULL'],
      ['nothing', { uniqueIdentifier: '' }, 'NULL'],
      ['too long', { uniqueIdentifier: 'x'.repeat(201) }, 'BAD_INPUT'],
    ],
  },
  WriteRequestedReview: {
    variables: answered(1),
    outcomes: foundInAll,
    more: [
      ['six stars', answered(1, { rating: 6 }), 'BAD_INPUT'],
      ['a first time', answered(1), 'FOUND'],
      ['the same again', answered(1), 'BAD_INPUT'],
      ['too late', answered(3), 'BAD_INPUT'],
      ['once it was taken back', answered(4), 'BAD_INPUT'],
      ['with a guessed link', answered(9), 'NOT_FOUND'],
    ],
  },
  ReviewRequests: {
    variables: { status: 'waiting', skip: 0, take: 20 },
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['answered ones', { status: 'answered', skip: 0, take: 20 }, 'FOUND'],
      ['those that are too old', { status: 'expired', skip: 0, take: 20 }, 'FOUND'],
      ['a part', { status: 'withdrawn', skip: 1, take: 1 }, 'FOUND'],
      ['too many', { status: 'waiting', skip: 0, take: 101 }, 'BAD_INPUT'],
      ['by a local', { status: 'waiting', skip: 0, take: 20 }, 'FORBIDDEN', 'lena'],
      ['by nobody', { status: 'waiting', skip: 0, take: 20 }, 'UNAUTHENTICATED', null],
    ],
  },
  RequestReview: {
    variables: asked('contract-key-0001'),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['a first time', asked('contract-key-0001'), 'FOUND'],
      ['the same again under its key', asked('contract-key-0001'), 'FOUND'],
      ['the same client again', asked('contract-key-0002'), 'FOUND'],
      ['another client under no key', asked(undefined, { clientEmail: 'no.key@mail.example' }), 'FOUND'],
      ['no address', asked('contract-key-0003', { clientEmail: 'nobody' }), 'BAD_INPUT'],
      ['no name', asked('contract-key-0003', { clientName: ' ' }), 'BAD_INPUT'],
      ['oneself', asked('contract-key-0003', { clientEmail: 'agnes@homely.example' }), 'BAD_INPUT'],
      ['too short a key', asked('short'), 'BAD_INPUT'],
      ['by a local', asked('contract-key-0003'), 'FORBIDDEN', 'lena'],
      ['by nobody', asked('contract-key-0003'), 'UNAUTHENTICATED', null],
    ],
  },
  WithdrawReviewRequest: {
    variables: { requestId: '5' },
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['one that waits', { requestId: '1' }, 'FOUND'],
      ['the same again', { requestId: '1' }, 'FOUND'],
      ['one that was answered', { requestId: '2' }, 'BAD_INPUT'],
      ['one that does not exist', { requestId: '77' }, 'NOT_FOUND'],
      ['by a local', { requestId: '1' }, 'NOT_FOUND', 'lena'],
      ['by nobody', { requestId: '1' }, 'UNAUTHENTICATED', null],
    ],
  },
}
