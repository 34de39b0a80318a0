import { expect, expectTypeOf, it, vi } from 'vitest'
import { emit, on } from './app-events.ts'

it('brings what an event carries to every handler until that stops', () => {
  const handlers = [vi.fn<(theme: string) => void>(), vi.fn<(theme: string) => void>()]
  const [stop] = handlers.map((handle) => on('theme.chosen', handle))
  emit('theme.chosen', 'dark')
  stop?.()
  emit('theme.chosen', 'light')
  expect(handlers.map(({ mock }) => mock.calls.flat())).toEqual([['dark'], ['dark', 'light']])
})

it('tells whoever emits whether anyone handles it', () => {
  expect(emit('session.began', '/api/user/lena')).toBe(false)
  const stop = on('session.began', () => {})
  expect(emit('session.began', '/api/user/lena')).toBe(true)
  stop()
  expect(emit('session.began', '/api/user/lena')).toBe(false)
})

it('takes only what an event carries', () => {
  expectTypeOf(emit<'listing.enquired'>).parameters.toEqualTypeOf<['listing.enquired', { listingId: number }]>()
})
