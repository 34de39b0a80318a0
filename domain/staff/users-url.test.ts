import { expect, it } from 'vitest'
import { formatUserUrl, readUserId } from './users-url.ts'

it('the page of a member is below that of all, by number', () => {
  expect(formatUserUrl(12)).toBe('/admin/user/12')
  expect(readUserId('12')).toBe(12)
})

it.each(['', '0', '12/3', 'lena', '-1', '1e3', '12345678901'])('%j is no number of a member', (below) => {
  expect(readUserId(below)).toBe(null)
})
