import type { OperationCases } from '#tests/contract/support/contract-cases.ts'
import { post, put, remove } from '#tests/contract/support/rest-calls.ts'

const endpoint = 'https://push.example.com/send/lena'

const subscription = {
  endpoint,
  expirationTime: null,
  keys: {
    // The generator of P-256: a point that everybody knows.
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
}

export const operations: OperationCases = {
  readUnsubscription: [
    {
      about: 'a token that nobody made',
      ...post('/api/alerts/unsubscribe/summary', { token: 'guessed' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    { about: 'no token', ...post('/api/alerts/unsubscribe/summary', {}), status: 400, code: 'BAD_INPUT' },
  ],
  unsubscribeFromAlerts: [
    {
      about: 'a token that nobody made',
      ...post('/api/alerts/unsubscribe', { token: 'guessed' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    { about: 'no token', ...post('/api/alerts/unsubscribe', {}), status: 400, code: 'BAD_INPUT' },
    {
      about: 'a field too many',
      ...post('/api/alerts/unsubscribe', { token: 'guessed', colour: 'green' }),
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  savePushSubscription: [
    { about: 'nobody', ...put('/api/user/push/subscriptions', subscription), status: 401, code: 'UNAUTHENTICATED' },
    { about: 'a member', as: 'lena', ...put('/api/user/push/subscriptions', subscription), status: 204 },
    {
      about: 'a host that is not public',
      as: 'lena',
      ...put('/api/user/push/subscriptions', { ...subscription, endpoint: 'https://127.0.0.1/send' }),
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  getPush: [
    { about: 'nobody', path: '/api/user/push', status: 401, code: 'UNAUTHENTICATED' },
    { about: 'a member', as: 'lena', path: '/api/user/push', status: 200 },
  ],
  deletePushSubscription: [
    { about: 'nobody', ...remove('/api/user/push/subscriptions', { endpoint }), status: 401, code: 'UNAUTHENTICATED' },
    { about: 'a member', as: 'lena', ...remove('/api/user/push/subscriptions', { endpoint }), status: 204 },
    { about: 'again', as: 'lena', ...remove('/api/user/push/subscriptions', { endpoint }), status: 204 },
  ],
  getUserNotifications: [
    { about: 'nobody', path: '/api/user/notifications', status: 401, code: 'UNAUTHENTICATED' },
    { about: 'a member', as: 'lena', path: '/api/user/notifications', status: 200 },
  ],
}
