import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const reviews = defineFeature({
  routes: [
    { path: '/agent/:username/write-a-review', page: now(() => import('./write/write-review.page.tsx')) },
    { path: '/review-request/:uniqueIdentifier', page: now(() => import('./invitation/review-invitation.page.tsx')) },
    { path: '/review-requests', page: now(() => import('./requests/review-requests.page.tsx')) },
  ],
})
