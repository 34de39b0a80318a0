import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const routing = defineFeature({
  islands: [
    now(() => import('./modal-history.island.ts')),
    now(() => import('./watch-returns.island.ts')),
    now(() => import('./prepare-links.island.ts')),
  ],
})
