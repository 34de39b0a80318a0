import { profileTabOf } from '#domain/profiles/profile-tab.ts'
import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const profile = defineFeature({
  routes: [
    // The reviews of an agent have filters and an order of their own; those that a member wrote are a tab like the others.
    {
      path: '/agent/:username/reviews',
      page: () => import('./reviews/agent-reviews.page.tsx'),
      isOnePage: true,
      hydratesWhenIdle: true,
    },
    {
      path: ['/agent/:username/:agentTab?', '/user/:username/:userTab?'],
      accepts: ({ agentTab, userTab }) => profileTabOf(agentTab !== undefined, agentTab ?? userTab) !== null,
      page: () => import('./profile.page.tsx'),
      hydratesWhenIdle: true,
    },
    { path: '/following', page: () => import('./following/following.page.tsx') },
  ],
  on: { 'member.authenticated': () => import('./follow/send-wishes-of-nobody.ts') },
})
