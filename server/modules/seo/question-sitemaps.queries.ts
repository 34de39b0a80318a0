import type { Database } from '#server/platform/database/database.ts'

export type SitemapQuestion = { id: number; title: string; locationUri: string; modifiedAt: Date }

/** Every question with when something was last said to it. */
export const questionsWithLastPost = (database: Database): Promise<SitemapQuestion[]> =>
  database.query<SitemapQuestion>(SELECT_QUESTIONS)

const SELECT_QUESTIONS = `
  select question.id, question.title, location.uri as "locationUri",
    greatest(question.published_at, max(answer.published_at), max(comment.published_at)) as "modifiedAt"
  from post question
  join location on location.id = question.location_id
  left join post answer on answer.parent_id = question.id and answer.status = 'published'
  left join post comment on comment.parent_id = answer.id and comment.status = 'published'
  where question.kind in ('question', 'discussion') and question.status = 'published'
  group by question.id, location.uri
  order by location.uri, question.id`
