import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const hiddenListings = defineFeature({
  routes: [{ path: '/collections/hidden', page: now(() => import('./hidden.page.tsx')) }],
  islands: [now(() => import('./hidden-listings.island.ts'))],
})
