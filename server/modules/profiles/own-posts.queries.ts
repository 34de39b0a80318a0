import type { Database } from '#server/platform/database/database.ts'

export type PostCounts = { questions: number; discussions: number; answers: number; reviews: number }

/** How much a member asked, began, answered and reviewed. */
export async function countPosts(database: Database, memberId: number): Promise<PostCounts> {
  const [counts] = await database.query<PostCounts>(COUNT, [memberId], { isPrepared: true })
  return counts ?? { questions: 0, discussions: 0, answers: 0, reviews: 0 }
}

const COUNT = `
  select
    count(*) filter (where post.kind = 'question') as questions, count(*) filter (where post.kind = 'discussion') as discussions,
    count(*) filter (where post.kind = 'answer' and question.status = 'published') as answers,
    count(*) filter (where post.kind in ('agentReview', 'locationReview')) as reviews
  from post left join post question on question.id = post.parent_id where post.author_id = $1 and post.status = 'published'`

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

/** A member's answers to questions that everybody sees, the latest first. */
export const answersOf = (database: Database, memberId: number, { skip, take }: Part): Promise<AnswerIds[]> =>
  database.query<AnswerIds>(SELECT_ANSWERS, [memberId, skip, take])

const SELECT_ANSWERS = `
  select post.parent_id as "questionId", post.id as "replyId" from post join post question on question.id = post.parent_id
  where post.author_id = $1 and post.status = 'published' and post.kind = 'answer' and question.status = 'published'
  order by post.published_at desc, post.id desc offset $2 limit $3`
