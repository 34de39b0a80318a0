import { post } from './identity-calls.ts'
import type { RestCase } from './rest-cases.ts'

const ofOne = (method: 'GET' | 'DELETE', path: (id: string) => string): RestCase[] => [
  { about: 'one’s own', as: 'lena', method, path: path('1'), status: 200 },
  { about: 'one of another member', as: 'omar', method, path: path('1'), status: 404, code: 'NOT_FOUND' },
  { about: 'one that was deleted', as: 'omar', method, path: path('4'), status: 404, code: 'NOT_FOUND' },
  { about: 'nobody', method, path: path('1'), status: 401, code: 'UNAUTHENTICATED' },
  { about: 'no number', as: 'lena', method, path: path('abc'), status: 400, code: 'BAD_INPUT' },
  { about: 'an unknown number', as: 'lena', method, path: path('999999'), status: 404, code: 'NOT_FOUND' },
]

/** The calls of alerts, by operationId. */
export const alertRestCases: Record<string, RestCase[]> = {
  getAlert: [
    ...ofOne('GET', (id) => `/rest/alert/${id}`),
    { about: 'one of sales', as: 'agnes', path: '/rest/alert/6', status: 200 },
  ],
  getAlerts: [
    { about: 'one’s own', as: 'lena', path: '/rest/alerts/lena', status: 200 },
    { about: 'those of any member as staff', as: 'stella', path: '/rest/alerts/lena', status: 200 },
    { about: 'those of another member', as: 'omar', path: '/rest/alerts/lena', status: 404, code: 'NOT_FOUND' },
    { about: 'those of nobody', as: 'lena', path: '/rest/alerts/nobody', status: 404, code: 'NOT_FOUND' },
    { about: 'nobody', path: '/rest/alerts/lena', status: 401, code: 'UNAUTHENTICATED' },
  ],
  getAlertListings: [
    ...ofOne('GET', (id) => `/rest/alerts/${id}/listings`),
    { about: 'a part', as: 'lena', path: '/rest/alerts/1/listings?skip=1&take=1', status: 200 },
    { about: 'too many', as: 'lena', path: '/rest/alerts/1/listings?take=101', status: 400, code: 'BAD_INPUT' },
  ],
  clearAlertListings: ofOne('DELETE', (id) => `/rest/alert/${id}/listings`),
}

/** The legacy calls of alerts, by operationId. */
export const legacyAlertCases: Record<string, RestCase[]> = {
  getUserAlertListings: [
    { about: 'one’s own', as: 'lena', path: '/api/user/alerts/listings', status: 200 },
    { about: 'of a member without any', as: 'stella', path: '/api/user/alerts/listings', status: 200 },
    { about: 'nobody', path: '/api/user/alerts/listings', status: 401, code: 'UNAUTHENTICATED' },
  ],
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
}
