import { describe, expect, it } from 'vitest'
import type { FinderView } from '#domain/locations/finder-url.ts'
import { finderCopy } from './finder.copy.ts'

const view = (rest: Partial<FinderView> = {}): FinderView => ({
  subject: { tab: 'suburb' },
  stateCode: null,
  letter: null,
  query: '',
  page: 1,
  ...rest,
})

describe('the copy of the finder', () => {
  it('name what is listed and of where', () => {
    expect(finderCopy.title(view(), null)).toBe('Suburbs in Australia')
    expect(finderCopy.title(view({ stateCode: 'WA', letter: 'F', page: 2 }), null)).toBe(
      'Suburbs in Western Australia, F, page 2',
    )
    const children = view({ subject: { parentType: 'suburb', parentUri: 'fitzroy-vic-3065' } })
    expect(finderCopy.title(children, 'Fitzroy, VIC 3065')).toBe('Streets in Fitzroy, VIC 3065')
  })
  it('count what fits, in all numbers', () => {
    expect(finderCopy.count(3787, view(), null)).toBe('3,787 suburbs')
    expect(finderCopy.count(1, view({ stateCode: 'VIC', letter: 'F', query: 'fitz' }), null)).toBe(
      '1 suburb in Victoria starting with F and matching “fitz”',
    )
    expect(finderCopy.count(0, view({ query: 'xyz' }), null)).toBe('No suburbs matching “xyz”')
  })
  it('tell of homes only where there are some', () => {
    expect(finderCopy.homes({ forSale: 1200, forRent: 3 })).toBe('1,200 for sale · 3 for rent')
    expect(finderCopy.homes({ forSale: 0, forRent: 3 })).toBe('3 for rent')
    expect(finderCopy.homes({ forSale: 0, forRent: 0 })).toBeNull()
  })
})
