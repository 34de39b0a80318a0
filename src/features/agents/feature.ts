import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const agents = defineFeature({
  routes: [
    { path: '/real-estate-agents', page: () => import('./finder/agent-finder.page.tsx') },
    {
      path: ['/real-estate-agents/*', '/property-managers/*?'],
      page: () => import('./list/agents.page.tsx'),
      isOnePage: true,
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
