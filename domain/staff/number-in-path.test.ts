import { expect, it } from 'vitest'
import { formatUserUrl } from './users-url.ts'
import { numberInPath } from './number-in-path.ts'

it('the page of a member is below that of all, by number', () => {
  expect(formatUserUrl(12)).toBe('/admin/user/12')
  expect(numberInPath('12')).toBe(12)
})

it.each(['', '0', '12/3', 'lena', '-1', '1e3', '12345678901'])('%j is no number of a member', (below) => {
  expect(numberInPath(below)).toBe(null)
})
