import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const agentSettings = defineFeature({
  routes: [{ path: '/agent/:username/settings', page: () => import('./settings.page.tsx') }],
})
