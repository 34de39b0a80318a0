import { checkPost, type PostDraft, tidyPost } from '#domain/posts/check-post.ts'
import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { type PostHoldReason, postHolds, postHoldsAfterChange } from '#domain/posts/post-holds.ts'
import {
  COMPARED_POSTS,
  COPIED_TERM,
  FLOOD_TERM,
  MOST_POSTS_A_DAY,
  POSTS_TERM,
  type WrittenKind,
} from '#domain/posts/post-limits.ts'
import { isChangedSince } from '#domain/posts/post-revision.ts'
import { isTakenOffPage, statusAfterChange, statusOfNew } from '#domain/posts/post-states.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { recordPublication } from './post-events.ts'
import { requireOpenWriting } from './closed-writing.ts'
import { knownPost } from './known-post.ts'
import { addFollower } from './post-feedback.queries.ts'
import {
  hasRepliesOfOthers,
  isReviewedAgain,
  isShown,
  lockAuthor,
  publishedTextsOf,
  type PostRow,
  recentPostsOf,
  selectPost,
  textsOf,
  textsOfOthers,
  unconfirmedPosts,
} from './post-writer.queries.ts'
import { addVersion } from './post-versions.queries.ts'
import { insertPost, setPostStatus, updatePost } from './post-store.queries.ts'

/** What a post is about: a place, or the post that it replies to. */
type PostAbout = { locationId: number; parentId: null } | { locationId: null; parentId: number }

/** What a review has beside what every post has. */
type ReviewPart = {
  rating: number
  statistics: readonly object[]
  /** What else there is to read in it. */
  text: string
  /** Stores the rest under the number of the post. */
  store(id: number): Promise<void>
  /** Called before a new one is written; throws where there may be none. */
  requireNew?(): Promise<void>
}

export type PostWriter = {
  /** The number of the post; under the same key that of the one that is there. Throws BAD_INPUT, CONFLICT, NOT_FOUND or TOO_MANY_REQUESTS. */
  write(
    memberId: number,
    post: {
      kind: WrittenKind
      about: PostAbout
      draft: PostDraft
      key: string | null | undefined
      review?: ReviewPart
    },
  ): Promise<number>
  /** Throws NOT_FOUND for none, FORBIDDEN for that of somebody else, CONFLICT where it was changed since it was read. */
  change(
    memberId: number,
    id: number,
    changed: { draft: PostDraft; revision: string | null | undefined; review?: ReviewPart },
  ): Promise<void>
  /** Throws BAD_INPUT once others replied, other than to a review. */
  withdraw(memberId: number, id: number): Promise<void>
  /** Publishes or holds what waited for its author to confirm their address. */
  settleConfirmed(): Promise<void>
}

export type PostWriterParts = Pick<PlatformServices, 'clock' | 'database' | 'events'> & MembersServices

/** Writes reviews of places, questions, discussions, answers and comments (docs/product.md, section 7). */
export const postWriter = (parts: PostWriterParts): PostWriter => ({
  async write(memberId, { kind, about, draft: given, key: givenKey, review }) {
    const draft = requiredPost(kind, given)
    const key = checkedKey(givenKey)
    const { database, clock, events } = parts
    return database.transaction(async () => {
      const sent = { ...draft, kind, rating: review?.rating ?? null, authorId: memberId, key }
      const { member, known } = await requireAuthor(parts, sent)
      if (known !== null) return known
      if (about.parentId !== null) await requireParent(parts, kind, about.parentId)
      await review?.requireNew?.()
      const now = clock()
      const holdReasons = await holdsOf(parts, { member, draft, text: textOf(draft, review), now })
      const isReadFirst = await isReviewedAgain(database, { kind, locationId: about.locationId, authorId: memberId })
      const status = statusOfNew(member.emailConfirmedAt !== null, holdReasons, isReadFirst)
      const publishedAt = status === 'published' ? now : null
      const id = await insertPost(database, {
        ...draft,
        ...about,
        ...plain,
        ...ratingOf(review),
        kind,
        authorId: memberId,
        idempotencyKey: key,
        status,
        holdReasons,
        writtenAt: now,
        publishedAt,
      })
      await review?.store(id)
      const isFollowed = kind !== 'comment' && kind !== 'locationReview'
      const followedId = isFollowed ? (about.parentId ?? id) : null
      if (followedId !== null) await addFollower(database, followedId, memberId)
      await recordPublication(events, id, { before: null, after: publishedAt })
      return id
    })
  },

  async change(memberId, id, { draft: given, revision, review }) {
    const { database, clock, events } = parts
    await database.transaction(async () => {
      const row = await requireOwn(parts, memberId, id)
      requireSame(row, { isReview: review !== undefined, revision })
      const draft = requiredPost(row.kind, given)
      const member = await requireMember(parts, memberId)
      await requireOpenWriting(database, memberId)
      const otherTexts = await publishedTextsOf(database, { memberId, exceptId: id, take: COMPARED_POSTS })
      const now = clock()
      const holdReasons = postHoldsAfterChange(textOf(draft, review), {
        publishedText: row.status === 'published' ? `${row.title}\n${row.content}` : null,
        holdReasons: row.holdReasons,
        otherTexts,
        textsOfOthers: await alikeOfOthers(parts, { memberId, draft, now }),
      })
      const { isDecidedAgainst } = row
      const isEmailConfirmed = member.emailConfirmedAt !== null
      const status = statusAfterChange(row.status, { isEmailConfirmed, holds: holdReasons, isDecidedAgainst })
      if (isTakenOffPage(row.kind, row.status, status) && (await hasRepliesOfOthers(database, id, memberId))) {
        throw new PortalError('BAD_INPUT', postErrors.answeredStays)
      }
      const publishedAt = status === 'published' ? (row.publishedAt ?? now) : row.publishedAt
      await addVersion(database, id, now)
      await review?.store(id)
      await updatePost(database, { ...draft, ...ratingOf(review), id, status, holdReasons, publishedAt, now })
      await recordPublication(events, id, { before: row.publishedAt, after: publishedAt })
    })
  },

  async withdraw(memberId, id) {
    const { database } = parts
    await database.transaction(async () => {
      const { kind, status, publishedAt } = await requireOwn(parts, memberId, id)
      if (status === 'withdrawn') return
      const isReview = kind === 'locationReview'
      if (!isReview && (await hasRepliesOfOthers(database, id, memberId))) {
        throw new PortalError('BAD_INPUT', postErrors.hasReplies)
      }
      await setPostStatus(database, { id, status: 'withdrawn', publishedAt })
    })
  },

  settleConfirmed: () => settleConfirmed(parts),
})

async function settleConfirmed({ database, clock, events }: PostWriterParts): Promise<void> {
  for (const id of await unconfirmedPosts(database)) {
    await database.transaction(async () => {
      const row = await selectPost(database, id, { isLocked: true })
      if (row?.status !== 'unconfirmed') return
      const status = statusOfNew(true, row.holdReasons, await isReviewedAgain(database, row))
      const publishedAt = status === 'published' ? clock() : null
      await setPostStatus(database, { id, status, publishedAt })
      await recordPublication(events, id, { before: row.publishedAt, after: publishedAt })
    })
  }
}

const plain = {
  authorName: null,
  authorEmail: null,
  networkMark: null,
  browserMark: null,
} as const

const ratingOf = (review?: ReviewPart) => ({
  rating: review?.rating ?? null,
  statistics: review?.statistics ?? [],
})

const textOf = ({ title, content }: PostDraft, review?: ReviewPart): string =>
  [title, content, review?.text ?? []].flat().join('\n')

/** A post as it is stored; throws BAD_INPUT for the first field that is at fault. */
function requiredPost(kind: WrittenKind, draft: PostDraft): PostDraft {
  const [first] = checkPost(kind, draft)
  if (first !== undefined) throw new PortalError('BAD_INPUT', first.message, { field: first.field })
  return tidyPost(kind, draft)
}

async function requireMember({ members }: PostWriterParts, memberId: number): Promise<MemberRecord> {
  const member = await members.byId(memberId)
  if (member === null) throw new PortalError('UNAUTHENTICATED', postErrors.login)
  return member
}

/** What an author writes is written one after the other, so that a key or a limit counts once. */
async function requireAuthor(parts: PostWriterParts, sent: Parameters<typeof knownPost>[1]) {
  const { database, clock } = parts
  const { authorId: memberId } = sent
  const member = await requireMember(parts, memberId)
  await lockAuthor(database, memberId)
  const known = await knownPost(database, sent)
  if (known !== null) return { member, known }
  await requireOpenWriting(database, memberId)
  const now = clock().getTime()
  const { count, firstAt } = await recentPostsOf(database, memberId, new Date(now - POSTS_TERM))
  if (count >= MOST_POSTS_A_DAY && firstAt !== null) {
    const retryAfterSeconds = Math.ceil((firstAt.getTime() + POSTS_TERM - now) / 1000)
    throw new PortalError('TOO_MANY_REQUESTS', postErrors.tooMany(MOST_POSTS_A_DAY), { retryAfterSeconds })
  }
  return { member, known }
}

/** An answer replies to a question or discussion, a comment to an answer or review, and everybody sees both. */
async function requireParent({ database }: PostWriterParts, kind: WrittenKind, parentId: number): Promise<void> {
  const parent = await selectPost(database, parentId, { isLocked: true })
  const kinds: readonly WrittenKind[] = kind === 'answer' ? ['question', 'discussion'] : ['answer', 'locationReview']
  if (parent !== null && kinds.includes(parent.kind) && (await isShown(database, parentId))) return
  throw new PortalError('NOT_FOUND', postErrors.noPost)
}

async function requireOwn({ database }: PostWriterParts, memberId: number, id: number): Promise<PostRow> {
  const row = await selectPost(database, id, { isLocked: true })
  const isOwn = row?.authorId === memberId
  if (row === null || (!isOwn && row.status !== 'published')) throw new PortalError('NOT_FOUND', postErrors.noPost)
  if (!isOwn) throw new PortalError('FORBIDDEN', postErrors.notYours)
  return row
}

/** Throws NOT_FOUND for what is nothing to change so, CONFLICT for what was changed since it was read. */
function requireSame(
  { kind, status, editedAt }: PostRow,
  { isReview, revision }: { isReview: boolean; revision: string | null | undefined },
): void {
  const isOfKind = (kind === 'locationReview') === isReview
  if (status === 'withdrawn' || !isOfKind) throw new PortalError('NOT_FOUND', postErrors.noPost)
  if (isChangedSince(revision, editedAt)) throw new PortalError('CONFLICT', postErrors.changedMeanwhile)
}

const alikeOfOthers = (
  { database }: PostWriterParts,
  { memberId, draft: { title, content }, now }: { memberId: number; draft: PostDraft; now: Date },
): Promise<string[]> => {
  const after = new Date(now.getTime() - COPIED_TERM)
  return textsOfOthers(database, { text: `${title} ${content}`, authorId: memberId, after, take: COMPARED_POSTS })
}

async function holdsOf(
  parts: PostWriterParts,
  { member, draft, text, now }: { member: MemberRecord; draft: PostDraft; text: string; now: Date },
): Promise<PostHoldReason[]> {
  const { database } = parts
  const { texts, isKnownAuthor } = await textsOf(database, member.id, COMPARED_POSTS)
  const { count } = await recentPostsOf(database, member.id, new Date(now.getTime() - FLOOD_TERM))
  return postHolds(text, {
    accountAge: now.getTime() - member.createdAt.getTime(),
    isKnownAuthor,
    recentPosts: count,
    otherTexts: texts,
    textsOfOthers: await alikeOfOthers(parts, { memberId: member.id, draft, now }),
  })
}
