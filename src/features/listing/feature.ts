import { isUuid } from '#domain/text/uuid.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now, onIdle } from '#src/shared/runtime/later-code.ts'

export const listing = defineFeature({
  routes: [
    { path: '/homes/*?', page: now(() => import('./listing.page.tsx')), section: 'listing' },
    {
      path: '/agent-centre/listings/:id/preview',
      accepts: ({ id = '' }) => isUuid(id),
      page: now(() => import('./preview/preview.page.tsx')),
    },
    { path: '/enquire/:listingId', page: now(() => import('./enquiry/plain-enquiry.page.tsx')) },
  ],
  islands: [onIdle(() => import('./live/changed-listing.deferred-island.tsx'))],
})
