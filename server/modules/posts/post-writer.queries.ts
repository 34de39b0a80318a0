import type { PostHoldReason } from '#domain/posts/post-holds.ts'
import type { WrittenKind } from '#domain/posts/post-limits.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
import type { Database } from '#server/platform/database/database.ts'

export type PostRow = {
  id: number
  kind: WrittenKind
  authorId: number | null
  locationId: number | null
  parentId: number | null
  title: string
  content: string
  status: PostStatus
  holdReasons: PostHoldReason[]
  publishedAt: Date | null
  editedAt: Date | null
  isDecidedAgainst: boolean
}

const WRITTEN = `kind in ('locationReview', 'question', 'discussion', 'answer', 'comment')`

/** Whether the last that staff decided about a post was to reject, edit or merge it; needs `post`. */
const IS_DECIDED_AGAINST = `
  coalesce((select decision <> 'publish' from post_decision where post_id = post.id and decision <> 'appeal' order by id desc limit 1), false)`

/** Any post but a review of an agent; until the end of the transaction nobody else changes one that is locked. */
export async function selectPost(
  database: Database,
  id: number,
  { isLocked }: { isLocked: boolean },
): Promise<PostRow | null> {
  const [row] = await database.query<PostRow>(`${SELECT_POST} ${isLocked ? 'for no key update' : ''}`, [id])
  return row ?? null
}

const SELECT_POST = `
  select id, kind, author_id as "authorId", parent_id as "parentId", title, content, status, hold_reasons as "holdReasons",
    published_at as "publishedAt", edited_at as "editedAt", location_id as "locationId", ${IS_DECIDED_AGAINST} as "isDecidedAgainst"
  from post where id = $1 and ${WRITTEN}`

export async function lockAuthor(database: Database, memberId: number): Promise<void> {
  await database.query('select id from member where id = $1 for no key update', [memberId])
}

/** Whether everybody sees a post: it is published, and so is what it belongs to. */
export async function isShown(database: Database, id: number): Promise<boolean> {
  const [row] = await database.query(
    `select 1 from post left join post parent on parent.id = post.parent_id left join post root on root.id = parent.parent_id
     where post.id = $1 and post.status = 'published' and coalesce(parent.status, 'published') = 'published'
       and coalesce(root.status, 'published') = 'published'`,
    [id],
  )
  return row !== undefined
}

/** Whether a review of a place follows one of the same author that staff rejected or edited. */
export async function isReviewedAgain(
  database: Database,
  { kind, authorId, locationId }: Pick<PostRow, 'authorId' | 'kind' | 'locationId'>,
): Promise<boolean> {
  if (kind !== 'locationReview') return false
  const [row] = await database.query(
    `select 1 from post where author_id = $1 and location_id = $2 and kind = 'locationReview' and ${IS_DECIDED_AGAINST} limit 1`,
    [authorId, locationId],
  )
  return row !== undefined
}

export async function recentPostsOf(
  database: Database,
  memberId: number,
  after: Date,
): Promise<{ count: number; firstAt: Date | null }> {
  const [row] = await database.query<{ count: number; firstAt: Date | null }>(
    `select count(*) as count, min(written_at) as "firstAt" from post where author_id = $1 and ${WRITTEN} and written_at > $2`,
    [memberId, after],
  )
  return row ?? { count: 0, firstAt: null }
}

/** What a member wrote last, withdrawn posts too, and whether anything of theirs was ever published. */
export async function textsOf(
  database: Database,
  memberId: number,
  take: number,
): Promise<{ texts: string[]; isKnownAuthor: boolean }> {
  const rows = await database.query<{ text: string; isPublished: boolean }>(
    `select title || ' ' || content as text, published_at is not null as "isPublished" from post
     where author_id = $1 order by written_at desc limit $2`,
    [memberId, take],
  )
  return { texts: rows.map(({ text }) => text), isKnownAuthor: rows.some(({ isPublished }) => isPublished) }
}

/** What others wrote since a moment and is published that shares words in a row with a text, what shares the most first. */
export async function textsOfOthers(
  database: Database,
  { text, authorId, after, take }: { text: string; authorId: number; after: Date; take: number },
): Promise<string[]> {
  const rows = await database.query<{ text: string }>(SELECT_ALIKE, [text, authorId, after, take])
  return rows.map((row) => row.text)
}

export const SELECT_ALIKE = `
  with said as materialized (select text_fingerprint($1) as fingerprint)
  select title || ' ' || content as text
  from said join post on post.fingerprint && said.fingerprint
  where author_id is distinct from $2 and written_at > $3 and status = 'published'
  order by cardinality(array(select unnest(post.fingerprint) intersect select unnest(said.fingerprint))) desc, id desc
  limit $4`

/** What else of a member is published, the newest first. */
export async function publishedTextsOf(
  database: Database,
  { memberId, exceptId, take }: { memberId: number; exceptId: number; take: number },
): Promise<string[]> {
  const rows = await database.query<{ text: string }>(
    `select title || ' ' || content as text from post
     where author_id = $1 and id <> $2 and status = 'published' order by written_at desc limit $3`,
    [memberId, exceptId, take],
  )
  return rows.map(({ text }) => text)
}

/** What staff decided last about the writing of a member; null for nothing. */
export async function lastClosing(
  database: Database,
  memberId: number,
): Promise<{ isClosed: boolean; reason: string } | null> {
  const [last] = await database.query<{ isClosed: boolean; reason: string }>(
    `select decision = 'closeWriting' as "isClosed", reason from post_decision where member_id = $1 order by id desc limit 1`,
    [memberId],
  )
  return last ?? null
}

export async function hasRepliesOfOthers(database: Database, id: number, memberId: number): Promise<boolean> {
  const [row] = await database.query(
    `select 1 from post where parent_id = $1 and status = 'published' and author_id is distinct from $2 limit 1`,
    [id, memberId],
  )
  return row !== undefined
}

/** The numbers of posts whose authors have confirmed their address since they wrote them. */
export async function unconfirmedPosts(database: Database): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select post.id from post join member on member.id = post.author_id
     where post.status = 'unconfirmed' and post.${WRITTEN} and member.email_confirmed_at is not null order by post.id limit 100`,
  )
  return rows.map(({ id }) => id)
}
