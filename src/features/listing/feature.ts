import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const listing = defineFeature({
  routes: [
    { path: '/homes/*?', page: () => import('./listing.page.tsx') },
    { path: '/enquire/:listingId', page: () => import('./enquiry/plain-enquiry.page.tsx') },
  ],
  islands: [{ when: 'idle', load: () => import('./live/changed-listing.deferred-island.tsx') }],
})
