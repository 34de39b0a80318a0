import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCode, recoveryCodeOf } from './second-factor.ts'

describe('what is typed as a second factor', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['1234-5678-9012-3456', { kind: 'recovery', code: '1234-5678-9012-3456' }],
    [' 12345678 90123456', { kind: 'recovery', code: '1234-5678-9012-3456' }],
    ['', null],
    ['12345', null],
    ['1234567', null],
    ['1234-5678-9012-345', null],
    ['1234-5678-9012-34567', null],
    ['12a456', null],
    ['١٢٣٤٥٦', null],
  ])('%j is read as %o', (text, code) => {
    expect(readCode(text)).toEqual(code)
  })

  it('is read as it was shown, whatever the code', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const code = recoveryCodeOf(bytes)
        expect(code).toMatch(/^\d{4}(?:-\d{4}){3}$/)
        expect(readCode(code.replaceAll('-', ' '))).toEqual({ kind: 'recovery', code })
      }),
    )
  })
})
