import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openedText, sealedText } from './sealed-text.ts'

const key = randomBytes(32)
const sealed = sealedText(key, 'GEZDGNBVGY3TQOJQ', '7')

it('can be read by the key of the server for the same owner', () => {
  expect(openedText(key, sealed, '7')).toBe('GEZDGNBVGY3TQOJQ')
})

it('holds nothing of the text, and is another each time', () => {
  expect(sealed.includes('GEZDGNBVGY3TQOJQ')).toBe(false)
  expect(sealedText(key, 'GEZDGNBVGY3TQOJQ', '7').equals(sealed)).toBe(false)
})

it.each([
  ['with another key', () => openedText(randomBytes(32), sealed, '7')],
  ['for another owner', () => openedText(key, sealed, '8')],
  [
    'with a byte changed',
    () => openedText(key, Buffer.from(sealed.map((byte, at) => (at === 30 ? byte ^ 1 : byte))), '7'),
  ],
])('cannot be read %s', (_how, open) => {
  expect(open).toThrow(/unable to authenticate/)
})
