import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

/** Answers what no other feature answers, so it is the last of all. */
export const notFound = defineFeature({
  routes: [{ path: '*', page: now(() => import('./not-found.page.tsx')) }],
})
