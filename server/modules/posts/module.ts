import { defineModule } from '#server/platform/modules/define-module.ts'
import { postStore } from './post-store.ts'
import { posts } from './posts-services.ts'

/** What members write for others: reviews, questions, discussions, answers and comments. */
export const postsModule = defineModule({
  name: posts,
  dependsOn: [],
  services: ({ database }) => ({ posts: postStore(database) }),
})
