import { describe, expect, it } from 'vitest'
import { authErrors } from './check-auth-draft.ts'

const whole = { name: 'Mia Chen', email: 'mia@homely.example', password: 'three brown wombats' }
const fieldsOf = (...parts: Parameters<typeof authErrors>) => authErrors(...parts).map(({ field }) => field)

describe('a form before it is sent', () => {
  it.each(['signIn', 'signUp', 'forgotPassword'] as const)('is right when it is whole (%s)', (form) => {
    expect(authErrors(form, whole)).toEqual([])
  })

  it('names every field that is empty, in their order', () => {
    const empty = { name: ' ', email: '', password: '' }
    expect(fieldsOf('signUp', empty)).toEqual(['name', 'email', 'password'])
    expect(fieldsOf('signIn', empty)).toEqual(['email', 'password'])
    expect(fieldsOf('forgotPassword', empty)).toEqual(['email'])
  })

  it('says of each field what it needs', () => {
    expect(authErrors('signUp', { ...whole, name: ' ', email: 'mia' })).toEqual([
      { field: 'name', message: 'Please enter your name.' },
      { field: 'email', message: 'Please enter a full email address, such as mia@example.org.' },
    ])
    expect(authErrors('signIn', { ...whole, password: '' })).toEqual([
      { field: 'password', message: 'Please enter your password.' },
    ])
  })

  it('holds only new passwords to the rule', () => {
    expect(fieldsOf('signIn', { ...whole, password: 'short' })).toEqual([])
    expect(authErrors('signUp', { ...whole, password: 'Mia Chen 2026!' })).toEqual([
      { field: 'password', message: 'Your password can’t be your name or your email address.' },
    ])
    expect(authErrors('signUp', { ...whole, password: 'short' })).toEqual([
      { field: 'password', message: 'Use at least 10 characters. Several words are easy to remember.' },
    ])
  })
})
