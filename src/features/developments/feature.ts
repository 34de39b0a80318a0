import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const developments = defineFeature({
  routes: [
    { path: '/new-apartments', page: () => import('./developments.page.tsx') },
    {
      path: '/new-apartments/:suburb/:building',
      // A number at the end is that of a listing (domain/locations/new-building-url.ts).
      accepts: ({ building = '' }) => /\D/.test(building),
      page: () => import('./building.page.tsx'),
    },
    { path: '/new-apartments/*', page: () => import('./development.page.tsx') },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
