import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const connectivity = defineFeature({
  islands: [now(() => import('./connectivity.island.tsx')), now(() => import('./missing-code.island.tsx'))],
})
