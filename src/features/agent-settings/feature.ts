import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const agentSettings = defineFeature({
  routes: [{ path: '/agent/:username/settings', page: now(() => import('./settings.page.tsx')) }],
})
