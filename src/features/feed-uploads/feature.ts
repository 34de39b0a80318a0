import { isLowerCaseUuid } from '#domain/text/uuid.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const feedUploads = defineFeature({
  routes: [
    {
      path: '/agent-centre/multiloader/:uploadId?',
      accepts: ({ uploadId }) => uploadId === undefined || isLowerCaseUuid(uploadId),
      page: now(() => import('./multiloader.page.tsx')),
      isOnePage: true,
    },
  ],
})
