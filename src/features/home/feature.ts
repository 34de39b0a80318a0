import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const home = defineFeature({
  routes: [
    { path: '/', page: now(() => import('./home.page.tsx')), section: 'home' },
    {
      path: ['/for-sale', '/for-rent', '/sold-properties', '/leased', '/buy', '/rent'],
      page: now(() => import('./mode-alone.page.tsx')),
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
