import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import type { AccessDetails, OperationCases, RestCase } from '#tests/contract/support/contract-cases.ts'
import { bearer, post, put, remove } from '#tests/contract/support/rest-calls.ts'

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

const notOneself = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): RestCase[] => [
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

const proof = { currentPassword: MOCK_PASSWORD, code: '123456' }

/** Of Lena, who is the owner in every row about a member; of Agnes's home in rows about listings. */
const lenasAddress = 'lena@homely.example'

/** The calls about one member, in an order that each case may rely on. */
export const operations: OperationCases = {
  getUser: [
    { about: 'a member', path: '/api/user/lena', status: 200 },
    { about: 'a number', path: '/api/user/3', status: 404, code: 'NOT_FOUND' },
    { about: 'the own number', as: 'agnes', path: '/api/user/3', status: 200 },
    { about: 'any number as staff', as: 'stella', path: '/api/user/3', status: 200 },
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
    {
      about: 'an address that has an account',
      as: 'omar',
      ...put('/api/user/omar/settings', {
        ...settings,
        communications: [{ communicationType: 1, details: 'lena@homely.example' }],
        currentPassword: MOCK_PASSWORD,
      }),
      status: 200,
    },
    {
      about: 'a website that runs something',
      as: 'lena',
      ...put('/api/user/lena/settings', {
        ...settings,
        communications: [
          { communicationType: 1, details: 'lena@homely.example' },
          { communicationType: 5, details: 'javascript:alert(1)' },
        ],
      }),
      status: 400,
      code: 'BAD_INPUT',
    },
    {
      about: 'a mobile that is none',
      as: 'lena',
      ...put('/api/user/lena/settings', {
        ...settings,
        communications: [
          { communicationType: 1, details: 'lena@homely.example' },
          { communicationType: 2, details: 'call me' },
        ],
      }),
      status: 400,
      code: 'BAD_INPUT',
    },
    ...notOneself('PUT', '/api/user/lena/settings', settings),
  ],
  sendConfirmation: [
    { about: 'oneself', as: 'lena', ...post('/api/user/lena/email/confirmation'), status: 204 },
    { about: 'nobody', ...post('/api/user/lena/email/confirmation'), status: 401, code: 'UNAUTHENTICATED' },
    { about: 'staff', as: 'stella', ...post('/api/user/lena/email/confirmation'), status: 403, code: 'FORBIDDEN' },
  ],
  disconnectProvider: [
    { about: 'oneself', as: 'lena', ...remove('/api/user/lena/providers/google'), status: 204 },
    ...notOneself('DELETE', '/api/user/lena/providers/google'),
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
  startSecondFactor: [
    { about: 'oneself', as: 'lena', ...post('/api/user/lena/second-factor'), status: 200 },
    { about: 'staff', as: 'stella', ...post('/api/user/lena/second-factor'), status: 403, code: 'FORBIDDEN' },
    ...notOneself('POST', '/api/user/lena/second-factor'),
  ],
  confirmSecondFactor: [
    {
      about: 'a code of nothing',
      as: 'omar',
      ...put('/api/user/omar/second-factor', { code: '123456' }),
      status: 409,
      code: 'CONFLICT',
    },
    { about: 'no code', as: 'omar', ...put('/api/user/omar/second-factor', {}), status: 400, code: 'BAD_INPUT' },
    ...notOneself('PUT', '/api/user/lena/second-factor', { code: '123456' }),
  ],
  renewRecoveryCodes: [
    {
      about: 'one that is off',
      as: 'omar',
      ...post('/api/user/omar/second-factor/recovery-codes', proof),
      status: 409,
      code: 'CONFLICT',
    },
    ...notOneself('POST', '/api/user/lena/second-factor/recovery-codes', proof),
  ],
  removeSecondFactor: [
    {
      about: 'one that is off',
      as: 'omar',
      ...remove('/api/user/omar/second-factor', proof),
      status: 409,
      code: 'CONFLICT',
    },
    {
      about: 'staff',
      as: 'stella',
      ...remove('/api/user/lena/second-factor', proof),
      status: 403,
      code: 'FORBIDDEN',
    },
    {
      about: 'no password',
      as: 'omar',
      ...remove('/api/user/omar/second-factor', { code: '123456' }),
      status: 400,
      code: 'BAD_INPUT',
    },
    ...notOneself('DELETE', '/api/user/lena/second-factor', proof),
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

export const accessDetails: AccessDetails = {
  getUser: {
    outcomes: 'part yes part part part yes part',
    claim: ['users_permission', 'CanViewAnyMember'],
    secret: lenasAddress,
  },
  getSettings: { secret: lenasAddress },
  exportUser: { secret: lenasAddress },
  confirmSecondFactor: { path: '/api/user/lena/second-factor' },
  renewRecoveryCodes: { path: '/api/user/lena/second-factor/recovery-codes' },
  removeSecondFactor: { path: '/api/user/lena/second-factor' },
  deleteUser: { method: 'DELETE', path: '/api/user/lena', body: { password: MOCK_PASSWORD } },
}
