import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const developments = defineFeature({
  routes: [
    { path: '/new-apartments', page: () => import('./developments.page.tsx') },
    { path: '/new-apartments/*', page: () => import('./development.page.tsx') },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
