import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const performanceHub = defineFeature({
  routes: [
    { path: '/performance', page: now(() => import('./hub.page.tsx')), isOnePage: true },
    {
      path: '/performance/:listingId',
      accepts: ({ listingId = '' }) => /^[1-9]\d{0,8}$/.test(listingId),
      page: now(() => import('./listing-performance.page.tsx')),
      isOnePage: true,
    },
  ],
})
