import type { APIRequestContext } from '@playwright/test'
import { expect, requestTest } from './support/test.ts'

const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/s

type Thing = Record<string, unknown> & { '@type': string }

/** The things of schema.org that stand in a page as it is sent. */
function thingsIn(html: string): Thing[] {
  const [, text = '{"@graph":[]}'] = structuredData.exec(html) ?? []
  // What our own server wrote; each expectation says what it must hold.
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph']
}

const typesOf = (things: readonly Thing[]) => things.map((thing) => thing['@type'])

const results = [
  ['/for-sale/melbourne-vic-3000/real-estate', 'homes for sale in Melbourne, VIC 3000'],
  ['/for-rent/melbourne-vic-3000/real-estate', 'homes for rent in Melbourne, VIC 3000'],
  ['/sold-properties/melbourne-vic-3000', 'sold homes in Melbourne, VIC 3000'],
  ['/leased/melbourne-vic-3000', 'leased homes in Melbourne, VIC 3000'],
] as const

const metaIn = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const canonicalIn = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** The first address in the first sitemap of a kind. */
async function firstOf(request: APIRequestContext, kind: string): Promise<string> {
  const index = await (await request.get('/sitemap.xml')).text()
  const [, part = ''] = new RegExp(`<loc>([^<]*/${kind}-\\d+\\.xml)</loc>`).exec(index) ?? []
  const sitemap = await (await request.get(part)).text()
  return /<loc>(.*?)<\/loc>/.exec(sitemap)?.[1] ?? ''
}

requestTest(
  'every kind of sitemap leads to pages that answer and call themselves by the same address',
  async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text()
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
    expect(parts.length).toBeGreaterThan(5)
    const kinds = new Map(parts.map((part) => [part.replace(/-\d+\.xml$/, ''), part]))
    for (const part of kinds.values()) {
      const text = await (await request.get(part)).text()
      const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
      expect(addresses.length).toBeLessThanOrEqual(50_000)
      const sample = [0, 0.2, 0.5, 0.8, 0.999].map((share) => addresses[Math.floor(share * addresses.length)] ?? '')
      for (const address of new Set(sample)) {
        const response = await request.get(address, { maxRedirects: 0 })
        expect(response.status(), address).toBe(200)
        const html = await response.text()
        expect(canonicalIn(html)).toBe(address)
        expect(metaIn(html, 'robots'), address).toBeUndefined()
      }
    }
  },
)

requestTest('pages tell search engines and sharing sites what they are', async ({ request }) => {
  const textOf = async (address: string) => (await request.get(address)).text()
  const address = await firstOf(request, 'homes-for-sale')
  const html = await textOf(address)
  expect(metaIn(html, 'og:url')).toBe(address)
  expect(metaIn(html, 'twitter:card')).toBe('summary_large_image')
  expect(metaIn(html, 'og:title')).toBe(metaIn(html, 'twitter:title'))
  const picture = await request.get((metaIn(html, 'og:image') ?? '').replaceAll('&amp;', '&'), {
    headers: { accept: '*/*' },
  })
  expect(picture.headers()['content-type']).toBe('image/jpeg')

  const things = thingsIn(html)
  expect(typesOf(things)).toEqual([
    'RealEstateListing',
    expect.stringMatching(/^(?:House|Apartment|Accommodation|Place)$/),
    'RealEstateAgent',
    'BreadcrumbList',
  ])
  expect(things[2]?.['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: expect.stringMatching(/^\d/),
    addressLocality: expect.any(String),
    addressRegion: expect.stringMatching(/^[A-Z]{2,3}$/),
    postalCode: expect.stringMatching(/^\d{4}$/),
    addressCountry: 'AU',
  })
  for (const { item } of (things[3]?.['itemListElement'] ?? []) as { item?: string }[]) {
    if (item !== undefined) expect((await request.get(item, { maxRedirects: 0 })).status(), item).toBe(200)
  }

  for (const [path, words] of results) {
    const page = await textOf(path)
    expect(page).toContain(words)
    expect(page.match(/<article/g)).toHaveLength(25)
    const [list, ...others] = thingsIn(page)
    expect([list?.['@type'], ...typesOf(others)]).toEqual(['ItemList', 'BreadcrumbList'])
    expect(list?.['itemListElement']).toHaveLength(25)
  }
  expect(typesOf(thingsIn(await textOf('/')))).toEqual(['WebSite', 'Organization'])

  const article = await textOf('/advice/buying-at-auction')
  expect(metaIn(article, 'og:type')).toBe('article')
  expect(metaIn(article, 'article:published_time')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(metaIn(article, 'article:modified_time')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(metaIn(await textOf('/advice'), 'og:type')).toBe('website')

  for (const unlisted of ['/for-sale/melbourne-vic-3000/real-estate?bathrooms=2', '/no-such-page']) {
    const none = await textOf(unlisted)
    expect(metaIn(none, 'robots'), unlisted).toBe('noindex')
    expect(metaIn(none, 'og:title')).toBeUndefined()
  }
})
