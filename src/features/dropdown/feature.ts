import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const dropdown = defineFeature({
  islands: [{ when: 'load', load: () => import('./dropdown.island.ts') }],
})
