import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const tracking = defineFeature({
  islands: [{ when: 'load', load: () => import('./tracking.island.ts') }],
})
