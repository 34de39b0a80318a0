import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const results = defineFeature({
  routes: [
    { path: '/search', page: () => import('./form/search-form.page.tsx') },
    { path: '/search/filters', page: () => import('./filters/filters.page.tsx') },
    { path: '/search/:savedSearchUri', page: () => import('./saved-search.page.tsx') },
    {
      path: [
        '/for-sale/*?',
        '/for-rent/*?',
        '/sold-properties/*?',
        '/leased/*?',
        '/buy/*?',
        '/rent/*?',
        '/real-estate-agency/*?',
      ],
      page: () => import('./results.page.tsx'),
      isOnePage: true,
    },
  ],
  islands: [{ when: 'idle', load: () => import('./live/new-homes.deferred-island.tsx') }],
})
