import { describe, expect, it } from 'vitest'
import { queryValues } from './query-values.ts'

const digit = (text: string) => (/^\d$/.test(text) ? Number(text) : null)

describe('the values of a query', () => {
  it('are asked for by a key in any case, as a list or the last one that is understood', () => {
    const values = queryValues('Beds=1,2&x=9&beds=3&BEDS=many')
    expect(values.list('beds', digit)).toEqual([1, 2, 3])
    expect(queryValues('beds=1&beds=2&beds=many').one('beds', digit)).toBe(2)
    expect([values.list('baths', digit), values.one('baths', digit)]).toEqual([[], null])
  })

  it('may have spaces around them and nothing between commas', () => {
    const values = queryValues('beds=+1+,,2+')
    expect(values.list('beds', digit)).toEqual([1, 2])
    expect(values.ignored).toEqual([])
    expect(queryValues('beds=').one('beds', digit)).toBeNull()
  })

  it('are listed where they were not understood, at most 80 characters of each', () => {
    const values = queryValues(`beds=many,1&x=y&baths=${'x'.repeat(100)}`)
    values.list('beds', digit)
    values.one('baths', digit)
    expect(values.ignored).toEqual(['beds=many', `baths=${'x'.repeat(74)}`])
  })
})
