import { expect, it } from 'vitest'
import { readPartnerSites, readSocialLinks } from './footer-links.ts'

it('pages on social networks are named by the network of their address', () => {
  expect(readSocialLinks('https://www.facebook.com/homely, https://x.com/homely  https://youtube.com/@homely')).toEqual(
    [
      { name: 'Facebook', url: 'https://www.facebook.com/homely' },
      { name: 'X', url: 'https://x.com/homely' },
      { name: 'YouTube', url: 'https://youtube.com/@homely' },
    ],
  )
})

it.each([
  'http://www.facebook.com/homely',
  'https://facebook.com.example/homely',
  'https://notx.com/homely',
  'https://user:word@x.com/homely',
  'https://x.com/homely homely',
])('%s is refused as a page on a social network', (text) => expect(readSocialLinks(text)).toBeNull())

it('partners have a name and an address each', () => {
  expect(
    readPartnerSites(' Tallow Finance https://tallow.example/loans ; Movers & Co https://movers.example;'),
  ).toEqual([
    { name: 'Tallow Finance', url: 'https://tallow.example/loans' },
    { name: 'Movers & Co', url: 'https://movers.example/' },
  ])
})

it.each([
  'https://tallow.example',
  'Tallow',
  'Tallow http://tallow.example',
  'Tallow javascript:alert(1)',
  `${'A'.repeat(41)} https://tallow.example`,
])('%s is refused as the site of a partner', (text) => expect(readPartnerSites(text)).toBeNull())
