import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'

export const agencies = defineFeature({
  routes: [
    {
      path: ['/real-estate-agencies', '/real-estate-agencies/*'],
      page: onIdle(() => import('./agencies.page.tsx')),
      section: 'agencies',
      isOnePage: true,
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})
