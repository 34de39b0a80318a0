import type { Database } from '#server/platform/database/database.ts'
import type { DraftPost } from './draft-post.ts'

type Numbered = { id: number; parentId: number | null; post: DraftPost }

/** Writes posts with all that belongs to them, parents first, and answers their numbers in the same order, without those of replies. */
export async function loadPosts(database: Database, posts: readonly DraftPost[]): Promise<number[]> {
  const [next] = await database.query<{ first: number }>(`select nextval('post_number') as first`)
  const all: Numbered[] = []
  const number = (post: DraftPost, parentId: number | null): number => {
    const id = (next?.first ?? 1) + all.length
    all.push({ id, parentId, post })
    for (const reply of post.replies) number(reply, id)
    return id
  }
  const ids = posts.map((post) => number(post, null))
  const last = all.at(-1)
  if (last === undefined) return []
  await database.copyRows('post', POST_COLUMNS, all.map(postRow))
  await copyRelated(database, all)
  await database.query(`select setval('post_number', $1)`, [last.id])
  return ids
}

async function copyRelated(database: Database, all: readonly Numbered[]): Promise<void> {
  const rows = (rowsOf: (numbered: Numbered) => unknown[][]) => all.flatMap(rowsOf)
  await database.copyRows(
    'post_vote',
    ['post_id', 'member_id'],
    rows(({ id, post }) => post.voters.map((each) => [id, each])),
  )
  await database.copyRows(
    'post_follower',
    ['post_id', 'member_id'],
    rows(({ id, post }) => post.followers.map((each) => [id, each])),
  )
  await database.copyRows(
    'post_version',
    ['post_id', 'title', 'content', 'replaced_at'],
    rows(({ id, post: { version } }) =>
      version === null ? [] : [[id, version.title, version.content, version.replacedAt]],
    ),
  )
  await database.copyRows(
    'post_report',
    ['post_id', 'member_id', 'reason', 'reported_at'],
    rows(({ id, post }) => post.reports.map(({ memberId, reason, reportedAt }) => [id, memberId, reason, reportedAt])),
  )
  await database.copyRows(
    'post_decision',
    ['post_id', 'moderator_id', 'decision', 'status_before', 'reason', 'decided_at'],
    rows(({ id, post: { decision } }) =>
      decision === null ? [] : [[id, decision.moderatorId, 'reject', 'held', decision.reason, decision.decidedAt]],
    ),
  )
}

const POST_COLUMNS = [
  'id',
  'kind',
  'location_id',
  'parent_id',
  'author_id',
  'status',
  'hold_reasons',
  'decision_reason',
  'title',
  'content',
  'rating',
  'statistics',
  'report_count',
  'written_at',
  'waits_since',
  'published_at',
  'edited_at',
]

const postRow = ({ id, parentId, post }: Numbered): unknown[] => [
  id,
  post.kind,
  post.locationId,
  parentId,
  post.authorId,
  post.status,
  post.holdReasons,
  post.decisionReason,
  post.title,
  post.content,
  post.rating,
  JSON.stringify(post.statistics),
  post.reports.length,
  post.writtenAt,
  post.waitsSince,
  post.publishedAt,
  post.editedAt,
]
