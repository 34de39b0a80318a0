import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const agentClaim = defineFeature({
  routes: [
    { path: '/claim-your-agent-profile/find', page: now(() => import('./find.page.tsx')) },
    { path: '/claim-your-agent-profile/office/:token', page: now(() => import('./office.page.tsx')) },
    { path: '/claim-your-agent-profile/requests', page: now(() => import('./requests.page.tsx')) },
  ],
})
