import { describe, expect, it } from 'vitest'
import { readNewDevelopmentId, readNewDevelopmentsSearch, formatNewDevelopmentsUrl } from './new-developments-url.ts'

describe('a URL of new developments', () => {
  it.each([
    ['', { stateCode: null, locationUri: null, page: 1 }],
    ['?page=3&state=qld', { stateCode: 'QLD', locationUri: null, page: 3 }],
    ['?location=sydney-nsw-2000', { stateCode: null, locationUri: 'sydney-nsw-2000', page: 1 }],
  ] as const)('with %j is written and read', (search, view) => {
    expect(formatNewDevelopmentsUrl(view)).toBe(`/new-apartments${search}`)
    expect(readNewDevelopmentsSearch(search)).toEqual(view)
  })
  it('leaves out what cannot be read, and the state beside a place', () => {
    expect(readNewDevelopmentsSearch('state=xx&page=0&location=a b')).toEqual({
      stateCode: null,
      locationUri: null,
      page: 1,
    })
    expect(readNewDevelopmentsSearch('state=vic&location=Sydney-NSW-2000').stateCode).toBeNull()
    expect(formatNewDevelopmentsUrl({ stateCode: 'VIC', locationUri: 'sydney-nsw-2000', page: 1 })).toBe(
      '/new-apartments?location=sydney-nsw-2000',
    )
  })
  it('has pages from 1 to 1000', () => {
    const pages = ['page=2', 'page=1000', 'page=1001', 'page=2.5', 'page=-2', 'page=x', '']
    expect(pages.map((search) => readNewDevelopmentsSearch(search).page)).toEqual([2, 1000, 1, 1, 1, 1, 1])
  })
})

describe('the number of a new development', () => {
  it.each([
    ['/new-apartments/1010', 1010],
    ['/new-apartments/the-mill/1010/', 1010],
    ['/new-apartments', null],
    ['/new-apartments/0', null],
    ['/new-apartments/9999999999', null],
    ['/new-apartments/2147483647//', 2_147_483_647],
    ['/new-apartments/2147483648', null],
    ['/new-apartments/a10', null],
    ['', null],
    ['/new-apartments/10a', null],
  ])('in %s is %j', (path, id) => expect(readNewDevelopmentId(path)).toBe(id))
})
