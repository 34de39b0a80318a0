import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const sharing = defineFeature({
  on: { 'share.requested': () => import('./share-on-request.tsx') },
})
