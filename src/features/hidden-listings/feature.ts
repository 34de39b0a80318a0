import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const hiddenListings = defineFeature({
  routes: [{ path: '/collections/hidden', page: () => import('./hidden.page.tsx') }],
  islands: [{ when: 'load', load: () => import('./hidden-listings.island.ts') }],
})
