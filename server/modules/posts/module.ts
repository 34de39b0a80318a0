import { defineModule } from '#server/platform/modules/define-module.ts'
import { members } from '#server/modules/members/members-services.ts'
import { postFeedback } from './post-feedback.ts'
import { postStore } from './post-store.ts'
import { postWriter } from './post-writer.ts'
import { posts } from './posts-services.ts'

/** What members write for others: reviews, questions, discussions, answers and comments. */
export const postsModule = defineModule({
  name: posts,
  dependsOn: [members],
  services: (parts) => ({
    posts: postStore(parts.database),
    postWriter: postWriter(parts),
    postFeedback: postFeedback(parts),
  }),
  jobs: ({ postWriter: writer }) => [
    {
      name: 'posts.confirmed',
      handle: () => writer.settleConfirmed(),
      isForAll: true,
      schedule: { cron: '* * * * *', timeZone: 'UTC' },
    },
  ],
})
