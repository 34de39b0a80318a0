import type { Database } from '#server/platform/database/database.ts'

export type PostCounts = { questions: number; discussions: number; answers: number; reviews: number }

/** How much a member asked, began, answered and reviewed. */
export async function countPosts(database: Database, memberId: number): Promise<PostCounts> {
  const [counts] = await database.query<PostCounts>(COUNT, [memberId], { isPrepared: true })
  return counts ?? { questions: 0, discussions: 0, answers: 0, reviews: 0 }
}

const COUNT = `
  select
    count(*) filter (where kind = 'question') as questions, count(*) filter (where kind = 'discussion') as discussions,
    count(*) filter (where kind = 'answer') as answers, count(*) filter (where kind in ('agentReview', 'locationReview')) as reviews
  from post where author_id = $1 and status = 'published'`

export type Part = { skip: number; take: number }

/** The numbers of a member's questions, the latest first; of discussions alone or questions alone unless that is null. */
export async function questionIdsOf(
  database: Database,
  memberId: number,
  isDiscussion: boolean | null,
  { skip, take }: Part,
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(SELECT_QUESTIONS, [memberId, isDiscussion, skip, take])
  return rows.map(({ id }) => id)
}

const SELECT_QUESTIONS = `
  select id from post
  where author_id = $1 and status = 'published' and kind in ('question', 'discussion') and ($2::boolean is null or (kind = 'discussion') = $2)
  order by published_at desc, id desc offset $3 limit $4`

export type AnswerIds = { questionId: number; replyId: number }

/** A member's answers, the latest first. */
export const answersOf = (database: Database, memberId: number, { skip, take }: Part): Promise<AnswerIds[]> =>
  database.query<AnswerIds>(SELECT_ANSWERS, [memberId, skip, take])

const SELECT_ANSWERS = `
  select parent_id as "questionId", id as "replyId" from post where author_id = $1 and status = 'published' and kind = 'answer'
  order by published_at desc, id desc offset $2 limit $3`
