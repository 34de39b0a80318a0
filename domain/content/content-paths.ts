import { articleFronts } from './article-fronts.ts'
import { articlePath, articles } from './article-index.ts'
import { companyPages } from './company-pages.ts'

/** `modifiedOn` is a day, yyyy-mm-dd. */
export type ContentPath = { path: string; modifiedOn: string }

/** Every page of words with the day of its last change: a front changes with its newest article. For sitemaps. */
export const contentPaths: readonly ContentPath[] = [
  ...companyPages.map(({ path, modifiedOn }) => ({ path, modifiedOn })),
  ...articles.map((article) => ({ path: articlePath(article), modifiedOn: article.modifiedOn })),
  ...articleFronts.map(({ path, section }) => ({
    path,
    modifiedOn: latestDay(
      articles.filter((article) => article.section === section).map((article) => article.modifiedOn),
    ),
  })),
]

function latestDay(days: readonly string[]): string {
  const latest = days.toSorted().at(-1)
  if (latest === undefined) throw new Error('A section without articles has no day of its last change')
  return latest
}
