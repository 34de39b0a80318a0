import { describe, expect, it } from 'vitest'
import { authMistakes } from './check-auth-draft.ts'

const whole = { name: 'Mia Chen', email: 'mia@homely.example', password: 'three brown wombats' }
const fieldsOf = (...parts: Parameters<typeof authMistakes>) => authMistakes(...parts).map(({ field }) => field)

describe('a form before it is sent', () => {
  it.each(['signIn', 'signUp', 'forgotPassword'] as const)('is right when it is whole (%s)', (form) => {
    expect(authMistakes(form, whole)).toEqual([])
  })

  it('names every field that is empty, in their order', () => {
    const empty = { name: ' ', email: '', password: '' }
    expect(fieldsOf('signUp', empty)).toEqual(['name', 'email', 'password'])
    expect(fieldsOf('signIn', empty)).toEqual(['email', 'password'])
    expect(fieldsOf('forgotPassword', empty)).toEqual(['email'])
  })

  it('says of each field what it needs', () => {
    expect(authMistakes('signUp', { ...whole, name: ' ', email: 'mia' })).toEqual([
      { field: 'name', message: 'Please enter your name.' },
      { field: 'email', message: 'Please enter a whole e-mail address, such as mia@example.org.' },
    ])
    expect(authMistakes('signIn', { ...whole, password: '' })).toEqual([
      { field: 'password', message: 'Please enter your password.' },
    ])
  })

  it('holds only new passwords to the rule', () => {
    expect(fieldsOf('signIn', { ...whole, password: 'short' })).toEqual([])
    expect(authMistakes('signUp', { ...whole, password: 'Mia Chen 2026!' })).toEqual([
      { field: 'password', message: 'The password may not be your name or your e-mail address.' },
    ])
    expect(authMistakes('signUp', { ...whole, password: 'short' })).toEqual([
      { field: 'password', message: 'Use at least 10 characters. Several words are easy to remember.' },
    ])
  })
})
