import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const agentClaim = defineFeature({
  routes: [
    { path: '/claim-your-agent-profile/find', page: () => import('./find.page.tsx') },
    { path: '/claim-your-agent-profile/office/:token', page: () => import('./office.page.tsx') },
    { path: '/claim-your-agent-profile/requests', page: () => import('./requests.page.tsx') },
  ],
})
