import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCode, recoveryCodeOf } from './second-factor.ts'

describe('what is typed as a second factor', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['abcde-fghjk', { kind: 'recovery', code: 'abcde-fghjk' }],
    ['ABCDEFGHJK', { kind: 'recovery', code: 'abcde-fghjk' }],
    ['OIL00-11111', { kind: 'recovery', code: '01100-11111' }],
    ['1234567890', { kind: 'recovery', code: '12345-67890' }],
    ['', null],
    ['12345', null],
    ['1234567', null],
    ['abcde-fghj', null],
    ['abcde-fghju', null],
    ['١٢٣٤٥٦', null],
  ])('%j is read as %o', (text, code) => {
    expect(readCode(text)).toEqual(code)
  })

  it('is read as it was shown, whatever the code', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
        const code = recoveryCodeOf(bytes)
        expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
        expect(readCode(code.replace('-', ' ').toUpperCase())).toEqual({ kind: 'recovery', code })
      }),
    )
  })
})
