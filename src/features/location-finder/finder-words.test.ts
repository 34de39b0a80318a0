import { describe, expect, it } from 'vitest'
import type { FinderView } from '#domain/locations/finder-address.ts'
import { countText, homesText, titleOfView } from './finder-words.ts'

const view = (rest: Partial<FinderView> = {}): FinderView => ({
  subject: { tab: 'suburb' },
  stateCode: null,
  letter: null,
  query: '',
  page: 1,
  ...rest,
})

describe('the words of the finder', () => {
  it('name what is listed and of where', () => {
    expect(titleOfView(view(), null)).toBe('Suburbs of Australia')
    expect(titleOfView(view({ stateCode: 'WA', letter: 'F', page: 2 }), null)).toBe(
      'Suburbs of Western Australia, F, page 2',
    )
    const children = view({ subject: { parentType: 'suburb', parentUri: 'fitzroy-vic-3065' } })
    expect(titleOfView(children, 'Fitzroy, VIC 3065')).toBe('Streets of Fitzroy, VIC 3065')
  })
  it('count what fits, in all numbers', () => {
    expect(countText(3787, view(), null)).toBe('3,787 suburbs')
    expect(countText(1, view({ stateCode: 'VIC', letter: 'F', query: 'fitz' }), null)).toBe(
      '1 suburb of Victoria that begins with F and fits “fitz”',
    )
    expect(countText(0, view({ query: 'xyz' }), null)).toBe('No suburbs that fit “xyz”')
  })
  it('tell of homes only where there are some', () => {
    expect(homesText({ forSale: 1200, forRent: 3 })).toBe('1,200 for sale · 3 for rent')
    expect(homesText({ forSale: 0, forRent: 3 })).toBe('3 for rent')
    expect(homesText({ forSale: 0, forRent: 0 })).toBeNull()
  })
})
