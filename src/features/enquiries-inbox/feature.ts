import { isLowerCaseUuid } from '#domain/text/uuid.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const enquiriesInbox = defineFeature({
  routes: [
    {
      path: '/enquiries/:reference?',
      accepts: ({ reference }) => reference === undefined || isLowerCaseUuid(reference),
      page: now(() => import('./inbox.page.tsx')),
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
  islands: [now(() => import('./inbox.island.ts'))],
})
