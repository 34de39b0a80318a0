import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { articleQueries } from './article-resolvers.ts'

/** The articles of the blog, for whoever reads them by the API. */
export const articlesModule = defineModule({
  name: moduleNamed('articles'),
  dependsOn: [],
  resolvers: { Query: articleQueries },
})
