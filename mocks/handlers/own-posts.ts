import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { checkPost, type PostDraft, tidyPost } from '#domain/posts/check-post.ts'
import { moderationErrors } from '#domain/posts/moderation-errors.copy.ts'
import { postErrors as errors } from '#domain/posts/post-errors.copy.ts'
import { postHolds, postHoldsAfterChange } from '#domain/posts/post-holds.ts'
import {
  COPIED_TERM,
  MOST_POSTS_A_DAY,
  NEW_ACCOUNT_TERM,
  POSTS_TERM,
  type WrittenKind,
} from '#domain/posts/post-limits.ts'
import { isChangedSince, postRevisionOf } from '#domain/posts/post-revision.ts'
import { isTakenOffPage, type PostStatus, statusAfterChange, statusOfNew } from '#domain/posts/post-states.ts'
import { isSamePost } from '#domain/posts/same-post.ts'
import { threadPath } from '#domain/posts/thread-path.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, required } from '../refusal.ts'
import { placeById, placeByUri } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import { nextPostId, plainPost } from '../world/questions.ts'
import type { PostRecord, ReviewPartRecord } from '../world/records.ts'
import { find, findAll, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { withVersion } from './post-history.ts'
import { isQuestion } from './questions.ts'
import { requireCaller } from './sessions.ts'

export type ById = { postId: number }
type Replying = { input: ById & { content: string; idempotencyKey?: string | null } }
type Asking = {
  input: PostDraft & { locationUniqueUri: string; isDiscussion: boolean; idempotencyKey?: string | null }
}

export const ownPostQueries = ({ world }: MockPortal, headers: Headers) => ({
  pendingPosts() {
    const { id } = requireCaller(world, headers)
    return findAll(world.posts, { authorId: id })
      .filter(({ status }) => isPending(status))
      .toSorted((left, right) => right.postedAt.getTime() - left.postedAt.getTime() || right.postId - left.postId)
      .map((post) => ownView(world, post))
  },
  ownThread({ postId }: ById) {
    const { id } = requireCaller(world, headers)
    const question = find(world.posts, { postId })
    if (question === undefined || !isQuestion(question) || !isSeen(question, id)) return null
    const answers = findAll(world.posts, { parentId: postId, kind: 'answer' })
    const threadIds = new Set([postId, ...answers.map((answer) => answer.postId)])
    const own = findAll(world.posts, { authorId: id }).filter(
      (post) => post.status !== 'withdrawn' && (threadIds.has(post.postId) || threadIds.has(post.parentId ?? 0)),
    )
    return {
      votedIds: answers.filter(({ voterIds }) => voterIds.includes(id)).map((answer) => answer.postId),
      isFollowing: question.followerIds.includes(id),
      isAuthor: question.authorId === id,
      posts: own
        .toSorted((left, right) => right.postedAt.getTime() - left.postedAt.getTime())
        .map((post) => ownView(world, post)),
    }
  },
})

/** Nobody but its author sees it, and it may still be published. */
export const isPending = (status: PostStatus): boolean => status !== 'published' && status !== 'withdrawn'

export const ownPostMutations = ({ world }: MockPortal, headers: Headers) => {
  const caller = () => requireCaller(world, headers)
  const shown = (post: PostRecord) => ({ post: ownView(world, post) })
  const reply = (kind: 'answer' | 'comment', { input: { postId, content, idempotencyKey } }: Replying) =>
    shown(
      write(world, caller(), {
        kind,
        draft: { title: '', content },
        idempotencyKey,
        about: () => parent(postId, kind),
      }),
    )
  const parent = (postId: number, kind: WrittenKind) => {
    const post = requirePublished(world, postId)
    const isReviewOrAnswer = post.kind === 'answer' || post.kind === 'locationReview'
    const canHave = kind === 'answer' ? isQuestion(post) : isReviewOrAnswer
    if (!canHave) throw new Refusal('NOT_FOUND', errors.noPost)
    return { locationId: post.locationId, parentId: postId }
  }
  return {
    askQuestion({ input: { locationUniqueUri, isDiscussion, title, content, idempotencyKey } }: Asking) {
      const author = caller()
      const locationId = suburbOf(world, locationUniqueUri)
      const kind = isDiscussion ? 'discussion' : 'question'
      const about = () => ({ locationId, parentId: null })
      return shown(write(world, author, { kind, draft: { title, content }, idempotencyKey, about }))
    },
    answerQuestion: (asked: Replying) => reply('answer', asked),
    commentOnAnswer: (asked: Replying) => reply('comment', asked),
    updatePost({ input: { postId, revision, ...given } }: { input: ById & PostDraft & { revision?: string | null } }) {
      return shown(rewrite(world, caller(), { postId, revision, draft: given, review: null }))
    },
    withdrawPost({ postId }: ById) {
      const author = caller()
      const post = requireOwn(world, postId, author)
      const isAnswered = hasRepliesOfOthers(world, post)
      if (post.kind !== 'locationReview' && post.status !== 'withdrawn' && isAnswered)
        throw new Refusal('BAD_INPUT', errors.hasReplies)
      remove(world.reviewPhotos, { postId })
      return shown(change(world, post, { status: 'withdrawn' }))
    },
  }
}

type Writing = {
  kind: WrittenKind
  draft: PostDraft
  idempotencyKey: string | null | undefined
  /** Throws where there may be none. */
  about: () => Pick<PostRecord, 'parentId' | 'locationId'>
  review?: ReviewPartRecord
}

export function write(
  world: World,
  caller: MemberRecord,
  { kind, draft: given, idempotencyKey, about, review: part }: Writing,
): PostRecord {
  const draft = requiredPost(kind, given)
  const review = part ?? null
  const key = checkedKey(idempotencyKey)
  const own = findAll(world.posts, { authorId: caller.id })
  const known = own.find((post) => post.idempotencyKey === key)
  if (known !== undefined) {
    if (!isSamePost(firstSaid(known), { ...draft, kind, rating: review?.rating ?? null }))
      throw new Refusal('CONFLICT', errors.otherUnderKey)
    return known
  }
  requireOpenWriting(caller)
  const recent = own.filter(({ postedAt }) => world.now.getTime() - postedAt.getTime() < POSTS_TERM)
  if (recent.length >= MOST_POSTS_A_DAY) throw new Refusal('TOO_MANY_REQUESTS', errors.tooMany(MOST_POSTS_A_DAY))
  const facts = about()
  const holdReasons = postHolds(textOf({ ...draft, review }), {
    ...ofKnownAuthor,
    otherTexts: own.map(textOf),
    textsOfOthers: textsOfOthers(world, caller),
  })
  const postId = nextPostId(world)
  const isReadFirst = own.some(
    (post) => kind === 'locationReview' && isReviewOf(post, facts.locationId) && isDecidedAgainst(post),
  )
  const status = statusOfNew(caller.isEmailConfirmed, holdReasons, isReadFirst)
  const post = {
    ...draft,
    ...facts,
    kind,
    postId,
    status,
    holdReasons,
    authorId: caller.id,
    idempotencyKey: key,
    review,
  }
  const followerIds = facts.parentId === null && review === null ? [caller.id] : []
  const question = kind === 'answer' ? find(world.posts, { postId: facts.parentId ?? 0 }) : undefined
  if (question) change(world, question, { followerIds: toggled(question.followerIds, caller.id, true) })
  return world.posts.create({ ...plainPost, ...post, followerIds, postedAt: world.now })
}

/** What a post said when it was sent. */
function firstSaid({ kind, versions, ...post }: PostRecord) {
  const { title, content, review } = versions.at(-1) ?? post
  return { kind, title, content, rating: review?.rating ?? null }
}

const isReviewOf = (post: PostRecord, locationId: number): boolean =>
  post.kind === 'locationReview' && post.locationId === locationId

const textsOfOthers = (world: World, { id }: MemberRecord): string[] =>
  world.posts
    .getAll()
    .filter(
      ({ authorId, status, postedAt }) =>
        authorId !== id && status === 'published' && world.now.getTime() - postedAt.getTime() < COPIED_TERM,
    )
    .map(({ title, content }) => `${title} ${content}`)

/** Nobody's account is new to the mocks, and time stands still there. */
const ofKnownAuthor = { accountAge: NEW_ACCOUNT_TERM, isKnownAuthor: true, recentPosts: 0 }

const textOf = ({ title, content, review }: PostDraft & { review: ReviewPartRecord | null }): string =>
  [title, content, ...(review === null ? [] : [[...review.pros, ...review.cons].join('\n')])].join('\n')

export const toggled = (ids: readonly number[], id: number, isIn: boolean): number[] => [
  ...ids.filter((each) => each !== id),
  ...(isIn ? [id] : []),
]

function requiredPost(kind: WrittenKind, draft: PostDraft): PostDraft {
  const [first] = checkPost(kind, draft)
  if (first !== undefined) throw new Refusal('BAD_INPUT', first.message, first.field)
  return tidyPost(kind, draft)
}

/** Refuses a member whose writing staff closed. */
export function requireOpenWriting({ writingClosedReason: reason }: MemberRecord): void {
  if (reason !== null) throw new Refusal('FORBIDDEN', moderationErrors.writingClosed(reason))
}

function suburbOf(world: World, uri: string): number {
  const place = placeByUri(world, uri.trim().toLowerCase())
  const suburb = place?.suburbId == null ? place : placeById(world, place.suburbId)
  if (suburb?.type !== 'suburb') throw new Refusal('BAD_INPUT', errors.noPlace, 'locationUniqueUri')
  return suburb.id
}

const isSeen = ({ status, authorId }: PostRecord, memberId: number): boolean =>
  status === 'published' || authorId === memberId

/** A post that everybody sees: it is published, and so is what it belongs to. */
export function requirePublished(world: World, postId: number): PostRecord {
  const post = required(find(world.posts, { postId, status: 'published' }), errors.noPost)
  if (post.parentId !== null) requirePublished(world, post.parentId)
  return post
}

/** Whether the last that staff decided was to reject, edit or merge it. */
const isDecidedAgainst = ({ steps }: PostRecord): boolean =>
  (steps.findLast(({ type }) => type !== 'appeal')?.type ?? 'publish') !== 'publish'

function requireOwn(world: World, postId: number, { id }: MemberRecord): PostRecord {
  const post = find(world.posts, { postId })
  if (post === undefined || !isSeen(post, id)) throw new Refusal('NOT_FOUND', errors.noPost)
  if (post.authorId !== id) throw new Refusal('FORBIDDEN', errors.notYours)
  return post
}

const hasRepliesOfOthers = (world: World, { postId: parentId, authorId: id }: PostRecord): boolean =>
  findAll(world.posts, { parentId, status: 'published' }).some(({ authorId }) => authorId !== id)

export function change(world: World, post: PostRecord, data: Partial<PostRecord>): PostRecord {
  update(world.posts, { postId: post.postId }, data)
  return { ...post, ...data }
}

type Rewriting = {
  postId: number
  draft: PostDraft
  review: ReviewPartRecord | null
  revision: string | null | undefined
}

/** Changes what a post says; a review of a place stays one. */
export function rewrite(
  world: World,
  author: MemberRecord,
  { postId, revision, draft: given, review }: Rewriting,
): PostRecord {
  const post = requireOwn(world, postId, author)
  const isOfKind = (post.review === null) === (review === null)
  if (post.status === 'withdrawn' || !isOfKind) throw new Refusal('NOT_FOUND', errors.noPost)
  if (isChangedSince(revision, post.editedAt)) throw new Refusal('CONFLICT', errors.changedMeanwhile)
  const draft = requiredPost(post.kind, given)
  const others = findAll(world.posts, { authorId: author.id, status: 'published' })
  const otherTexts = others.filter((each) => each.postId !== postId).map(textOf)
  const publishedText = post.status === 'published' ? textOf({ ...post, review: null }) : null
  const before = { ...post, publishedText, otherTexts, textsOfOthers: textsOfOthers(world, author) }
  const holds = postHoldsAfterChange(textOf({ ...draft, review }), before)
  const status = statusAfterChange(post.status, {
    isEmailConfirmed: author.isEmailConfirmed,
    holds,
    isDecidedAgainst: isDecidedAgainst(post),
  })
  requireOpenWriting(author)
  if (isTakenOffPage(post.kind, post.status, status) && hasRepliesOfOthers(world, post)) {
    throw new Refusal('BAD_INPUT', errors.answeredStays)
  }
  const now = {
    status,
    holdReasons: holds,
    editedAt: world.now,
    decisionReason: null,
    versions: withVersion(world, post),
  }
  return change(world, post, { ...draft, ...now, review })
}

export function ownView(world: World, post: PostRecord) {
  const { postId, kind, title, content, status, holdReasons, decisionReason, postedAt, editedAt } = post
  const suburb = placeById(world, post.locationId)
  const inZone = (instant: Date) => isoInZone(instant, timeZoneOfPlace(suburb))
  const root = questionOf(world, post)
  return {
    postId,
    kind,
    title,
    content,
    status,
    holdReasons,
    decisionReason,
    writtenAt: inZone(postedAt),
    editedAt: editedAt && inZone(editedAt),
    revision: postRevisionOf(editedAt),
    path: threadPath({
      postId,
      threadId: root.postId,
      threadKind: root.kind,
      threadTitle: root.title,
      locationUri: suburb.uri,
    }),
  }
}

export function questionOf(world: World, post: PostRecord): PostRecord {
  const parent = find(world.posts, { postId: post.parentId ?? 0 })
  return parent === undefined ? post : questionOf(world, parent)
}
