import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const agents = defineFeature({
  routes: [
    { path: '/real-estate-agents', page: () => import('./finder/agent-finder.page.tsx'), hydratesWhenIdle: true },
    {
      path: ['/real-estate-agents/*', '/property-managers/*?'],
      page: () => import('./list/agents.page.tsx'),
      isOnePage: true,
      hydratesWhenIdle: true,
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
