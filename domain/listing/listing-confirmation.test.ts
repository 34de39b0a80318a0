import { expect, it } from 'vitest'
import { canBePutBackSince, confirmationLimits, expiryOf, isConfirmable, isExpired } from './listing-confirmation.ts'

const at = (day: string) => new Date(`${day}T03:00:00Z`)

it('a home is asked for after 90 days, and off the market two weeks later', () => {
  expect(confirmationLimits(at('2026-06-01'))).toEqual({
    confirmedUntil: at('2026-03-03'),
    askedUntil: at('2026-05-18'),
  })
  expect(expiryOf(at('2026-06-01'))).toEqual(at('2026-06-15'))
})

it('can be put back for 90 days after that', () => {
  expect(canBePutBackSince(at('2026-09-13'))).toEqual(at('2026-06-01'))
})

it('is expired where it was withdrawn while it was asked for, and can be confirmed then and on the market', () => {
  const [confirmedAt, askedAt] = [at('2026-03-03'), at('2026-06-01')]
  const states = ['available', 'underOffer', 'removed', 'completed'] as const
  const asked = states.map((state) => ({ state, confirmedAt, askedAt }))
  expect(asked.map(isExpired)).toEqual([false, false, true, false])
  expect(asked.map(isConfirmable)).toEqual([true, true, true, false])
  const confirmed = states.map((state) => ({ state, confirmedAt, askedAt: null }))
  expect(confirmed.map(isExpired)).toEqual([false, false, false, false])
  expect(confirmed.map(isConfirmable)).toEqual([true, true, false, false])
})
