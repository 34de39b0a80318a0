import type { Database } from '#server/platform/database/database.ts'
import type { VersionRow } from './post-version-record.ts'

/** Stores what a post says until now. It is for everybody to read where everybody could, and nobody reported it. */
export async function addVersion(database: Database, id: number, now: Date): Promise<void> {
  await database.query(
    `insert into post_version
       (post_id, title, content, rating, statistics, author_relation, since_year, pros, cons, is_public, replaced_at)
     select post.id, post.title, post.content, post.rating, post.statistics, said.author_relation, said.since_year,
       coalesce(said.pros, '{}'), coalesce(said.cons, '{}'), post.status = 'published' and post.report_count = 0, $2
     from post left join location_review said on said.id = post.id
     where post.id = $1`,
    [id, now],
  )
}

/** What staff decided against may stand in every version before it. */
export async function hideVersions(database: Database, id: number): Promise<void> {
  await database.query('update post_version set is_public = false where post_id = $1 and is_public', [id])
}

/** The latest first. */
export const versionsOf = (database: Database, postIds: readonly number[]): Promise<VersionRow[]> =>
  database.query<VersionRow>(
    `select post_id as "postId", title, content, rating, statistics, author_relation as "authorRelation",
       since_year as "sinceYear", pros, cons, is_public as "isPublic", replaced_at as "replacedAt"
     from post_version where post_id = any($1::int[]) order by id desc`,
    [postIds],
  )
