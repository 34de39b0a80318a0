import { useLocation } from 'wouter'
import { type ArticleFront, articleFronts } from '#domain/content/article-fronts.ts'
import { articlePath, findArticle } from '#domain/content/article-index.ts'
import type { ArticleEntry } from '#domain/content/article-types.ts'
import { atOwnPath, type PreparePage } from '#src/api/pages/page-preparation.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { ArticleFrontView } from './article-front.tsx'
import { articleText } from './article-texts.ts'
import { ArticleView } from './article-view.tsx'
import { articlesCopy } from './articles.copy.ts'

export const preparePage: PreparePage = async (request) => {
  const { front, article } = contentOf(request.path)
  const ownPath = front?.path ?? (article && articlePath(article))
  if (ownPath === undefined) return { status: 404 }
  const outcome = atOwnPath(ownPath, request)
  if (outcome.status === 200) await loadParts(ownPath)
  return outcome
}

/** The text of this address, before its page is shown. */
export async function loadParts(path: string): Promise<void> {
  const { article } = contentOf(path)
  if (article) await articleText(article.slug).load()
}

/** The first page of a section, or one of its articles. */
export function Page() {
  const [path] = useLocation()
  const { front, article } = contentOf(path)
  if (front) return <ArticleFrontView front={front} />
  return article ? <ArticleView article={article} /> : <NotFound title={articlesCopy.missing} />
}

function contentOf(path: string): { front?: ArticleFront; article?: ArticleEntry } {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  const [, section = '', slug = ''] = plain.split('/')
  return { front: articleFronts.find((front) => front.path === plain), article: findArticle(section, slug) }
}
