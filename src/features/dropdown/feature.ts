import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const dropdown = defineFeature({
  islands: [now(() => import('./dropdown.island.ts'))],
})
