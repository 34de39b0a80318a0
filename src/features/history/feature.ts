import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const history = defineFeature({
  islands: [now(() => import('./history.island.ts'))],
})
