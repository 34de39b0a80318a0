import type { Database } from '#server/platform/database/database.ts'

/** Who follows the question of an answer, and the suburb that it is about; the author of the answer is told nothing. */
export const followersOfAnswer = (
  database: Database,
  answerId: number,
): Promise<{ memberId: number; locationId: number }[]> =>
  database.query<{ memberId: number; locationId: number }>(
    `select follower.member_id as "memberId", question.location_id as "locationId"
     from post answer
     join post question on question.id = answer.parent_id
     join post_follower follower on follower.post_id = question.id and follower.member_id is distinct from answer.author_id
     where answer.id = $1::int and answer.kind = 'answer'
     order by follower.member_id`,
    [answerId],
    { isPrepared: true },
  )

export type ToldAnswer = {
  postId: number
  content: string
  /** Null where who answered has left. */
  author: string | null
  questionId: number
  questionTitle: string
  questionKind: 'discussion' | 'question'
  locationId: number
}

/** Those of these answers that are still published, in the order in which they were. */
export const answersToTell = (database: Database, answerIds: readonly number[]): Promise<ToldAnswer[]> =>
  database.query<ToldAnswer>(
    `select answer.id as "postId", answer.content, member.name as author, question.id as "questionId",
       question.title as "questionTitle", question.kind as "questionKind", question.location_id as "locationId"
     from post answer
     join post question on question.id = answer.parent_id and question.status = 'published'
     left join member on member.id = answer.author_id and member.deleted_at is null
     where answer.id = any ($1::int[]) and answer.kind = 'answer' and answer.status = 'published'
     order by answer.published_at, answer.id`,
    [answerIds],
  )

type Following = { memberId: number; questionIds: readonly number[] }

/** Those of these questions that a member follows, by their titles. */
export const followedQuestions = (database: Database, { memberId, questionIds }: Following) =>
  database.query<{ id: number; name: string }>(
    `select post.id, post.title as name from post_follower follower join post on post.id = follower.post_id
     where follower.member_id = $1 and follower.post_id = any ($2::int[]) order by post.id`,
    [memberId, questionIds],
  )

export const unfollowQuestions = (database: Database, { memberId, questionIds }: Following) =>
  database.query<{ id: number; name: string }>(
    `delete from post_follower follower using post
     where post.id = follower.post_id and follower.member_id = $1 and follower.post_id = any ($2::int[])
     returning post.id, post.title as name`,
    [memberId, questionIds],
  )
