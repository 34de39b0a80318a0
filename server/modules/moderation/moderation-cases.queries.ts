import type { ModerationState } from '#domain/posts/moderation.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CaseRow, StepRow } from './moderation-record.ts'

/** The planner takes joins beyond eight as they are written, so the posts that are wanted come first. */
const selectCasesOf = (wanted: string): string => `
  select post.id as "postId", post.kind, post.status, post.title, post.content, post.rating,
    case when said.id is null then '[]' else post.statistics end as statistics, said.author_relation as "authorRelation",
    said.since_year as "sinceYear", coalesce(said.pros, '{}') as pros, coalesce(said.cons, '{}') as cons, review.evidence,
    review.is_verified as "isVerified", post.hold_reasons as "holdReasons", post.report_count as "reportCount",
    post.is_appealed as "isAppealed", post.written_at as "writtenAt", post.published_at as "publishedAt",
    post.edited_at as "editedAt", post.author_id as "authorId",
    coalesce(member.name, post.author_name, 'Former member') as "authorName",
    case when member.deleted_at is null then member.username end as "authorUsername",
    (select count(*) from post other where other.author_id = post.author_id and other.status = 'published') as "publishedCount",
    (select count(*) from post other where other.author_id = post.author_id and other.status = 'rejected') as "rejectedCount",
    coalesce(
      (select decision = 'closeWriting' from post_decision where member_id = post.author_id order by id desc limit 1), false
    ) as "isWritingClosed",
    thread.id as "threadId", thread.kind as "threadKind", thread.title as "threadTitle", location.uri as "locationUri", location.name as "locationName",
    agent.username as "agentUsername", agent.name as "agentName",
    coalesce(parent.status, 'published') = 'published' and (thread.id = post.id or thread.status = 'published') as "isParentShown"
  from ${wanted}
  left join post parent on parent.id = post.parent_id
  join post thread on thread.id = coalesce(parent.parent_id, parent.id, post.id)
  left join location on location.id = thread.location_id
  left join agent_review review on review.id = post.id
  left join location_review said on said.id = post.id
  left join agent on agent.id = review.agent_id
  left join member on member.id = post.author_id`

const WAITS = `(post.status = 'held' or (post.status = 'published' and post.report_count > 0)
  or (post.is_appealed and post.status in ('published', 'rejected')))`

export async function findCase(database: Database, id: number): Promise<CaseRow | null> {
  const [row] = await database.query<CaseRow>(`${selectCasesOf('post')} where post.id = $1`, [id])
  return row ?? null
}

/** How many posts of each of these kinds wait for staff. */
export const countWaiting = (
  database: Database,
  kinds: readonly PostKind[],
): Promise<{ kind: PostKind; count: number }[]> =>
  database.query<{ kind: PostKind; count: number }>(
    `select kind, count(*) as count from post where ${WAITS} and kind = any($1::text[]) group by kind order by kind`,
    [kinds],
  )

/** Posts about which staff decided, counted. */
export async function countDecided(database: Database, kinds: readonly PostKind[]): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from (select distinct kind, post_id from post_decision where kind = any($1::text[])) decided`,
    [kinds],
  )
  return row?.count ?? 0
}

/** The numbers of a page of cases and where each stands among all. */
const selections: Readonly<Record<ModerationState, string>> = {
  waiting: `
    select post.id, row_number() over (order by post.waits_since, post.id) as place from post
    where ${WAITS} and post.kind = any($1::text[]) order by post.waits_since, post.id offset $2 limit $3`,
  decided: `
    select step.post_id as id, -step.id as place from post_decision step
    where step.kind = any($1::text[])
      and not exists (select from post_decision later where later.post_id = step.post_id and later.id > step.id)
    order by step.id desc offset $2 limit $3`,
}

export const pageOfCases = (
  database: Database,
  { kinds, state, skip, take }: { kinds: readonly PostKind[]; state: ModerationState; skip: number; take: number },
): Promise<CaseRow[]> =>
  database.query<CaseRow>(
    `${selectCasesOf(`(${selections[state]}) page join post on post.id = page.id`)} order by page.place`,
    [kinds, skip, take],
  )

/** What became of posts, the first first. */
export const stepsOf = (database: Database, postIds: readonly number[]): Promise<StepRow[]> =>
  database.query<StepRow>(
    `select step.id, step.post_id as "postId", step.decision as type, step.reason, step.decided_at as at,
       case step.decision when 'appeal' then author.name else moderator.name end as by
     from post_decision step
     join post on post.id = step.post_id
     left join member moderator on moderator.id = step.moderator_id and moderator.deleted_at is null
     left join member author on author.id = post.author_id and author.deleted_at is null
     where step.post_id = any($1::int[]) order by step.id`,
    [postIds],
  )
