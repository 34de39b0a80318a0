import { type Claims, hasClaim } from '../permissions/claims.ts'
import { agentReviewsPath } from '../reviews/review-url.ts'
import type { PostKind } from './post-limits.ts'
import type { ModerationDecision } from './moderation.ts'
import { type PlaceInThread, threadPath } from './thread-path.ts'

/** Where a post stands: in a thread of a suburb, or among the reviews of a place or an agent. */
type PostPlace = PlaceInThread & { agentUsername: string | null }

type ModeratedKind = {
  /** As in "Your question". */
  name: string
  mayRead(claims: Claims): boolean
  mayDecide(claims: Claims): boolean
  decisions: readonly ModerationDecision[]
  path(place: PostPlace): string
}

const mayDecidePosts = (claims: Claims): boolean => hasClaim(claims, 'ugc_permission', 'CanManageAny')
const mayDecideReviews = (claims: Claims): boolean => hasClaim(claims, 'agents_permission', 'CanManageAnyAgentReview')

const inThreads = {
  mayRead: (claims: Claims): boolean => mayDecidePosts(claims) || hasClaim(claims, 'ugc_permission', 'CanViewAny'),
  mayDecide: mayDecidePosts,
  path: (place: PostPlace): string => threadPath(place),
}

/** Every kind of post in the queue of staff: who reads and decides about it, what can be decided, and where it stands. */
export const moderatedKinds = {
  agentReview: {
    name: 'review',
    mayRead: mayDecideReviews,
    mayDecide: mayDecideReviews,
    decisions: ['publish', 'reject'],
    path: ({ agentUsername }) => agentReviewsPath(agentUsername ?? ''),
  },
  locationReview: { ...inThreads, name: 'review', decisions: ['publish', 'reject', 'edit'] },
  question: { ...inThreads, name: 'question', decisions: ['publish', 'reject', 'edit', 'merge'] },
  discussion: { ...inThreads, name: 'discussion', decisions: ['publish', 'reject', 'edit', 'merge'] },
  answer: { ...inThreads, name: 'answer', decisions: ['publish', 'reject', 'edit'] },
  comment: { ...inThreads, name: 'comment', decisions: ['publish', 'reject', 'edit'] },
} as const satisfies Readonly<Record<PostKind, ModeratedKind>>

// Object.keys loses the key type; the table is a constant.
export const moderatedKindNames = Object.keys(moderatedKinds) as readonly PostKind[]

/** The kinds of which somebody may read the cases, all or those that were asked for; none for most. */
export const kindsToRead = (claims: Claims | null, wanted: readonly PostKind[] | null): PostKind[] =>
  moderatedKindNames.filter(
    (kind) => claims !== null && moderatedKinds[kind].mayRead(claims) && (wanted === null || wanted.includes(kind)),
  )

/** What somebody may decide about a post of a kind; nothing for who may only read it. */
export const decisionsFor = (claims: Claims, kind: PostKind): readonly ModerationDecision[] =>
  moderatedKinds[kind].mayDecide(claims) ? moderatedKinds[kind].decisions : []

/** Whether somebody closes and opens the writing of accounts. */
export const mayCloseWriting = (claims: Claims | null): boolean => claims !== null && mayDecidePosts(claims)
