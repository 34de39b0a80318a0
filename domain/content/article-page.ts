import { articlePath, articles, articlesOf } from './article-index.ts'
import type { ArticleEntry, ArticleSection } from './article-types.ts'

type ListedArticle = Omit<ArticleEntry, 'motif' | 'newsKind' | 'slug'> & { canonicalUri: string }
type ArticlePart = { section?: ArticleSection | null | undefined; skip: number; take: number }
type ArticlePage = { paging: { skip: number; take: number }; total: number; results: ListedArticle[] }

/** A part of the articles as the contract has them (docs/product.md, section 20.4). */
export function articlePage({ section, skip, take }: ArticlePart): ArticlePage {
  const all = section ? articlesOf(section) : articles
  return { paging: { skip, take }, total: all.length, results: all.slice(skip, skip + take).map(listed) }
}

const listed = (article: ArticleEntry): ListedArticle => {
  const { section, title, standfirst, publishedOn, modifiedOn, minutes } = article
  return { canonicalUri: articlePath(article), section, title, standfirst, publishedOn, modifiedOn, minutes }
}
