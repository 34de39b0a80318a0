import type { ModerationStep } from '#domain/posts/moderation.ts'
import type { Database } from '#server/platform/database/database.ts'

export type ExportedDecision = {
  /** Null where it is about all that the member writes. */
  postId: number | null
  decision: ModerationStep | 'closeWriting' | 'openWriting'
  reason: string
  decidedAt: Date
}

/** What staff decided about the posts of a member and about their writing, and what the member said in appeals. */
export const decisionsAboutMember = (database: Database, memberId: number): Promise<ExportedDecision[]> =>
  database.query<ExportedDecision>(
    `select post_id as "postId", decision, reason, decided_at as "decidedAt"
     from post_decision left join post on post.id = post_decision.post_id
     where post.author_id = $1 or post_decision.member_id = $1 order by post_decision.id`,
    [memberId],
  )
