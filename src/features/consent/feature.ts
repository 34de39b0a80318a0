import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const consent = defineFeature({
  islands: [{ when: 'load', load: () => import('./consent.island.ts') }],
})
