import { expect, it } from 'vitest'
import { isRecentSignIn } from './recent-sign-in.ts'

const now = new Date('2026-11-20T02:00:00Z')

it.each([
  ['2026-11-20T02:00:00Z', true],
  ['2026-11-20T01:30:00Z', true],
  ['2026-11-20T01:29:59Z', false],
])('who logged in at %s did so recently: %s', (signedInAt, isRecent) => {
  expect(isRecentSignIn(new Date(signedInAt), now)).toBe(isRecent)
})

it('is not so where nobody knows', () => {
  expect(isRecentSignIn(undefined, now)).toBe(false)
})
