import { expect, it } from 'vitest'
import { type AdInput, checkAd } from './check-ad.ts'

const words: AdInput = {
  placement: 'buy-end',
  advertiser: ' Fitzroy Conveyancing ',
  text: 'Buying? We read the contract with you.',
  action: 'Book a call',
  href: 'https://conveyancing.example/call',
  days: 14,
}
const script: AdInput = {
  placement: 'blog-top',
  advertiser: 'Ad house',
  script: 'https://ads.example/a.js?id=1',
  days: 1,
}
const problemOf = (input: AdInput, origins: string[] = []) => {
  const checked = checkAd(input, origins)
  return 'field' in checked ? checked.field : null
}

it('an ad of words has its link in full', () => {
  expect(checkAd(words, [])).toEqual({
    ...words,
    kind: 'words',
    advertiser: 'Fitzroy Conveyancing',
    script: null,
  })
})

it('its words are one line', () => {
  expect(checkAd({ ...words, text: 'Buying?\n\nWe read  it.' }, [])).toMatchObject({ text: 'Buying? We read it.' })
})

it('the script of a site that is configured is an ad, and no other', () => {
  expect(checkAd(script, ['https://ads.example'])).toMatchObject({ kind: 'script', script: script.script, text: null })
  expect(problemOf(script, [])).toBe('script')
  expect(problemOf({ ...script, script: 'http://ads.example/a.js' }, ['http://ads.example'])).toBe('script')
  const local = { ...script, script: 'http://localhost:9000/a.js' }
  expect([problemOf(local, ['http://localhost:9000']), problemOf(local)]).toEqual([null, 'script'])
  expect(problemOf({ ...script, script: 'https://me:you@ads.example/a.js' }, ['https://ads.example'])).toBe('script')
})

it.each<[Partial<AdInput>, string]>([
  [{ placement: 'buy-top' }, 'placement'],
  [{ advertiser: ' F ' }, 'advertiser'],
  [{ advertiser: 'F'.repeat(61) }, 'advertiser'],
  [{ text: 'Four' }, 'text'],
  [{ text: '🏡'.repeat(91) }, 'text'],
  [{ action: null }, 'action'],
  [{ days: 0 }, 'days'],
  [{ days: 91 }, 'days'],
  [{ days: 1.5 }, 'days'],
  [{ href: '' }, 'href'],
  [{ href: 'javascript:alert(1)' }, 'href'],
  [{ href: 'http://conveyancing.example' }, 'href'],
  [{ href: '//conveyancing.example' }, 'href'],
  [{ href: '/\\conveyancing.example' }, 'href'],
  [{ href: '/..//conveyancing.example' }, 'href'],
  [{ text: 'Ring\u0007 the bell' }, 'text'],
  [{ advertiser: '\uD800\uD800' }, 'advertiser'],
])('with %o the problem is of %s', (change, field) => {
  expect(problemOf({ ...words, ...change })).toBe(field)
})

it.each(['/', '/new-apartments', '/for-sale/fitzroy-vic-3065/real-estate?sort=newest'])('%s is a link', (href) => {
  expect(problemOf({ ...words, href })).toBeNull()
})
