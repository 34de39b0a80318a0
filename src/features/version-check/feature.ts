import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const versionCheck = defineFeature({
  islands: [now(() => import('./version-check.island.ts'))],
})
