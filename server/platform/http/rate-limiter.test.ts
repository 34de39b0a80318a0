import { describe, expect, it } from 'vitest'
import { rateLimiter } from './rate-limiter.ts'

function limiterAt(perMinute: number) {
  const time = { now: 0 }
  return { time, limiter: rateLimiter({ perMinute, now: () => time.now }) }
}

describe('a caller', () => {
  it('may spend a minute’s allowance at once and then waits until enough has come back', () => {
    const { limiter, time } = limiterAt(60)
    expect(limiter.take('a', 60)).toBe(0)
    expect(limiter.take('a', 1)).toBe(1)
    expect(limiter.take('a', 10)).toBe(10)
    time.now = 5000
    expect(limiter.take('a', 5)).toBe(0)
    expect(limiter.take('a', 1)).toBe(1)
  })

  it('is not charged for what was refused, and never saves up more than a minute', () => {
    const { limiter, time } = limiterAt(60)
    expect(limiter.take('a', 50)).toBe(0)
    expect(limiter.take('a', 20)).toBe(10)
    expect(limiter.take('a', 10)).toBe(0)
    time.now = 3_600_000
    expect(limiter.take('a', 61)).toBe(1)
    expect(limiter.take('a', 60)).toBe(0)
  })

  it('loses nothing when the clock is put back by hours', () => {
    const { limiter, time } = limiterAt(60)
    time.now = 36_000_000
    expect(limiter.take('a', 10)).toBe(0)
    time.now = 0
    expect(limiter.take('a', 50)).toBe(0)
    expect(limiter.take('a', 1)).toBe(1)
    time.now = 1000
    expect(limiter.take('a', 1)).toBe(0)
  })

  it('gets back what was not used, and no more than a minute’s allowance', () => {
    const { limiter } = limiterAt(60)
    limiter.take('a', 60)
    limiter.giveBack('a', 20)
    expect([limiter.take('a', 20), limiter.take('a', 1)]).toEqual([0, 1])
    limiter.giveBack('a', 100)
    expect([limiter.take('a', 60), limiter.take('a', 1)]).toEqual([0, 1])
    limiter.giveBack('b', 100)
    expect(limiter.take('b', 61)).toBe(1)
  })

  it('does not pay for another', () => {
    const { limiter } = limiterAt(1)
    expect(limiter.take('a', 1)).toBe(0)
    expect(limiter.take('b', 1)).toBe(0)
  })
})
