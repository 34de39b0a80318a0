import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const theme = defineFeature({
  islands: [now(() => import('./theme.island.ts'))],
})
