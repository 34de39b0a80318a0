import type { Points } from '#domain/location-reviews/check-location-review.ts'
import { type ModerationDecision, statusAfterDecision } from '#domain/posts/moderation.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
import type { Database } from '#server/platform/database/database.ts'

type PostText = {
  title: string
  content: string
  rating: number | null
  statistics: readonly object[]
}

export type NewPost = PostText & {
  kind: PostKind
  /** The suburb of a question or discussion. */
  locationId: number | null
  /** The post that is replied to. */
  parentId: number | null
  authorId: number | null
  /** Of an author without an account, as `authorEmail`. */
  authorName: string | null
  authorEmail: string | null
  idempotencyKey: string
  status: PostStatus
  holdReasons: readonly string[]
  writtenAt: Date
  publishedAt: Date | null
  networkMark: string | null
  browserMark: string | null
}

/** The number of a new post. */
export async function insertPost(database: Database, post: NewPost): Promise<number> {
  const [row] = await database.query<{ id: number }>(INSERT_POST, [
    post.kind,
    post.authorId,
    post.authorName,
    post.authorEmail,
    post.idempotencyKey,
    post.status,
    post.holdReasons,
    post.title,
    post.content,
    post.rating,
    JSON.stringify(post.statistics),
    post.writtenAt,
    post.publishedAt,
    post.networkMark,
    post.browserMark,
    post.locationId,
    post.parentId,
  ])
  if (row === undefined) throw new Error('No post was written')
  return row.id
}

const INSERT_POST = `
  insert into post (kind, author_id, author_name, author_email, idempotency_key, status, hold_reasons, title, content, rating, statistics,
    written_at, waits_since, published_at, network_mark, browser_mark, location_id, parent_id)
  values ($1, $2, $3, $4, $5, $6, $7::text[], $8, $9, $10, $11::jsonb, $12, $12, $13, $14, $15, $16, $17)
  returning id`

export type ChangedPost = PostText & {
  id: number
  status: PostStatus
  holdReasons: readonly string[]
  publishedAt: Date | null
  now: Date
}

export async function updatePost(database: Database, post: ChangedPost): Promise<void> {
  await database.query(UPDATE_POST, [
    post.id,
    post.title,
    post.content,
    post.rating,
    JSON.stringify(post.statistics),
    post.status,
    post.holdReasons,
    post.publishedAt,
    post.now,
  ])
}

const UPDATE_POST = `
  update post set title = $2, content = $3, rating = $4, statistics = $5::jsonb, status = $6, hold_reasons = $7::text[],
    published_at = $8, edited_at = $9, decision_reason = null,
    waits_since = case when $6 = 'held' and status <> 'held' then $9 else waits_since end
  where id = $1`

export async function setPostStatus(
  database: Database,
  { id, status, publishedAt }: { id: number; status: PostStatus; publishedAt: Date | null },
): Promise<void> {
  await database.query('update post set status = $2, published_at = $3 where id = $1', [id, status, publishedAt])
}

export type SentPost = Pick<NewPost, 'kind' | 'title' | 'content' | 'rating'>

/** What a member sent first under a key; `isKnown`: whether what it said is stored, which it is not of a review of an agent that was changed. */
export async function findPostByKey(
  database: Database,
  authorId: number,
  key: string,
): Promise<(SentPost & { id: number; isKnown: boolean }) | null> {
  const [row] = await database.query<SentPost & { id: number; isKnown: boolean }>(SELECT_BY_KEY, [authorId, key])
  return row ?? null
}

const SELECT_BY_KEY = `
  select post.id, post.kind, said.title, said.content, said.rating, post.edited_at is null or first.id is not null as "isKnown"
  from post
  left join lateral (select * from post_version where post_id = post.id order by id limit 1) first on true
  cross join lateral (
    select coalesce(first.title, post.title) as title, coalesce(first.content, post.content) as content,
      coalesce(first.rating, post.rating) as rating
  ) said
  where post.author_id = $1 and post.idempotency_key = $2`

export type RecentPosts = { recent: number; firstOfRecent: Date | null }

export async function countRecent(
  database: Database,
  { authorId, kind, after }: { authorId: number; kind: PostKind; after: Date },
): Promise<RecentPosts> {
  const [row] = await database.query<RecentPosts>(
    `select count(*) as recent, min(written_at) as "firstOfRecent"
     from post where author_id = $1 and kind = $2 and written_at > $3`,
    [authorId, kind, after],
  )
  return row ?? { recent: 0, firstOfRecent: null }
}

export async function findKind(database: Database, id: number): Promise<PostKind | null> {
  const [row] = await database.query<{ kind: PostKind }>('select kind from post where id = $1', [id])
  return row?.kind ?? null
}

export async function lockPost(database: Database, id: number): Promise<boolean> {
  const [row] = await database.query('select id from post where id = $1 for no key update', [id])
  return row !== undefined
}

export type Decision = {
  id: number
  moderatorId: number
  decision: ModerationDecision
  statusBefore: PostStatus
  reason: string
  publishedAt: Date | null
  now: Date
  /** `edit`: what it says from now on. */
  text?: Pick<PostText, 'content' | 'title'> & { points: Points | null }
  /** `merge`: the question that stays. */
  mergedIntoId?: number
}

export async function decide(
  database: Database,
  { id, moderatorId, decision, statusBefore, reason, publishedAt, now, text, mergedIntoId }: Decision,
): Promise<void> {
  const status = statusAfterDecision(decision)
  await database.query(
    `update post set status = $2, published_at = $3, report_count = 0, hold_reasons = '{}', is_appealed = false,
       merged_into_id = $5, decision_reason = case when $2 = 'rejected' then $4 end
     where id = $1`,
    [id, status, publishedAt, reason, mergedIntoId ?? null],
  )
  if (text !== undefined) {
    await database.query('update post set title = $2, content = $3, edited_at = $4 where id = $1', [
      id,
      text.title,
      text.content,
      now,
    ])
    if (text.points !== null) {
      const { pros, cons } = text.points
      await database.query('update location_review set pros = $2, cons = $3 where id = $1', [id, pros, cons])
    }
  }
  await database.query(
    `insert into post_decision (post_id, moderator_id, decision, status_before, reason, decided_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, moderatorId, decision, statusBefore, reason, now],
  )
}

export async function clearOrigins(database: Database, before: Date): Promise<void> {
  await database.query(
    `update post set network_mark = null, browser_mark = null
     where (network_mark is not null or browser_mark is not null) and written_at <= $1`,
    [before],
  )
}
