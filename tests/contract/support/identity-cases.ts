import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import type { RestCase } from './rest-cases.ts'

const post = (path: string, body?: unknown): Pick<RestCase, 'method' | 'path' | 'body'> => ({
  method: 'POST',
  path,
  body,
})
const put = (path: string, body: unknown): Pick<RestCase, 'method' | 'path' | 'body'> => ({ method: 'PUT', path, body })
const remove = (path: string, body?: unknown): Pick<RestCase, 'method' | 'path' | 'body'> => ({
  method: 'DELETE',
  path,
  body,
})

const newcomer = {
  name: 'Mia Chen',
  email: 'mia@homely.example',
  password: 'a heron in reeds',
  idempotencyKey: 'key-of-mia-0000001',
}
const settings = {
  name: 'Lena Local',
  displayDescription: 'Still looking.',
  communications: [
    { communicationType: 1, details: 'lena@homely.example' },
    { communicationType: 2, details: '0491 570 157' },
  ],
  theme: 'dark',
}
/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const notOneself = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown): RestCase[] => [
  { about: 'nobody', method, path, body, status: 401, code: 'UNAUTHENTICATED' },
  {
    about: 'a token that is none',
    method,
    path,
    body,
    headers: bearer('nonsense', body),
    status: 401,
    code: 'SESSION_ENDED',
  },
  { about: 'another member', as: 'omar', method, path, body, status: 403, code: 'FORBIDDEN' },
]

const bearer = (token: string, body?: unknown): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
})

/** The calls of identity, in an order that each case may rely on. */
export const identityCases: Record<string, RestCase[]> = {
  signUp: [
    { about: 'a newcomer', ...post('/api/auth/sign-up', newcomer), status: 201 },
    { about: 'the same call again', ...post('/api/auth/sign-up', newcomer), status: 201 },
    {
      about: 'a taken address',
      ...post('/api/auth/sign-up', { ...newcomer, email: 'lena@homely.example', idempotencyKey: 'key-of-mia-0000002' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a common password',
      ...post('/api/auth/sign-up', { ...newcomer, password: 'password12' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'no address',
      ...post('/api/auth/sign-up', { ...newcomer, email: 'mia' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a field too many',
      ...post('/api/auth/sign-up', { ...newcomer, isStaff: true }),
      status: 400,
      code: 'BAD_INPUT',
    },
    { about: 'no body', ...post('/api/auth/sign-up'), status: 400, code: 'BAD_INPUT' },
  ],
  signIn: [
    {
      about: 'a member',
      ...post('/api/auth/sign-in', { email: ' Lena@Homely.example', password: MOCK_PASSWORD }),
      status: 201,
    },
    {
      about: 'a wrong password',
      ...post('/api/auth/sign-in', { email: 'lena@homely.example', password: 'wrong' }),
      status: 401,
      code: 'WRONG_CREDENTIALS',
    },
    {
      about: 'an unknown address',
      ...post('/api/auth/sign-in', { email: 'nobody@homely.example', password: 'wrong' }),
      status: 401,
      code: 'WRONG_CREDENTIALS',
    },
    {
      about: 'no password',
      ...post('/api/auth/sign-in', { email: 'lena@homely.example' }),
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  signOut: [
    { about: 'a member', as: 'lena', ...post('/api/auth/sign-out'), status: 204 },
    { about: 'nobody', ...post('/api/auth/sign-out'), status: 204 },
  ],
  forgotPassword: [
    { about: 'a member', ...post('/api/auth/forgot-password', { email: 'lena@homely.example' }), status: 204 },
    {
      about: 'an unknown address',
      ...post('/api/auth/forgot-password', { email: 'nobody@homely.example' }),
      status: 204,
    },
    { about: 'no address', ...post('/api/auth/forgot-password', { email: 'lena' }), status: 400, code: 'BAD_INPUT' },
  ],
  resetPassword: [
    {
      about: 'a link that is none',
      ...post('/api/auth/reset-password', { token: 'a'.repeat(43), password: 'a heron in reeds' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a short password',
      ...post('/api/auth/reset-password', { token: 'a'.repeat(43), password: 'short' }),
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  listSocialProviders: [{ about: 'the providers', path: '/api/auth/social/providers', status: 200 }],
  startSocialSignIn: [
    {
      about: 'a provider that is not configured',
      path: '/api/auth/social/google/start',
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'another site to return to',
      path: '/api/auth/social/google/start?returnTo=//elsewhere.example',
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  returnFromProvider: [
    {
      about: 'a return that was not begun here',
      path: '/api/auth/social/google/callback?code=abc&state=def',
      status: 302,
    },
  ],
  socialSignIn: [
    {
      about: 'a code that was not asked for here',
      ...post('/api/auth/social', { providerName: 'google', authCode: 'abc' }),
      status: 401,
      code: 'WRONG_CREDENTIALS',
    },
    { about: 'no code', ...post('/api/auth/social', { providerName: 'google' }), status: 400, code: 'BAD_INPUT' },
  ],
  exchangeToken: [
    { about: 'a member', as: 'lena', ...post('/api/auth/token'), status: 200 },
    { about: 'nobody', ...post('/api/auth/token'), status: 401, code: 'SESSION_ENDED' },
  ],
  refreshToken: [
    { about: 'a member', as: 'lena', ...post('/api/auth/token/refresh'), status: 200 },
    { about: 'nobody', ...post('/api/auth/token/refresh'), status: 401, code: 'SESSION_ENDED' },
    {
      about: 'a key that is too short',
      ...post('/api/auth/token/refresh'),
      headers: { 'idempotency-key': 'a' },
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  getAuthCookies: [
    { about: 'a member', as: 'lena', path: '/api/auth/cookies', status: 200 },
    { about: 'nobody', path: '/api/auth/cookies', status: 200 },
  ],
  getUser: [
    { about: 'a member', path: '/api/user/lena', status: 200 },
    { about: 'a number', path: '/api/user/3', status: 200 },
    { about: 'oneself', as: 'lena', path: '/api/user/lena', status: 200 },
    { about: 'anybody as staff', as: 'stella', path: '/api/user/lena', status: 200 },
    { about: 'an unknown name', path: '/api/user/nobody', status: 404, code: 'NOT_FOUND' },
    { about: 'a name that is none', path: '/api/user/a%20b', status: 400, code: 'BAD_INPUT' },
  ],
  getSettings: [
    { about: 'oneself', as: 'lena', path: '/api/user/lena/settings', status: 200 },
    { about: 'anybody as staff', as: 'stella', path: '/api/user/lena/settings', status: 200 },
    ...notOneself('GET', '/api/user/lena/settings'),
  ],
  updateSettings: [
    { about: 'oneself', as: 'lena', ...put('/api/user/lena/settings', settings), status: 200 },
    {
      about: 'no name',
      as: 'lena',
      ...put('/api/user/lena/settings', { ...settings, name: ' ' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'another address without the password',
      as: 'lena',
      ...put('/api/user/lena/settings', {
        ...settings,
        communications: [{ communicationType: 1, details: 'new@homely.example' }],
      }),
      status: 400,
      code: 'BAD_INPUT',
    },
    ...notOneself('PUT', '/api/user/lena/settings', settings),
  ],
  changePassword: [
    {
      about: 'a wrong password',
      as: 'omar',
      ...put('/api/user/omar/password', { currentPassword: 'wrong', newPassword: 'a heron in reeds' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'staff',
      as: 'stella',
      ...put('/api/user/lena/password', { newPassword: 'a heron in reeds' }),
      status: 403,
      code: 'FORBIDDEN',
    },
    ...notOneself('PUT', '/api/user/lena/password', {
      currentPassword: MOCK_PASSWORD,
      newPassword: 'a heron in reeds',
    }),
    {
      about: 'oneself',
      as: 'lena',
      ...put('/api/user/lena/password', { currentPassword: MOCK_PASSWORD, newPassword: MOCK_PASSWORD }),
      status: 204,
    },
  ],
  uploadAvatar: [
    { about: 'a picture', as: 'lena', ...put('/api/user/lena/avatar', { picture: pixel }), status: 200 },
    {
      about: 'no picture',
      as: 'lena',
      ...put('/api/user/lena/avatar', { picture: 'bm8gcGljdHVyZQ==' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    ...notOneself('PUT', '/api/user/lena/avatar', { picture: pixel }),
  ],
  removeAvatar: [
    { about: 'oneself', as: 'lena', ...remove('/api/user/lena/avatar'), status: 204 },
    ...notOneself('DELETE', '/api/user/lena/avatar'),
  ],
  listSessions: [
    { about: 'oneself', as: 'lena', path: '/api/user/lena/sessions', status: 200 },
    ...notOneself('GET', '/api/user/lena/sessions'),
  ],
  exportUser: [
    { about: 'oneself', as: 'lena', path: '/api/user/lena/export', status: 200 },
    ...notOneself('GET', '/api/user/lena/export'),
  ],
  endAllSessions: [
    ...notOneself('DELETE', '/api/user/lena/sessions'),
    { about: 'oneself', as: 'lena', ...remove('/api/user/lena/sessions'), status: 204 },
  ],
  deleteUser: [
    {
      about: 'a wrong password',
      as: 'lena',
      ...remove('/api/user/lena', { password: 'wrong' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    ...notOneself('DELETE', '/api/user/lena', { password: MOCK_PASSWORD }),
    { about: 'oneself', as: 'agnes', ...remove('/api/user/agnes', { password: MOCK_PASSWORD }), status: 204 },
  ],
}

/** Operations whose answers tell of moments and keys of their own. */
export const answersOfTheirOwn: ReadonlySet<string> = new Set(['exchangeToken', 'listSessions', 'exportUser'])

/** Operations that these cases only see refuse: a link or a code that holds comes from a mail or from a provider. */
export const refusesEverybody: ReadonlySet<string> = new Set([
  'resetPassword',
  'startSocialSignIn',
  'returnFromProvider',
  'socialSignIn',
])
