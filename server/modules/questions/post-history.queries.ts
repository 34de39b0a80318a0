import type { PostKind } from '#domain/posts/post-limits.ts'
import type { Database } from '#server/platform/database/database.ts'

export type HeadRow = { postId: number; kind: PostKind; title: string; locationId: number }

/** A published review of a place, question or discussion; null for all else. */
export async function findPublishedHead(database: Database, postId: number): Promise<HeadRow | null> {
  const [row] = await database.query<HeadRow>(
    `select id as "postId", kind, title, location_id as "locationId" from post
     where id = $1 and status = 'published' and kind in ('locationReview', 'question', 'discussion')`,
    [postId],
  )
  return row ?? null
}
