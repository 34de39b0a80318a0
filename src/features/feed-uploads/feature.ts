import { isUploadId } from '#domain/feeds/multiloader-url.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const feedUploads = defineFeature({
  routes: [
    {
      path: '/agent-centre/multiloader/:uploadId?',
      accepts: ({ uploadId }) => uploadId === undefined || isUploadId(uploadId),
      page: now(() => import('./multiloader.page.tsx')),
      isOnePage: true,
    },
  ],
})
