import { describe, expect, it } from 'vitest'
import { emailHint, licenceNumberOf } from './agent-claims.ts'

describe('the number of a licence', () => {
  it.each([
    ['012345L', '012345L'],
    [' 20 123 456 ', '20 123 456'],
    ['rea-77120', 'REA-77120'],
    ['12', '12'],
    ['1234.5/6', '1234.5/6'],
  ])('%j is %j', (typed, kept) => {
    expect(licenceNumberOf(typed)).toBe(kept)
  })

  it.each(['', '7', 'licence', '12<b>', `1${'2'.repeat(40)}`, '№ 123', '-12'])('%j is none', (typed) => {
    expect(licenceNumberOf(typed)).toBeNull()
  })
})

it('an office’s address is recognised and not told', () => {
  expect(emailHint('fitzroy@agency.example')).toBe('f•••@agency.example')
  expect(emailHint('a@agency.example')).toBe('a•••@agency.example')
})
