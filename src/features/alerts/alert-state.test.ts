import { describe, expect, it } from 'vitest'
import { deliveryText } from './alert-state.ts'

describe('when an alert writes', () => {
  const alert = { frequency: 'immediately', isByEmail: true, isEmailConfirmed: true, isPaused: false } as const

  it.each([
    [{}, 'Emails straight away'],
    [{ frequency: 'weekly' }, 'Emails each Saturday at 7 am'],
    [{ isEmailConfirmed: false }, 'No emails yet: confirm your email address first'],
    [{ isByEmail: false, isEmailConfirmed: false }, 'No emails'],
    [{ isPaused: true, isEmailConfirmed: false }, 'Paused'],
  ] as const)('%j says %s', (change, text) => {
    expect(deliveryText({ ...alert, ...change })).toBe(text)
  })
})
