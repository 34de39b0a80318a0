import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'

export const live = defineFeature({
  islands: [onIdle(() => import('./live.deferred-island.ts'))],
})
