import { articlePage } from '#domain/content/article-page.ts'

export const articleQueries = () => ({ posts: articlePage })
