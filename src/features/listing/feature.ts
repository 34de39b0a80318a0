import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now, onIdle } from '#src/shared/runtime/later-code.ts'

export const listing = defineFeature({
  routes: [
    { path: '/homes/*?', page: now(() => import('./listing.page.tsx')) },
    { path: '/enquire/:listingId', page: now(() => import('./enquiry/plain-enquiry.page.tsx')) },
  ],
  islands: [onIdle(() => import('./live/changed-listing.deferred-island.tsx'))],
})
