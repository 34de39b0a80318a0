import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const versionCheck = defineFeature({
  islands: [{ when: 'load', load: () => import('./version-check.island.ts') }],
})
