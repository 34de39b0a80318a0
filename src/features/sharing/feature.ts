import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'

export const sharing = defineFeature({
  on: { 'share.requested': onIntent(() => import('./share-on-request.tsx')) },
})
