import { searchModeOfPathPrefix } from '#domain/lookups/search-modes.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now, onIdle } from '#src/shared/runtime/later-code.ts'

export const results = defineFeature({
  routes: [
    { path: '/search', page: now(() => import('./form/search-form.page.tsx')) },
    { path: '/search/filters', page: now(() => import('./filters/filters.page.tsx')) },
    { path: '/search/:savedSearchUri', page: now(() => import('./saved-search.page.tsx')) },
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
      page: now(() => import('./results.page.tsx')),
      section: (path) => searchModeOfPathPrefix(path.split('/')[1]?.toLowerCase() ?? ''),
      isOnePage: true,
    },
  ],
  islands: [onIdle(() => import('./live/new-listings.deferred-island.tsx'))],
})
