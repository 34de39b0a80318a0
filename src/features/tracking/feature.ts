import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const tracking = defineFeature({
  islands: [now(() => import('./tracking.island.ts'))],
})
