import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const enquiriesInbox = defineFeature({
  routes: [{ path: '/enquiries/:reference?', page: () => import('./inbox.page.tsx') }],
  islands: [{ when: 'load', load: () => import('./inbox.island.ts') }],
})
