import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const routing = defineFeature({
  islands: [
    { when: 'load', load: () => import('./modal-history.island.ts') },
    { when: 'load', load: () => import('./watch-returns.island.ts') },
    { when: 'load', load: () => import('./prepare-links.island.ts') },
  ],
})
