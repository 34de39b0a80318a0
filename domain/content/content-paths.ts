import { type ArticleFront, articleFronts } from './article-fronts.ts'
import { articlePath, articles } from './article-index.ts'
import type { ArticleEntry } from './article-types.ts'
import { type CompanyPage, companyPages } from './company-pages.ts'

/** `modifiedOn` is a day, yyyy-mm-dd. */
export type ContentPath = { path: string; modifiedOn: string }

/** The pages of a portal's words with the day of their last change: a front changes with its newest article. */
export const contentPathsOf = (
  pages: readonly Pick<CompanyPage, 'path' | 'modifiedOn'>[],
  entries: readonly Pick<ArticleEntry, 'section' | 'slug' | 'modifiedOn'>[],
  fronts: readonly Pick<ArticleFront, 'path' | 'section'>[],
): ContentPath[] => [
  ...pages.map(({ path, modifiedOn }) => ({ path, modifiedOn })),
  ...entries.map((entry) => ({ path: articlePath(entry), modifiedOn: entry.modifiedOn })),
  ...fronts.map(({ path, section }) => ({
    path,
    modifiedOn: latestDay(entries.filter((entry) => entry.section === section).map(({ modifiedOn }) => modifiedOn)),
  })),
]

function latestDay(days: readonly string[]): string {
  const latest = days.toSorted().at(-1)
  if (latest === undefined) throw new Error('A section without articles has no day of its last change')
  return latest
}

/** Every page of words with the day of its last change. For sitemaps. */
export const contentPaths: readonly ContentPath[] = contentPathsOf(companyPages, articles, articleFronts)
