import { postIdOfParam } from '#domain/posts/moderation-url.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const postHistory = defineFeature({
  routes: [
    {
      path: '/posts/:postId/history',
      accepts: ({ postId }) => postIdOfParam(postId) !== null,
      page: now(() => import('./history.page.tsx')),
    },
  ],
})
