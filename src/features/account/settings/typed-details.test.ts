import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedDetailsFrom } from './typed-details.ts'

describe('what was typed of the details', () => {
  it('is taken as it was typed', () => {
    const typed = {
      name: 'Lena',
      displayDescription: '',
      Email: 'lena@',
      Mobile: '04',
      Landline: '',
      Fax: '1',
      Website: 'w',
    }
    expect(typedDetailsFrom(JSON.stringify(typed))).toEqual(typed)
    expect(typedDetailsFrom('{"Mobile": "0400 000 000"}')).toEqual({ Mobile: '0400 000 000' })
  })

  it('is nothing where nothing was typed', () => {
    expect(typedDetailsFrom(null)).toEqual({})
    expect(typedDetailsFrom('no JSON')).toEqual({})
  })

  it('has no other parts, and none that are no text', () => {
    expect(typedDetailsFrom('{"name": 1, "claims": "all", "theme": "dark", "Email": "a@b.c"}')).toEqual({
      Email: 'a@b.c',
    })
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Object.values(typedDetailsFrom(text)).every((value) => typeof value === 'string')).toBe(true)
      }),
    )
  })
})
