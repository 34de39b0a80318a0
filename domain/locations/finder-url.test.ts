import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateCodes } from '#domain/lookups/states.ts'
import { finderTabNames, type FinderView, parseFinderUrl, formatFinderUrl } from './finder-url.ts'

const everything = { stateCode: null, letter: null, query: '', page: 1 }

describe('a URL of the finder', () => {
  it.each<[string, FinderView]>([
    ['/find-suburb', { ...everything, subject: { tab: 'suburb' } }],
    ['/where-to-live?state=wa', { ...everything, subject: { tab: 'popular' }, stateCode: 'WA' }],
    [
      '/find-street?letter=F&page=3&query=high+st&state=nsw',
      { subject: { tab: 'street' }, stateCode: 'NSW', letter: 'F', query: 'high st', page: 3 },
    ],
    [
      '/find/region/inner-melbourne-vic?letter=C',
      { ...everything, subject: { parentType: 'region', parentUri: 'inner-melbourne-vic' }, letter: 'C' },
    ],
  ])('%s is written and read', (address, view) => {
    expect(formatFinderUrl(view)).toBe(address)
    const [path = '', search = ''] = address.split('?')
    expect(parseFinderUrl(path, search)).toEqual(view)
  })

  it('may have another case, a slash at its end and values that mean nothing', () => {
    expect(parseFinderUrl('/Find-Suburb/', 'state=VIC&letter=f&page=1&query=+&other=1')).toEqual({
      ...everything,
      subject: { tab: 'suburb' },
      stateCode: 'VIC',
      letter: 'F',
    })
    expect(parseFinderUrl('/find-region', 'state=xx&letter=ab&page=-4')).toEqual({
      ...everything,
      subject: { tab: 'region' },
    })
  })

  it('of popular suburbs has a state and nothing else', () => {
    expect(parseFinderUrl('/where-to-live', 'letter=F&page=3&query=high&state=wa')).toEqual({
      ...everything,
      subject: { tab: 'popular' },
      stateCode: 'WA',
    })
  })

  it('below a suburb has no state of its own', () => {
    expect(parseFinderUrl('/find/suburb/fitzroy-vic-3065//', 'state=wa')).toEqual({
      ...everything,
      subject: { parentType: 'suburb', parentUri: 'fitzroy-vic-3065' },
    })
  })

  it.each([
    ['page=1000', { page: 1000 }],
    ['page=1001', {}],
    ['page=2.5', {}],
    ['page=0', {}],
    ['query=++high+st+', { query: 'high st' }],
    [`query=${'x'.repeat(120)}`, { query: 'x'.repeat(100) }],
    [`query=+${'x'.repeat(99)}+y`, { query: 'x'.repeat(99) }],
    [`query=+${'x'.repeat(100)}`, { query: 'x'.repeat(100) }],
    ['query=a%ED%A0%80', { query: 'a\ufffd\ufffd\ufffd' }],
    ['letter=FF', {}],
    ['letter=%C3%89', {}],
  ])('with %s shows %j', (search, part) => {
    expect(parseFinderUrl('/find-street', search)).toEqual({ ...everything, subject: { tab: 'street' }, ...part })
  })

  it.each([
    '/find',
    '/old/find/region/x',
    '/find/region/-x',
    '/find/street/x',
    '/find/region',
    '/find/region/a b',
    '/find-suburbs',
    '/find/region/x/y',
  ])('is not %s', (path) => expect(parseFinderUrl(path, '')).toBeNull())

  it('is read to what was written, whatever was chosen', () => {
    const slug = fc.constantFrom('inner-melbourne-vic', 'fitzroy-vic-3065')
    const view: fc.Arbitrary<FinderView> = fc.record({
      subject: fc.constantFrom(...finderTabNames.filter((name) => name !== 'popular')).map((tab) => ({ tab })),
      stateCode: fc.constantFrom(null, ...stateCodes),
      letter: fc.constantFrom(null, 'A', 'Q', 'Z'),
      query: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(view, slug, fc.boolean(), (chosen, parentUri, isOfParent) => {
        const written: FinderView = isOfParent
          ? { ...chosen, subject: { parentType: 'region', parentUri }, stateCode: null }
          : chosen
        const address = new URL(formatFinderUrl(written), 'https://portal.test')
        expect(parseFinderUrl(address.pathname, address.search)).toEqual(written)
      }),
    )
  })
})
