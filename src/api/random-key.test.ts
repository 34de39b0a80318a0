import { expect, it, vi } from 'vitest'
import { newIdempotencyKey, randomHex } from './random-key.ts'

it('writes two digits for each byte, zeros in front included', () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set([0, 10, 255])
    return bytes
  })
  expect(randomHex(3)).toBe('000aff')
  random.mockRestore()
})

it('makes a key that the contract takes, another one each time', () => {
  const keys = [newIdempotencyKey(), newIdempotencyKey()]
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[0]).not.toBe(keys[1])
})
