import { postIdOfParam } from '#domain/posts/moderation-url.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const moderation = defineFeature({
  routes: [
    { path: '/admin/moderation', page: now(() => import('./list/cases.page.tsx')) },
    { path: '/admin/agent-reviews', page: now(() => import('./list/agent-reviews.page.tsx')) },
    {
      path: '/admin/moderation/:postId',
      accepts: ({ postId }) => postIdOfParam(postId) !== null,
      page: now(() => import('./case/case.page.tsx')),
    },
    {
      path: '/posts/:postId/decision',
      accepts: ({ postId }) => postIdOfParam(postId) !== null,
      page: now(() => import('./decision/decision.page.tsx')),
    },
  ],
  islands: [now(() => import('./moderation.island.ts'))],
})
