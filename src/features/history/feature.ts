import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const history = defineFeature({
  islands: [{ when: 'load', load: () => import('./history.island.ts') }],
})
