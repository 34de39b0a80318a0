import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const live = defineFeature({
  islands: [{ when: 'idle', load: () => import('./live.deferred-island.ts') }],
})
