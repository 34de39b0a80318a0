import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const reviews = defineFeature({
  routes: [
    { path: '/agent/:username/write-a-review', page: () => import('./write/write-review.page.tsx') },
    { path: '/review-request/:uniqueIdentifier', page: () => import('./invitation/review-invitation.page.tsx') },
    { path: '/review-requests', page: () => import('./requests/review-requests.page.tsx') },
    { path: '/admin/agent-reviews', page: () => import('./cases/review-cases.page.tsx') },
  ],
})
