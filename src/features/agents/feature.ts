import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'

export const agents = defineFeature({
  routes: [
    { path: '/real-estate-agents', page: onIdle(() => import('./finder/agent-finder.page.tsx')), section: 'agents' },
    {
      path: ['/real-estate-agents/*', '/property-managers/*?'],
      page: onIdle(() => import('./list/agents.page.tsx')),
      section: 'agents',
      isOnePage: true,
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
