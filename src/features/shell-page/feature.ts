import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const shellPage = defineFeature({
  routes: [{ path: '/_app', page: now(() => import('./shell.page.tsx')) }],
})
