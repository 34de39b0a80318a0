import { useLocation } from 'wouter'
import { type ArticleFront, articleFronts } from '#domain/content/article-fronts.ts'
import { articlePath, findArticle } from '#domain/content/article-index.ts'
import type { ArticleEntry } from '#domain/content/article-types.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { ArticleFrontView } from './article-front.tsx'
import { articleTexts } from './article-texts.ts'
import { ArticleView } from './article-view.tsx'

export const preparePage: PreparePage = async ({ path }) => {
  const { front, article } = contentOf(path)
  const canonicalPath = front?.path ?? (article && articlePath(article))
  if (canonicalPath === undefined) return { status: 404 }
  if (canonicalPath !== path) return { status: 301, redirectTo: canonicalPath }
  await loadText(path)
  return { status: 200 }
}

/** The text of this address, before its page is shown. */
export async function loadText(path: string): Promise<void> {
  const { article } = contentOf(path)
  if (article) await articleTexts.load(article.slug)
}

/** The first page of a section, or one of its articles. */
export function Page() {
  const [path] = useLocation()
  const { front, article } = contentOf(path)
  if (front) return <ArticleFrontView front={front} />
  return article ? <ArticleView article={article} /> : <NotFound title="This article does not exist" />
}

function contentOf(path: string): { front?: ArticleFront; article?: ArticleEntry } {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  const [, section = '', slug = ''] = plain.split('/')
  return { front: articleFronts.find((front) => front.path === plain), article: findArticle(section, slug) }
}
