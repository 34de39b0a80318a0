import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const theme = defineFeature({
  islands: [{ when: 'load', load: () => import('./theme.island.ts') }],
})
