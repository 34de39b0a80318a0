import { profileTabOf } from '#domain/profiles/profile-tab.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now, onIdle, onIntent } from '#src/shared/runtime/later-code.ts'

export const profile = defineFeature({
  routes: [
    // The reviews of an agent have filters and an order of their own; those that a member wrote are a tab like the others.
    {
      path: '/agent/:username/reviews',
      page: onIdle(() => import('./reviews/agent-reviews.page.tsx')),
      section: 'profiles',
      isOnePage: true,
    },
    {
      path: ['/agent/:username/:agentTab?', '/user/:username/:userTab?'],
      accepts: ({ agentTab, userTab }) => profileTabOf(agentTab !== undefined, agentTab ?? userTab) !== null,
      page: onIdle(() => import('./profile.page.tsx')),
      section: 'profiles',
    },
    { path: '/following', page: now(() => import('./following/following.page.tsx')) },
  ],
  on: { 'member.authenticated': onIntent(() => import('./follow/send-follows-of-nobody.ts')) },
})
