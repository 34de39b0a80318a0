import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now, onIntent } from '#src/shared/runtime/later-code.ts'

export const alerts = defineFeature({
  routes: [
    {
      path: '/alerts/:alertId?/:view?',
      accepts: ({ view = 'edit' }) => view === 'edit',
      page: now(() => import('./alerts.page.tsx')),
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
  islands: [now(() => import('./alerts.island.ts'))],
  on: { 'alert.requested': onIntent(() => import('./editor/open-alert-editor.ts')) },
})
