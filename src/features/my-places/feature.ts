import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const myPlaces = defineFeature({
  routes: [{ path: '/my-places', page: now(() => import('./my-places.page.tsx')) }],
  islands: [now(() => import('./my-places.island.ts'))],
})
