import { isEnquiryReference } from '#domain/enquiries/enquiry-reference.ts'
import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const enquiriesInbox = defineFeature({
  routes: [
    {
      path: '/enquiries/:reference?',
      accepts: ({ reference }) => reference === undefined || isEnquiryReference(reference),
      page: () => import('./inbox.page.tsx'),
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
  islands: [{ when: 'load', load: () => import('./inbox.island.ts') }],
})
