import type { PostKind } from '#domain/posts/post-limits.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { requireOpenWriting } from './closed-writing.ts'
import { knownPost } from './known-post.ts'
import {
  clearMarks,
  deleteClosings,
  deleteFeedback,
  deleteUnansweredPosts,
  deleteUnseenPosts,
  deleteVersions,
} from './post-leaver.queries.ts'
import type { VersionRow } from './post-version-record.ts'
import { addVersion, hideVersions, versionsOf } from './post-versions.queries.ts'
import { addReport, addVote, removeVote, type Report, reportReasonsOf } from './post-feedback.queries.ts'
import {
  type ChangedPost,
  clearOrigins,
  countRecent,
  type Decision,
  decide,
  findKind,
  insertPost,
  lockPost,
  type NewPost,
  type RecentPosts,
  type SentPost,
  setPostStatus,
  updatePost,
} from './post-store.queries.ts'

/** The one store of posts; what a kind has beside is in a table of its module, under the number of the post. */
export type PostStore = {
  insert(post: NewPost): Promise<number>
  /** Changes what a post says, and where it stands with that. */
  update(post: ChangedPost): Promise<void>
  setStatus(post: { id: number; status: PostStatus; publishedAt: Date | null }): Promise<void>
  /** The number of the post that a member sent under a key; null for none. Throws CONFLICT where it was another. */
  known(post: SentPost & { authorId: number; key: string }): Promise<number | null>
  recentOf(authorId: number, kind: PostKind, after: Date): Promise<RecentPosts>
  /** What a post is; null where there is none. */
  kindOf(id: number): Promise<PostKind | null>
  /** Until the end of the transaction nobody else changes this post; false where there is none. */
  lock(id: number): Promise<boolean>
  /** Says that a post is helpful, or no longer; once a member. The post is locked before. */
  setVote(vote: { postId: number; memberId: number; isGiven: boolean }): Promise<void>
  /** Adds a report, once a member. */
  report(report: Report): Promise<void>
  /** Why posts were reported, each reason that was given once, by post. */
  reportReasonsOf(postIds: readonly number[]): Promise<Map<number, string[]>>
  /** Decides about a post, and records who decided what and why. */
  decide(decision: Decision): Promise<void>
  /** Stores what a post said until now. */
  addVersion(id: number, now: Date): Promise<void>
  /** What posts said before they were changed, the latest first. */
  versionsOf(postIds: readonly number[]): Promise<VersionRow[]>
  /** Throws FORBIDDEN for a member whose writing staff closed. */
  requireOpenWriting(memberId: number): Promise<void>
  /** Deletes what nobody else has seen or answered, votes, follows and reports, and clears where the rest came from. */
  leave(memberId: number): Promise<void>
  /** Clears the networks and browsers of what was written before a moment. */
  clearOrigins(before: Date): Promise<void>
}

export const postStore = (database: Database): PostStore => ({
  insert: (post) => insertPost(database, post),
  update: (post) => updatePost(database, post),
  setStatus: (post) => setPostStatus(database, post),
  known: (post) => knownPost(database, post),
  recentOf: (authorId, kind, after) => countRecent(database, { authorId, kind, after }),
  kindOf: (id) => findKind(database, id),
  lock: (id) => lockPost(database, id),
  setVote: ({ postId, memberId, isGiven }) => (isGiven ? addVote : removeVote)(database, postId, memberId),
  report: (report) => addReport(database, report),
  reportReasonsOf: async (postIds) => {
    const rows = await reportReasonsOf(database, postIds)
    return new Map(rows.map(({ postId, reasons }) => [postId, reasons]))
  },
  async decide(decision) {
    if (decision.decision !== 'publish') await hideVersions(database, decision.id)
    await decide(database, decision)
  },
  addVersion: (id, now) => addVersion(database, id, now),
  versionsOf: (postIds) => versionsOf(database, postIds),
  requireOpenWriting: (memberId) => requireOpenWriting(database, memberId),
  leave: async (memberId) => {
    await deleteUnseenPosts(database, memberId)
    await deleteUnansweredPosts(database, memberId)
    await deleteVersions(database, memberId)
    await deleteFeedback(database, memberId)
    await deleteClosings(database, memberId)
    await clearMarks(database, memberId)
  },
  clearOrigins: (before) => clearOrigins(database, before),
})
