import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'

export const ads = defineFeature({
  islands: [onIdle(() => import('./ads.deferred-island.tsx'))],
})
