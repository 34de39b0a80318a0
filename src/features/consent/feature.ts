import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const consent = defineFeature({
  islands: [now(() => import('./consent.island.ts'))],
})
