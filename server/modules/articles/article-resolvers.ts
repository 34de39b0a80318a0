import { articlePage } from '#domain/content/article-page.ts'
import type { QueryResolvers } from '#server/generated/resolvers.ts'

export const articleQueries: Pick<QueryResolvers, 'posts'> = {
  posts: (_parent, part) => articlePage(part),
}
