import { checkPoints, tidyPoints } from '#domain/location-reviews/check-location-review.ts'
import { checkPost, tidyPost } from '#domain/posts/check-post.ts'
import { decisionsFor, kindsToRead, mayCloseWriting } from '#domain/posts/moderated-kinds.ts'
import { moderationErrors as errors } from '#domain/posts/moderation-errors.copy.ts'
import {
  appealOf,
  canAppeal,
  LEAST_APPEAL,
  LONGEST_APPEAL,
  type ModerationDecision,
  type ModerationState,
  revisionOf,
  statusAfterDecision,
  waitsForStaff,
} from '#domain/posts/moderation.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import { isDecidable } from '#domain/posts/post-states.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { falling, firstOf, rising } from '../search/order.ts'
import type { MemberRecord } from '../world/members.ts'
import type { PostRecord } from '../world/records.ts'
import { find, findAll, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { type ModeratedPost, allPosts, caseView, decisionView, postById } from './moderation-view.ts'
import { type ById, change } from './own-posts.ts'
import { withVersion } from './post-history.ts'
import { withStep } from './post-steps.ts'
import { decideReview } from './review-mutations.ts'
import { recordStaffAction } from './staff-actions.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'

type Wanted = Paging & { kinds?: PostKind[] | null; state: ModerationState }
type Deciding = {
  input: ById & {
    decision: ModerationDecision
    reason: string
    title: string
    content: string
    pros?: string[] | null
    cons?: string[] | null
    mergeIntoId?: number | null
    isProofChecked: boolean
    revision?: string | null
  }
}

const longestWaiting = [
  rising(({ isAppealed, steps, writtenAt }: ModeratedPost) =>
    ((isAppealed ? steps.at(-1)?.at : undefined) ?? writtenAt).getTime(),
  ),
  rising(({ postId }: ModeratedPost) => postId),
]
const lastDecided = [falling(({ steps }: ModeratedPost) => steps.at(-1)?.id ?? 0)]

export const moderationQueries = ({ world }: MockPortal, headers: Headers) => ({
  moderationQueue({ kinds: wanted, state, ...paging }: Wanted) {
    const caller = requireStaff(world, headers)
    const kinds = kindsToRead(caller.claims, wanted ?? null)
    const all = allPosts(world)
    const waiting = all.filter(waitsForStaff)
    const found = state === 'waiting' ? waiting : all.filter(({ steps }) => steps.length > 0)
    const sorted = found
      .filter(({ kind }) => kinds.includes(kind))
      .toSorted(firstOf(state === 'waiting' ? longestWaiting : lastDecided))
    return {
      ...pageOf(sorted, paging, (post) => caseView(world, post, caller)),
      counts: kindsToRead(caller.claims, null).map((kind) => ({
        kind,
        count: waiting.filter((post) => post.kind === kind).length,
      })),
    }
  },
  moderationCase({ postId }: ById) {
    const caller = requireStaff(world, headers)
    const post = postById(world, postId)
    return post !== undefined && kindsToRead(caller.claims, [post.kind]).length > 0
      ? caseView(world, post, caller)
      : null
  },
  decisionOnPost({ postId }: ById) {
    const { id } = requireCaller(world, headers)
    const post = postById(world, postId)
    return post?.authorId === id ? decisionView(post) : null
  },
})

export const moderationMutations = ({ world }: MockPortal, headers: Headers) => {
  const setWriting = (isClosed: boolean) => (asked: { memberId: number; reason: string }) => {
    const caller = requireCaller(world, headers)
    if (!mayCloseWriting(caller.claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
    if (asked.memberId === caller.id) throw new Refusal('FORBIDDEN', errors.ownWriting)
    const reason = requiredReason(asked.reason)
    requireRecentSignIn(world, headers)
    const { id, writingClosedReason } = required(find(world.members, { id: asked.memberId }), errors.noMember)
    update(world.members, { id }, { writingClosedReason: isClosed ? (writingClosedReason ?? reason) : null })
    return { memberId: id, isWritingClosed: isClosed }
  }
  return {
    moderatePost({ input }: Deciding) {
      const caller = requireStaff(world, headers)
      requireRecentSignIn(world, headers)
      decide(world, caller, input)
      return { case: caseView(world, required(postById(world, input.postId), errors.noCase), caller) }
    },
    closeWriting: setWriting(true),
    openWriting: setWriting(false),
    appealDecision({ postId, text }: ById & { text: string }) {
      const { id } = requireCaller(world, headers)
      const reason = appealOf(text)
      if (reason === null) throw new Refusal('BAD_INPUT', errors.appeal(LEAST_APPEAL, LONGEST_APPEAL), 'text')
      const post = postById(world, postId)
      if (post?.authorId !== id) throw new Refusal('NOT_FOUND', errors.noCase)
      const types = post.steps.map(({ type }) => type)
      if (!canAppeal(post.status, types)) throw new Refusal('BAD_INPUT', errors.noAppeal, 'postId')
      const steps = withStep(world, post.steps, { type: 'appeal', moderatorId: null, reason })
      if (post.kind === 'agentReview') update(world.reviews, { id: postId }, { isAppealed: true, steps })
      else update(world.posts, { postId }, { isAppealed: true, steps })
      return { decision: decisionView(required(postById(world, postId), errors.noCase)) }
    },
  }
}

function requireStaff(world: World, headers: Headers): MemberRecord {
  const caller = requireCaller(world, headers)
  if (kindsToRead(caller.claims, null).length === 0) throw new Refusal('FORBIDDEN', errors.notStaff)
  return caller
}

function decide(world: World, caller: MemberRecord, asked: Deciding['input']): void {
  const { postId, decision, isProofChecked } = asked
  const post = postById(world, postId)
  if (post === undefined || kindsToRead(caller.claims, [post.kind]).length === 0) {
    throw new Refusal('NOT_FOUND', errors.noCase)
  }
  const decisions = decisionsFor(caller.claims, post.kind)
  if (decisions.length === 0) throw new Refusal('FORBIDDEN', errors.notStaff)
  if (post.authorId === caller.id) throw new Refusal('FORBIDDEN', errors.own)
  if (!decisions.includes(decision)) throw new Refusal('BAD_INPUT', errors.notOfKind, 'decision')
  const reason = requiredReason(asked.reason)
  requireSame(world, post, asked.revision)
  const action = { staffId: caller.id, thingId: postId, reason }
  if (post.kind === 'agentReview') {
    if (decision !== 'publish' && decision !== 'reject') return
    decideReview(world, caller, { reviewId: String(postId), decision, reason, isProofChecked })
    recordStaffAction(world, { ...action, kind: `${decision}Review` })
    return
  }
  const row = required(find(world.posts, { postId }), errors.noCase)
  if (!isDecidable(row.status)) throw new Refusal('BAD_INPUT', errors.notToDecide, 'postId')
  const text: Partial<PostRecord> = decision === 'edit' ? edited(world, row, asked) : {}
  const mergedIntoId = decision === 'merge' ? merged(world, row, asked.mergeIntoId ?? null) : null
  const status = statusAfterDecision(decision)
  if (status === 'published' && row.status !== 'published' && !isParentShown(world, row)) {
    throw new Refusal('CONFLICT', errors.noParent)
  }
  const { versions = row.versions } = text
  change(world, required(find(world.posts, { postId }), errors.noCase), {
    ...text,
    versions: decision === 'publish' ? versions : versions.map((version) => ({ ...version, isPublic: false })),
    mergedIntoId,
    status,
    holdReasons: [],
    reports: [],
    isAppealed: false,
    decisionReason: status === 'rejected' ? reason : null,
    steps: withStep(world, row.steps, { type: decision, moderatorId: caller.id, reason }),
  })
  recordStaffAction(world, { ...action, kind: `${decision}Post` })
}

function isParentShown(world: World, { parentId }: PostRecord): boolean {
  const parent = parentId === null ? undefined : find(world.posts, { postId: parentId })
  return parent === undefined || (parent.status === 'published' && isParentShown(world, parent))
}

function requiredReason(text: string): string {
  const reason = decisionReasonOf(text)
  if (reason !== null) return reason
  throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
}

function requireSame(world: World, post: ModeratedPost, revision: string | null | undefined): void {
  if (revision == null || revisionOf(post) === revision) return
  const last = post.steps.at(-1)
  if (last === undefined || revision.startsWith(`${last.id}.`)) throw new Refusal('CONFLICT', errors.changed)
  const staff = find(world.members, { id: last.moderatorId ?? 0 })?.name ?? errors.formerStaff
  throw new Refusal('CONFLICT', errors.decided({ ...last, by: last.type === 'appeal' ? errors.author : staff }))
}

function edited(world: World, post: PostRecord, asked: Deciding['input']) {
  const points = post.review && { pros: asked.pros ?? post.review.pros, cons: asked.cons ?? post.review.cons }
  const [first] = [...checkPost(post.kind, asked), ...(points === null ? [] : checkPoints(points))]
  if (first !== undefined) throw new Refusal('BAD_INPUT', first.message, first.field)
  const review = post.review && { ...post.review, ...(points && tidyPoints(points)) }
  return { ...tidyPost(post.kind, asked), review, editedAt: world.now, versions: withVersion(world, post) }
}

/** Moves answers and followers to the question that stays; its number. */
function merged(world: World, { postId, kind, followerIds }: PostRecord, intoId: number | null): number {
  const target = intoId === postId ? undefined : find(world.posts, { postId: intoId ?? 0, kind, status: 'published' })
  if (target === undefined) throw new Refusal('BAD_INPUT', errors.noTarget, 'mergeIntoId')
  for (const answer of findAll(world.posts, { parentId: postId })) change(world, answer, { parentId: target.postId })
  for (const other of findAll(world.posts, { mergedIntoId: postId })) {
    change(world, other, { mergedIntoId: target.postId })
  }
  update(world.posts, { postId }, { followerIds: [], acceptedAnswerId: null })
  change(world, target, { followerIds: [...new Set([...target.followerIds, ...followerIds])] })
  return target.postId
}
