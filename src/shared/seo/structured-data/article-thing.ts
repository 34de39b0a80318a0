import type { ArticleEntry } from '#domain/content/article-types.ts'
import { SITE_NAME } from '#src/shared/seo/site-name.ts'
import type { Thing } from './thing.ts'

/** A piece of news, or a guide or lifestyle piece, from the portal's own hand. `path` is its address from the slash on. */
export const articleThing = (origin: string, article: ArticleEntry, path: string): Thing => ({
  '@type': article.section === 'news' ? 'NewsArticle' : 'Article',
  '@id': `${origin}${path}#article`,
  headline: article.title,
  description: article.standfirst,
  datePublished: article.publishedOn,
  dateModified: article.modifiedOn,
  inLanguage: 'en-AU',
  image: `${origin}/site-image.jpg`,
  mainEntityOfPage: origin + path,
  author: organization(origin),
  publisher: organization(origin),
})

const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: SITE_NAME,
  url: `${origin}/`,
})
