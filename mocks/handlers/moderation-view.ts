import { decisionsFor, moderatedKinds } from '#domain/posts/moderated-kinds.ts'
import { canAppeal, revisionOf } from '#domain/posts/moderation.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import { isDecidable } from '#domain/posts/post-states.ts'
import { placeById } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import type { PostRecord, ReviewPartRecord } from '../world/records.ts'
import type { ReviewRecord } from '../world/reviews.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { questionOf } from './own-posts.ts'
import { saidOfPlace, versionView } from './post-history.ts'
import { photosOf } from './review-photos.ts'
import { agentOfRecord } from './review-view.ts'

type OfPost = Pick<
  PostRecord,
  'authorId' | 'content' | 'editedAt' | 'isAppealed' | 'postId' | 'status' | 'steps' | 'title' | 'versions'
>

/** A post of any kind as staff read it. */
export type ModeratedPost = OfPost & {
  kind: PostKind
  authorName: string | null
  review: ReviewPartRecord | null
  rating: number | null
  evidence: string | null
  isVerified: boolean | null
  holdReasons: readonly string[]
  reports: readonly { reason: string | null }[]
  reportCount: number
  writtenAt: Date
  about: string
  path: string
}

export const allPosts = (world: World): ModeratedPost[] => [
  ...world.posts.getAll().map((post) => ofPost(world, post)),
  ...world.reviews.getAll().map((review) => ofReview(world, review)),
]

export function postById(world: World, postId: number): ModeratedPost | undefined {
  const post = find(world.posts, { postId })
  const review = find(world.reviews, { id: postId })
  return (post && ofPost(world, post)) ?? (review && ofReview(world, review))
}

function ofPost(world: World, post: PostRecord): ModeratedPost {
  const { postId, kind } = post
  const thread = questionOf(world, post)
  const suburb = placeById(world, post.locationId)
  const place = {
    postId,
    threadId: thread.postId,
    threadKind: thread.kind,
    threadTitle: thread.title,
    locationUri: suburb.uri,
  }
  return {
    ...post,
    authorName: null,
    rating: post.review?.rating ?? null,
    evidence: null,
    isVerified: null,
    reportCount: post.reports.length,
    writtenAt: post.postedAt,
    about: postId === thread.postId ? suburb.name : thread.title,
    path: moderatedKinds[kind].path({ ...place, agentUsername: null }),
  }
}

function ofReview(world: World, review: ReviewRecord): ModeratedPost {
  const agent = agentOfRecord(world, review)
  const place = {
    postId: review.id,
    threadId: review.id,
    threadKind: 'agentReview' as const,
    threadTitle: review.title,
    locationUri: null,
  }
  return {
    ...review,
    postId: review.id,
    kind: 'agentReview',
    review: null,
    reportCount: review.reports.length,
    versions: [],
    about: agent.name,
    path: moderatedKinds.agentReview.path({ ...place, agentUsername: agent.username }),
  }
}

const iso = (instant: Date): string => instant.toISOString()

export function caseView(world: World, post: ModeratedPost, caller: MemberRecord) {
  const { authorId, authorName, kind, review, reports, status, steps, versions, writtenAt, editedAt } = post
  const author = find(world.members, { id: authorId ?? 0 })
  const countOf = (wanted: string) =>
    allPosts(world).filter((each) => authorId !== null && each.authorId === authorId && each.status === wanted).length
  return {
    ...post,
    ...saidOfPlace(review),
    photos: photosOf(world, post.postId, 'own'),
    author: {
      memberId: authorId,
      name: author?.name ?? authorName ?? 'Former member',
      username: author?.username ?? null,
      publishedCount: countOf('published'),
      rejectedCount: countOf('rejected'),
      isWritingClosed: author !== undefined && author.writingClosedReason !== null,
    },
    reportReasons: [...new Set(reports.flatMap(({ reason }) => reason ?? []))].toSorted(),
    writtenAt: iso(writtenAt),
    editedAt: editedAt && iso(editedAt),
    versions: versions.map((version) => versionView(version, iso(version.replacedAt))),
    steps: steps.map(({ type, moderatorId, reason, at }) => ({
      type,
      by: (type === 'appeal' ? author : find(world.members, { id: moderatorId ?? 0 }))?.name ?? null,
      reason,
      at: iso(at),
    })),
    decisions: isDecidable(status) && authorId !== caller.id ? decisionsFor(caller.claims, kind) : [],
    revision: revisionOf(post),
  }
}

/** What staff decided about a post last; null for nothing. */
export function decisionView(post: ModeratedPost) {
  const { postId, kind, status, title, content, path, steps, isAppealed } = post
  const last = steps.findLast(({ type }) => type !== 'appeal')
  if (last === undefined) return null
  const end = steps.at(-1)
  const types = steps.map(({ type }) => type)
  return {
    postId,
    kind,
    status,
    title,
    content,
    path,
    decision: last.type,
    reason: last.reason,
    decidedAt: iso(last.at),
    appeal: isAppealed && end?.type === 'appeal' ? end.reason : null,
    canAppeal: canAppeal(status, types),
  }
}
