import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now, onIntent } from '#src/shared/runtime/later-code.ts'

export const account = defineFeature({
  routes: [
    { path: ['/user/sign-in', '/user/sign-up'], page: now(() => import('./auth/sign-in.page.tsx')) },
    { path: '/user/signout', page: now(() => import('./auth/sign-out.page.tsx')) },
    { path: '/user/reset-password', page: now(() => import('./auth/reset-password.page.tsx')) },
    { path: '/user/confirm-email', page: now(() => import('./auth/confirm-email.page.tsx')) },
    { path: '/user/undo-email-change', page: now(() => import('./auth/undo-email-change.page.tsx')) },
    { path: '/settings', page: now(() => import('./settings/settings.page.tsx')) },
  ],
  islands: [now(() => import('./account.island.tsx'))],
  on: { 'member.authenticated': onIntent(() => import('./settings/renew-subscription.ts')) },
})
