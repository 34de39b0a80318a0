import type { HoldReason } from '#domain/reviews/review-holds.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
import type { ReportReason, ServiceProvidedType, StatisticType } from '#domain/reviews/review-types.ts'
import type { AgentRecord, PostStep } from './records.ts'

export type ReviewRecord = {
  id: number
  agentId: number
  source: 'member' | 'request' | 'import'
  authorId: number | null
  /** Where the author has no account. */
  authorName: string | null
  authorEmail: string | null
  requestId: number | null
  importedFrom: string | null
  importIdentifier: string | null
  idempotencyKey: string
  status: PostStatus
  holdReasons: HoldReason[]
  decisionReason: string | null
  title: string
  content: string
  rating: number
  statistics: { type: StatisticType; rating: number }[]
  serviceType: ServiceProvidedType
  typedAddress: string
  /** How staff could check that its author was the client. */
  evidence: string
  suburbId: number | null
  listingId: number | null
  isVerified: boolean
  saleKey: string
  answer: string | null
  answeredAt: Date | null
  answerEditedAt: Date | null
  helpfulIds: number[]
  reports: { memberId: number; reason: ReportReason | null }[]
  isAppealed: boolean
  steps: PostStep[]
  writtenAt: Date
  publishedAt: Date | null
  editedAt: Date | null
}

export type ReviewRequestRecord = {
  id: number
  agentId: number
  askerId: number
  idempotencyKey: string
  clientName: string
  clientEmail: string
  serviceType: ServiceProvidedType
  typedAddress: string
  saleKey: string
  requestedAt: Date
  expiresAt: Date
  answeredAt: Date | null
  withdrawnAt: Date | null
}

const DAY = 24 * 60 * 60 * 1000
const [LENA, OMAR, AGNES] = [1, 2, 3]

/** Under which the server signs its requests in tests, so that they and the mocks name them alike. */
export const MOCK_REQUEST_SECRET = 'the secret of invitations of the small world'

const requestIdentifiers = [
  '1-OO-VpSRECyh4U4i3Q_602NE8FLXeH3d_NXjglihOGz8',
  '2-GDCDxQ8xtJ88T1EJ3Ezz0LPHdVJ7px4AxWU4QJWs0dw',
  '3-HgTE3iE23O7tUZvBRvjUMv1BJ-L7bPY4xJgH7NervhQ',
  '4-8Kd0x6qaafq--rutAoG3CHPSQHq_IktafNY_42OPtnw',
  '5-fl1DcutjCZ44dd6AZR-xsQTA8WH7LnnoguOJwwmH3CY',
]

/** What the mail of a request names it by. */
export const mockRequestIdentifier = (id: number): string =>
  requestIdentifiers[id - 1] ?? `${id.toString(36)}-${'m'.repeat(43)}`

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** Agnes asked five clients: two may answer (1 and 5), one has (2), one did not in time (3), one is asked no more (4). */
export const reviewRequestsOf = (now: Date): ReviewRequestRecord[] => {
  const request = (id: number, clientName: string, daysAgo: number): ReviewRequestRecord => ({
    id,
    agentId: 1,
    askerId: AGNES,
    idempotencyKey: `seeded-request-${id}`,
    clientName,
    // Each at a host of their own, for what comes from one host is held.
    clientEmail: `client@mail${id}.example`,
    serviceType: 'sale',
    typedAddress: '',
    saleKey: 'none:sale',
    requestedAt: before(now, daysAgo),
    expiresAt: before(now, daysAgo - 30),
    answeredAt: null,
    withdrawnAt: null,
  })
  return [
    request(1, 'Carol', 1),
    { ...request(2, 'The Mackies', 9), answeredAt: before(now, 8) },
    request(3, 'Pat', 40),
    { ...request(4, 'Dev', 5), withdrawnAt: before(now, 4) },
    request(5, 'Lou', 2),
  ]
}

const numbers = { first: 9000, ofAgent: 100 }

/**
 * As many of each rating as the agents' figures say. The first of agent 1 are Lena’s, which is answered (9101), Omar’s (9102) and that of the
 * client who was asked (9103); two more of Omar are held (9001) and taken back (9002).
 */
export const reviewsOf = (now: Date, agents: readonly AgentRecord[]): ReviewRecord[] => [
  held(now),
  { ...held(now), id: 9002, idempotencyKey: 'seeded-review-9002', status: 'withdrawn', saleKey: 'none:purchase' },
  ...agents.flatMap((agent) => ofAgent(agent, now)),
]

function ofAgent({ id: agentId, reviews }: AgentRecord, now: Date): ReviewRecord[] {
  const stars = reviews.spread.flatMap((count, at) => Array.from({ length: count }, () => at + 1)).toReversed()
  const own = stars.map((rating, at) => {
    const id = numbers.first + agentId * numbers.ofAgent + at + 1
    return { ...plainReview(id, agentId, before(now, at + 1)), rating, isVerified: at < reviews.verifiedCount }
  })
  const imported = Array.from({ length: reviews.importedCount }, (_, at): ReviewRecord => {
    const id = numbers.first + agentId * numbers.ofAgent + 50 + at
    const name = { authorName: 'Pat', importedFrom: 'Another Site', importIdentifier: `r-${id}` }
    return { ...plainReview(id, agentId, before(now, 300 + at)), ...name, source: 'import' }
  })
  return [...own.map((review) => ({ ...review, ...special[review.id] })), ...imported]
}

const special: Readonly<Record<number, Partial<ReviewRecord>>> = {
  9101: {
    authorId: LENA,
    title: 'Straight with us',
    answer: 'Thank you, Lena.',
    answeredAt: new Date('2026-11-01T02:00:00Z'),
    helpfulIds: [OMAR],
    statistics: [{ type: 'honesty', rating: 5 }],
  },
  9102: { authorId: OMAR, title: 'Calm at the auction', reports: [{ memberId: AGNES, reason: 'notGenuine' }] },
  9103: { source: 'request', authorName: 'The Mackies', authorEmail: 'client@mail2.example', requestId: 2 },
}

/** A review of which only this much is known. */
export const plainReview = (id: number, agentId: number, writtenAt: Date): ReviewRecord => ({
  id,
  agentId,
  source: 'member',
  authorId: null,
  authorName: null,
  authorEmail: null,
  requestId: null,
  importedFrom: null,
  importIdentifier: null,
  idempotencyKey: `seeded-review-${id}`,
  status: 'published',
  holdReasons: [],
  decisionReason: null,
  title: 'Well done',
  content: 'Everything went the way it was said to go.',
  rating: 5,
  statistics: [],
  serviceType: 'sale',
  typedAddress: '',
  evidence: '',
  suburbId: null,
  listingId: null,
  isVerified: false,
  saleKey: `seeded:${id}`,
  answer: null,
  answeredAt: null,
  answerEditedAt: null,
  helpfulIds: [],
  reports: [],
  isAppealed: false,
  steps: [],
  writtenAt,
  publishedAt: writtenAt,
  editedAt: null,
})

const held = (now: Date): ReviewRecord => ({
  ...plainReview(9001, 2, before(now, 1)),
  authorId: OMAR,
  status: 'held',
  holdReasons: ['link'],
  title: 'See for yourself',
  content: 'The photos are on www.example.com for everybody.',
  evidence: 'Ask my conveyancer, Dana Ng.',
  rating: 2,
  publishedAt: null,
})
