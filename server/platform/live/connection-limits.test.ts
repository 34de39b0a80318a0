import { expect, it } from 'vitest'
import { connectionLimits } from './connection-limits.ts'

it('a network and all of them together have so many places, each given back once', () => {
  const limits = connectionLimits({ inAll: 3, perNetwork: 2 })
  const free = limits.take('one')
  expect([limits.take('one'), limits.take('one'), limits.take('two'), limits.take('three')].map(Boolean)).toEqual([
    true,
    false,
    true,
    false,
  ])
  free?.()
  free?.()
  expect([limits.take('one'), limits.take('one')].map(Boolean)).toEqual([true, false])
})
