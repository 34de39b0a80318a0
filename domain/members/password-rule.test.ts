import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordMistake } from './password-rule.ts'

const mia = { name: 'Mia Chen-Walker', email: 'mia.chenwalker@homely.example' }

describe('a new password', () => {
  it.each([
    ['short', 'TOO_SHORT'],
    ['123456789', 'TOO_SHORT'],
    ['🦘🦘🦘🦘🦘', 'TOO_SHORT'],
    ['a'.repeat(201), 'TOO_LONG'],
    ['Password123!', 'TOO_COMMON'],
    ['1234567890', 'TOO_COMMON'],
    ['9876543210', 'TOO_COMMON'],
    ['aaaaaaaaaaaa', 'TOO_COMMON'],
    ['ababababab', 'TOO_COMMON'],
    ['Melbourne2026', 'TOO_COMMON'],
    ['Mia Chen-Walker', 'SAYS_WHO'],
    ['miachen-walker99', 'SAYS_WHO'],
    ['mia.chenwalker@homely.example', 'SAYS_WHO'],
  ])('%j is refused as %s', (password, mistake) => {
    expect(passwordMistake(password, mia)).toBe(mistake)
  })

  it.each(['three brown wombats', 'x7Kq-92mf-Ua', 'correct horse battery', '     s p a c e     '])(
    '%j will do',
    (password) => {
      expect(passwordMistake(password, mia)).toBeNull()
    },
  )

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, 'TOO_SHORT', 'TOO_LONG', 'TOO_COMMON', 'SAYS_WHO']).toContain(passwordMistake(text, mia))
      }),
    )
  })
})
