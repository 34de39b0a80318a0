import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const home = defineFeature({
  routes: [
    { path: '/', page: () => import('./home.page.tsx') },
    {
      path: ['/for-sale', '/for-rent', '/sold-properties', '/leased', '/buy', '/rent'],
      page: () => import('./mode-alone.page.tsx'),
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
