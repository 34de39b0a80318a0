import type { PostKind } from '#domain/posts/post-limits.ts'
import type { PostHoldReason } from '#domain/posts/post-holds.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
import type { Database } from '#server/platform/database/database.ts'

export type OwnPostRow = {
  postId: number
  kind: PostKind
  title: string
  content: string
  status: PostStatus
  holdReasons: PostHoldReason[]
  decisionReason: string | null
  writtenAt: Date
  editedAt: Date | null
  /** The review, question or discussion that it belongs to, or is. */
  rootId: number
  rootKind: PostKind
  rootTitle: string
  locationId: number
}

const SELECT = `
  select post.id as "postId", post.kind, post.title, post.content, post.status, post.hold_reasons as "holdReasons",
    post.decision_reason as "decisionReason", post.written_at as "writtenAt", post.edited_at as "editedAt",
    root.id as "rootId", root.kind as "rootKind", root.title as "rootTitle", root.location_id as "locationId"
  from post
  left join post parent on parent.id = post.parent_id
  join post root on root.id = coalesce(parent.parent_id, parent.id, post.id) and root.location_id is not null`

/** What a member wrote under a number; null for none of theirs. */
export async function findOwnPost(database: Database, memberId: number, id: number): Promise<OwnPostRow | null> {
  const [row] = await database.query<OwnPostRow>(`${SELECT} where post.id = $2 and post.author_id = $1`, [memberId, id])
  return row ?? null
}

/** What a member wrote to a question, that one too, the newest first. */
export const selectOwnPosts = (database: Database, memberId: number, questionId: number): Promise<OwnPostRow[]> =>
  database.query<OwnPostRow>(
    `${SELECT} where root.id = $2 and post.author_id = $1 and post.status <> 'withdrawn' order by post.written_at desc, post.id desc limit 100`,
    [memberId, questionId],
  )

/** What a member wrote that nobody else sees yet, the newest first. */
export const selectPendingPosts = (database: Database, memberId: number): Promise<OwnPostRow[]> =>
  database.query<OwnPostRow>(
    `${SELECT} where post.author_id = $1 and post.status not in ('published', 'withdrawn') order by post.written_at desc, post.id desc limit 100`,
    [memberId],
  )

export type ThreadMarks = { votedIds: number[]; isFollowing: boolean; isAuthor: boolean }

/** What a member did at a question or discussion; null where there is none. */
export async function findThreadMarks(
  database: Database,
  memberId: number,
  questionId: number,
): Promise<ThreadMarks | null> {
  const [row] = await database.query<ThreadMarks>(SELECT_MARKS, [memberId, questionId])
  return row ?? null
}

const SELECT_MARKS = `
  select coalesce(question.author_id = $1, false) as "isAuthor",
    exists (select from post_follower where post_id = question.id and member_id = $1) as "isFollowing",
    array(
      select vote.post_id from post_vote vote join post answer on answer.id = vote.post_id
      where vote.member_id = $1 and answer.parent_id = question.id order by 1
    ) as "votedIds"
  from post question
  where question.id = $2 and question.kind in ('question', 'discussion') and (question.status = 'published' or question.author_id = $1)`

/** What a member said to the reviews of a place, the newest first. */
export const selectOwnComments = (database: Database, memberId: number, locationId: number): Promise<OwnPostRow[]> =>
  database.query<OwnPostRow>(
    `${SELECT}
     where post.author_id = $1 and post.kind = 'comment' and root.kind = 'locationReview' and root.location_id = $2 and post.status <> 'withdrawn'
     order by post.written_at desc, post.id desc limit 100`,
    [memberId, locationId],
  )
