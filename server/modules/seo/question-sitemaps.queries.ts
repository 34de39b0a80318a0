import type { Database } from '#server/platform/database/database.ts'

export type SitemapQuestion = { id: number; title: string; locationUri: string; modifiedAt: Date }

/** Every question with when something was last said to it. */
export const questionsWithLastPost = (database: Database): Promise<SitemapQuestion[]> =>
  database.query<SitemapQuestion>(SELECT_QUESTIONS)

const SELECT_QUESTIONS = `
  select question.id, question.title, location.uri as "locationUri",
    greatest(question.posted_at, max(question_reply.posted_at), max(question_comment.posted_at)) as "modifiedAt"
  from question
  join location on location.id = question.location_id
  left join question_reply on question_reply.question_id = question.id
  left join question_comment on question_comment.reply_id = question_reply.id
  group by question.id, location.uri
  order by location.uri, question.id`
