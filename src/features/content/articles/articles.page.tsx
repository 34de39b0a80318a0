import { useLocation } from 'wouter'
import { type ArticleFront, articleFronts } from '#domain/content/article-fronts.ts'
import { articlePath, findArticle } from '#domain/content/article-index.ts'
import type { ArticleEntry } from '#domain/content/article-types.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { toOwnPath } from '#src/shared/page/page-outcome.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { ArticleFrontView } from './article-front.tsx'
import { articleText } from './article-texts.ts'
import { ArticleView } from './article-view.tsx'
import { articlesCopy } from './articles.copy.ts'

/** The first page of a section, or one of its articles. */
export default definePageFrame({
  View: Page,
  prepare(request) {
    const { front, article } = contentOf(request.path)
    const ownPath = front?.path ?? (article && articlePath(article))
    return Promise.resolve(ownPath === undefined ? { status: 404 } : (toOwnPath(request, ownPath) ?? { status: 200 }))
  },
  deferred({ path }) {
    const { article } = contentOf(path)
    return article ? [articleText(article.slug)] : []
  },
})

function Page() {
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
