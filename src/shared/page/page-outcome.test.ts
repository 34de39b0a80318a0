import { expect, it } from 'vitest'
import { toOwnPath, toOwnUrl } from './page-outcome.ts'

it('a page at its own path stays, whatever the query string', () => {
  expect(toOwnPath({ path: '/user/lena', search: 'from=mail' }, '/user/lena')).toBeNull()
})

it('a page at another path leads to its own with the query string of the visitor', () => {
  const lead = (search: string) => toOwnPath({ path: '/agent/Lena', search }, '/user/lena')
  expect(lead('')).toEqual({ status: 301, redirectTo: '/user/lena' })
  expect(lead('from=mail&x=%26')).toEqual({ status: 301, redirectTo: '/user/lena?from=mail&x=%26' })
})

it('another form of a URL leads to the one URL', () => {
  expect(toOwnUrl({ path: '/agencies', search: 'page=1' }, '/agencies')).toEqual({
    status: 301,
    redirectTo: '/agencies',
  })
  expect(toOwnUrl({ path: '/agencies', search: 'page=2' }, '/agencies?page=2')).toBeNull()
})

it('a URL that the router decoded is the same in the browser', () => {
  expect(
    toOwnUrl({ path: '/agencies', search: 'query=Müller & Söhne' }, '/agencies?query=M%C3%BCller%20%26%20S%C3%B6hne'),
  ).toEqual({
    status: 301,
    redirectTo: '/agencies?query=M%C3%BCller%20%26%20S%C3%B6hne',
  })
  expect(toOwnUrl({ path: '/agencies', search: 'query=Müller' }, '/agencies?query=M%C3%BCller')).toBeNull()
})
