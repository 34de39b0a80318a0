import { defineFeature } from '#src/shared/feature/define-feature.ts'

/** Answers what no other feature answers, so it is the last of all. */
export const notFound = defineFeature({
  routes: [{ path: '*', page: () => import('./not-found.page.tsx') }],
})
