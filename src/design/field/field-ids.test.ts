import { describe, expect, it } from 'vitest'
import { fieldIds } from './field-ids.ts'

describe('fieldIds', () => {
  it('describes a control by nothing when it has neither hint nor error', () => {
    expect(fieldIds('email', { hint: false, error: false })).toEqual({
      control: 'email',
      hint: undefined,
      error: undefined,
      describedBy: undefined,
    })
  })

  it('describes a control by its hint', () => {
    expect(fieldIds('email', { hint: true, error: false }).describedBy).toBe('email-hint')
  })

  it('reads the error before the hint', () => {
    const ids = fieldIds('email', { hint: true, error: true })
    expect(ids.describedBy).toBe('email-error email-hint')
    expect([ids.error, ids.hint]).toEqual(['email-error', 'email-hint'])
  })
})
