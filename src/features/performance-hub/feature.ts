import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const performanceHub = defineFeature({
  routes: [
    { path: '/performance', page: () => import('./hub.page.tsx'), isOnePage: true },
    {
      path: '/performance/:listingId',
      accepts: ({ listingId = '' }) => /^[1-9]\d{0,8}$/.test(listingId),
      page: () => import('./home-performance.page.tsx'),
      isOnePage: true,
    },
  ],
})
