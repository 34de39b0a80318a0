import { isUuid } from '#domain/text/uuid.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const listingEditor = defineFeature({
  routes: [
    { path: '/agent-centre/listings', page: now(() => import('./list/listings.page.tsx')) },
    {
      path: '/agent-centre/listings/:id',
      accepts: ({ id = '' }) => isUuid(id),
      page: now(() => import('./editor/editor.page.tsx')),
    },
  ],
})
