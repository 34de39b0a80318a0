import { questionUri, formatQuestionUrl, formatQuestionsUrl } from '#domain/questions/question-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

type Row = { id: number; title: string; locationUri: string; modifiedAt: Date }

/** The questions of each suburb that has some, and every question, each with when something was last said. */
export async function questionEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await database.query<Row>(SELECT_QUESTIONS)
  const bySuburb = Map.groupBy(rows, ({ locationUri }) => locationUri)
  const lists = [...bySuburb].map(([locationUri, questions]) => ({
    path: formatQuestionsUrl({ locationUri, sortOrder: 'newest', page: 1 }),
    modifiedAt: new Date(Math.max(...questions.map(({ modifiedAt }) => modifiedAt.getTime()))).toISOString(),
  }))
  const questions = rows.map(({ id, title, locationUri, modifiedAt }) => ({
    path: formatQuestionUrl({ locationUri, uri: questionUri(title, id) }),
    modifiedAt: modifiedAt.toISOString(),
  }))
  return [...lists, ...questions]
}

const SELECT_QUESTIONS = `
  select question.id, question.title, location.uri as "locationUri",
    greatest(question.posted_at, max(question_reply.posted_at), max(question_comment.posted_at)) as "modifiedAt"
  from question
  join location on location.id = question.location_id
  left join question_reply on question_reply.question_id = question.id
  left join question_comment on question_comment.reply_id = question_reply.id
  group by question.id, location.uri
  order by location.uri, question.id`
