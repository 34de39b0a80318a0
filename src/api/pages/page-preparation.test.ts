import { expect, it } from 'vitest'
import { atOwnPath } from './page-preparation.ts'

it('a page at its own path answers, whatever the query string', () => {
  expect(atOwnPath('/user/lena', { path: '/user/lena', search: 'from=mail' })).toEqual({ status: 200 })
})

it('a page at another path leads to its own with the query string of the visitor', () => {
  const lead = (search: string) => atOwnPath('/user/lena', { path: '/agent/Lena', search })
  expect(lead('')).toEqual({ status: 301, redirectTo: '/user/lena' })
  expect(lead('from=mail&x=%26')).toEqual({ status: 301, redirectTo: '/user/lena?from=mail&x=%26' })
})
