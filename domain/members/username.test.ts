import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedUsername } from './username.ts'

describe('the username that a name suggests', () => {
  it.each([
    ['Mia Chen', 0, 'mia-chen'],
    ['Mia Chen', 1, 'mia-chen-2'],
    ["Zoë O'Hara ", 0, 'zoe-o-hara'],
    ['12345', 0, 'member-12345'],
    ['张伟', 0, 'member'],
    ['Mia Chen', 3, 'mia-chen-4'],
    ['Alerts', 0, 'member-alerts'],
    ['report', 0, 'member-report'],
    ['-- Mia --', 0, 'mia'],
    ['Mia 2', 0, 'mia-2'],
    ['Signout', 0, 'member-signout'],
    ['Sign In', 0, 'member-sign-in'],
    ['Sign Up', 1, 'member-sign-up-2'],
    ['reset password', 0, 'member-reset-password'],
    ['a'.repeat(60), 0, 'a'.repeat(48)],
    [`${'a'.repeat(47)} -- b`, 0, 'a'.repeat(47)],
  ])('%s, attempt %i: %s', (name, attempt, username) => {
    expect(suggestedUsername(name, attempt)).toBe(username)
  })

  it('has a random suffix once the numbers are taken, longer with each attempt', () => {
    expect(suggestedUsername('Mia Chen', 4, () => 0)).toBe('mia-chen-222222')
    expect(suggestedUsername('Mia Chen', 5, () => 0.999)).toBe('mia-chen-zzzzzzz')
    expect(new Set(Array.from({ length: 1000 }, () => suggestedUsername('Mia Chen', 4))).size).toBeGreaterThan(990)
  })

  it('is always one that a URL can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(9999), (name, attempt) => {
        expect(suggestedUsername(name, attempt)).toMatch(/^(?=.*[a-z])[a-z0-9-]{1,60}$/)
      }),
    )
  })
})
