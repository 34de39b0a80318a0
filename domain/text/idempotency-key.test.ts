import { expect, it } from 'vitest'
import { isIdempotencyKey } from './idempotency-key.ts'

it.each([
  ['12345678', true],
  ['x'.repeat(100), true],
  ['1234567', false],
  ['x'.repeat(101), false],
  ['1234\n5678', false],
  ['12345678\uD800', false],
])('%j can be a key: %s', (key, isGood) => expect(isIdempotencyKey(key)).toBe(isGood))
