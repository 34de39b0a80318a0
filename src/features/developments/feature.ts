import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const developments = defineFeature({
  routes: [
    { path: '/new-apartments', page: now(() => import('./developments.page.tsx')), section: 'developments' },
    {
      path: '/new-apartments/:suburb/:building',
      // A number at the end is that of a listing (domain/locations/new-building-url.ts).
      accepts: ({ building = '' }) => /\D/.test(building),
      page: now(() => import('./building.page.tsx')),
      section: 'developments',
    },
    { path: '/new-apartments/*', page: now(() => import('./development.page.tsx')), section: 'developments' },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
