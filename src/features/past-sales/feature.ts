import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const pastSales = defineFeature({
  routes: [
    { path: '/agent/:username/past-sales', page: now(() => import('./own/past-sales.page.tsx')) },
    { path: '/admin/past-sales', page: now(() => import('./check/check.page.tsx')) },
  ],
})
