import type { RestCase } from './rest-cases.ts'

const path = (id: string): string => `/api/collections/${id}/export`

/** The calls of collections, by operationId. */
export const collectionRestCases: Record<string, RestCase[]> = {
  exportCollection: [
    { about: 'one’s own', as: 'lena', path: path('1'), status: 200 },
    { about: 'one in which one takes part', as: 'omar', path: path('1'), status: 200 },
    { about: 'any as staff', as: 'stella', path: path('3'), status: 200 },
    { about: 'an empty one', as: 'lena', path: path('5'), status: 200 },
    { about: 'one to which one is invited', as: 'agnes', path: path('1'), status: 404, code: 'NOT_FOUND' },
    { about: 'a private one of another member', as: 'lena', path: path('3'), status: 404, code: 'NOT_FOUND' },
    { about: 'a public one of another member', as: 'agnes', path: path('2'), status: 404, code: 'NOT_FOUND' },
    { about: 'one that was deleted', as: 'omar', path: path('6'), status: 404, code: 'NOT_FOUND' },
    { about: 'nobody', path: path('1'), status: 401, code: 'UNAUTHENTICATED' },
    { about: 'no number', as: 'lena', path: path('abc'), status: 400, code: 'BAD_INPUT' },
    { about: 'a number too large', as: 'lena', path: path('2147483648'), status: 400, code: 'BAD_INPUT' },
    { about: 'an unknown number', as: 'lena', path: path('999999'), status: 404, code: 'NOT_FOUND' },
  ],
}
