import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const agencies = defineFeature({
  routes: [
    {
      path: ['/real-estate-agencies', '/real-estate-agencies/*'],
      page: () => import('./agencies.page.tsx'),
      isOnePage: true,
      hydratesWhenIdle: true,
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
