import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const pastSales = defineFeature({
  routes: [
    { path: '/agent/:username/past-sales', page: () => import('./own/past-sales.page.tsx') },
    { path: '/admin/past-sales', page: () => import('./check/check.page.tsx') },
  ],
})
