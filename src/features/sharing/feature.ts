import { defineFeature } from '#src/shared/feature/define-feature.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'

export const sharing = defineFeature({
  on: { 'share.requested': onIntent(() => import('./share-on-request.tsx')) },
})
