import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import type { AccessDetails, OperationCases } from '#tests/contract/support/contract-cases.ts'
import { post } from '#tests/contract/support/rest-calls.ts'

const newcomer = {
  name: 'Mia Chen',
  email: 'mia@homely.example',
  password: 'a heron in reeds',
  idempotencyKey: 'key-of-mia-0000001',
}

/** The calls of identity, in an order that each case may rely on. */
export const operations: OperationCases = {
  signUp: [
    { about: 'a newcomer', ...post('/api/auth/sign-up', newcomer), status: 201 },
    { about: 'the same call again', ...post('/api/auth/sign-up', newcomer), status: 201 },
    {
      about: 'an address that has an account',
      ...post('/api/auth/sign-up', { ...newcomer, email: 'lena@homely.example', idempotencyKey: 'key-of-mia-0000002' }),
      status: 201,
    },
    {
      about: 'no key',
      ...post('/api/auth/sign-up', { ...newcomer, email: 'no.key@homely.example', idempotencyKey: undefined }),
      status: 201,
    },
    {
      about: 'the key of another sign-up',
      ...post('/api/auth/sign-up', { ...newcomer, email: 'other@homely.example' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a name without Latin letters',
      ...post('/api/auth/sign-up', {
        ...newcomer,
        name: '李明',
        email: 'li@homely.example',
        idempotencyKey: 'key-of-li-00000001',
      }),
      status: 201,
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
      about: 'a code that nothing asks for',
      ...post('/api/auth/sign-in', { email: 'lena@homely.example', password: MOCK_PASSWORD, code: '123456' }),
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
  confirmEmail: [
    {
      about: 'a link that is none',
      as: 'lena',
      ...post('/api/auth/confirm-email', { token: 'a'.repeat(43) }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'nobody',
      ...post('/api/auth/confirm-email', { token: 'a'.repeat(43) }),
      status: 401,
      code: 'UNAUTHENTICATED',
    },
    { about: 'no token', as: 'lena', ...post('/api/auth/confirm-email', {}), status: 400, code: 'BAD_INPUT' },
  ],
  undoEmailChange: [
    {
      about: 'a link that is none',
      ...post('/api/auth/undo-email-change', { token: 'a'.repeat(43), password: 'a heron in reeds' }),
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
      about: 'a page of another site',
      as: 'lena',
      ...post('/api/auth/token/refresh'),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      status: 403,
      code: 'FORBIDDEN',
    },
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
}

const withoutCookie = { outcomes: 'who who who who who who who' }

export const accessDetails: AccessDetails = { exchangeToken: withoutCookie, refreshToken: withoutCookie }
