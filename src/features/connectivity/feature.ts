import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const connectivity = defineFeature({
  islands: [
    { when: 'load', load: () => import('./connectivity.island.tsx') },
    { when: 'load', load: () => import('./missing-code.island.tsx') },
  ],
})
