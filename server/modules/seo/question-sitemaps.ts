import { everyQuestion, questionUri, formatQuestionUrl, formatQuestionsUrl } from '#domain/questions/question-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import { questionsWithLastPost } from './question-sitemaps.queries.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The questions of each suburb that has some, and every question, each with when something was last said. */
export async function questionEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await questionsWithLastPost(database)
  const bySuburb = Map.groupBy(rows, ({ locationUri }) => locationUri)
  const lists = [...bySuburb].map(([locationUri, questions]) => ({
    path: formatQuestionsUrl({ locationUri, ...everyQuestion }),
    modifiedAt: new Date(Math.max(...questions.map(({ modifiedAt }) => modifiedAt.getTime()))).toISOString(),
  }))
  const questions = rows.map(({ id, title, locationUri, modifiedAt }) => ({
    path: formatQuestionUrl({ locationUri, uri: questionUri(title, id) }),
    modifiedAt: modifiedAt.toISOString(),
  }))
  return [...lists, ...questions]
}
