import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const alerts = defineFeature({
  routes: [
    {
      path: '/alerts/:alertId?/:view?',
      accepts: ({ view = 'edit' }) => view === 'edit',
      page: () => import('./alerts.page.tsx'),
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
  islands: [{ when: 'load', load: () => import('./alerts.island.ts') }],
  on: { 'alert.requested': () => import('./editor/open-alert-editor.ts') },
})
