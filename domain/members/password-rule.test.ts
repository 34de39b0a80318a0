import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordError, passwordErrorText } from './password-rule.ts'

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
    ['Mia.ChenWalker 2026', 'SAYS_WHO'],
    ['7890123456', 'TOO_COMMON'],
    ['3210987654', 'TOO_COMMON'],
    ['correct horse battery staple', 'TOO_COMMON'],
    ['ｐａｓｓｗｏｒｄ１２３', 'TOO_COMMON'],
    ['abcabcabca', 'TOO_COMMON'],
  ])('%j is rejected as %s', (password, error) => {
    expect(passwordError(password, mia)).toBe(error)
  })

  it.each([
    'password passwordpassword qwertyuiop qwertyuiopasdfghjkl asdfghjkl iloveyou letmeinletmein administrator',
    'welcomewelcome changeme changemeplease abcdefghij abcdefghijkl abcabcabcabc correcthorsebatterystaple',
    'australia melbourne sydney realestate homely',
  ])('is none of the commonest with a year behind: %s', (words) => {
    for (const word of words.split(' ')) expect(passwordError(`${word} 2026!`, mia)).toBe('TOO_COMMON')
  })

  it('may begin with a name of three letters, and not be one of four', () => {
    expect(passwordError('mia2026!!!', { name: 'Mia', email: 'm@homely.example' })).toBeNull()
    expect(passwordError('mila2026!!', { name: 'Mila', email: 'm@homely.example' })).toBe('SAYS_WHO')
    expect(passwordError('mila2026!!', { name: '', email: ' Mila@homely.example' })).toBe('SAYS_WHO')
  })

  it('may not be an own email address that ends in digits', () => {
    expect(passwordError('wombat2026', { name: 'Mia', email: 'wombat2026@homely.example' })).toBe('SAYS_WHO')
  })

  it('has a message for its error', () => {
    expect(passwordErrorText).toEqual({
      TOO_SHORT: 'Use at least 10 characters. Several words are easy to remember.',
      TOO_LONG: 'Use at most 200 characters.',
      TOO_COMMON: 'This password is too easy to guess. Please choose another one.',
      SAYS_WHO: 'Your password can’t be your name or your email address.',
    })
  })

  it.each([
    'three brown wombats',
    'x7Kq-92mf-Ua',
    'correct horse battery',
    '     s p a c e     ',
    'ten-longer',
    'abcdabcdab',
    '1234567809',
    '1357913579',
    'the melbourne 1 cup',
    'wombats '.repeat(25),
  ])('%j will do', (password) => {
    expect(passwordError(password, mia)).toBeNull()
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, 'TOO_SHORT', 'TOO_LONG', 'TOO_COMMON', 'SAYS_WHO']).toContain(passwordError(text, mia))
      }),
    )
  })
})
