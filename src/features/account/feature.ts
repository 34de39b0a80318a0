import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const account = defineFeature({
  routes: [
    { path: ['/user/sign-in', '/user/sign-up'], page: () => import('./auth/sign-in.page.tsx') },
    { path: '/user/signout', page: () => import('./auth/sign-out.page.tsx') },
    { path: '/user/reset-password', page: () => import('./auth/reset-password.page.tsx') },
    { path: '/user/confirm-email', page: () => import('./auth/confirm-email.page.tsx') },
    { path: '/user/undo-email-change', page: () => import('./auth/undo-email-change.page.tsx') },
    { path: '/settings', page: () => import('./settings/settings.page.tsx') },
  ],
  islands: [{ when: 'load', load: () => import('./account.island.tsx') }],
  on: { 'member.authenticated': () => import('./settings/renew-subscription.ts') },
})
