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

requestTest(
  'the address of a page of homes leads sharing sites to a picture that they can read',
  async ({ request }) => {
    const address = await firstOf(request, 'homes-for-sale')
    const html = await (await request.get(address)).text()
    expect(metaIn(html, 'og:url')).toBe(address)
    expect(metaIn(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaIn(html, 'og:title')).toBe(metaIn(html, 'twitter:title'))
    const picture = await request.get((metaIn(html, 'og:image') ?? '').replaceAll('&amp;', '&'), {
      headers: { accept: '*/*' },
    })
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  },
)

requestTest('a home, a search and the front page say in terms of schema.org what they are', async ({ request }) => {
  const listing = thingsIn(await (await request.get(await firstOf(request, 'homes-for-rent'))).text())
  expect(listing.map((thing) => thing['@type'])).toEqual([
    'RealEstateListing',
    expect.stringMatching(/^(?:House|Apartment|Accommodation|Place)$/),
    'RealEstateAgent',
    'BreadcrumbList',
  ])
  const search = thingsIn(await (await request.get('/for-sale/melbourne-vic-3000/real-estate')).text())
  expect(search.map((thing) => thing['@type'])).toEqual(['ItemList', 'BreadcrumbList'])
  expect(search[0]?.['itemListElement']).toHaveLength(25)
  const front = thingsIn(await (await request.get('/')).text())
  expect(front.map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization'])
})

requestTest(
  'an agency has its whole address, an article its time, and no way to a page leads through a redirect',
  async ({ request }) => {
    const html = await (await request.get(await firstOf(request, 'homes-for-sale'))).text()
    const things = thingsIn(html)
    expect(things.find((thing) => thing['@type'] === 'RealEstateAgent')?.['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: expect.stringMatching(/^\d/),
      addressLocality: expect.any(String),
      addressRegion: expect.stringMatching(/^[A-Z]{2,3}$/),
      postalCode: expect.stringMatching(/^\d{4}$/),
      addressCountry: 'AU',
    })
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')
    for (const { item } of (trail?.['itemListElement'] ?? []) as { item?: string }[]) {
      if (item !== undefined) expect((await request.get(item, { maxRedirects: 0 })).status(), item).toBe(200)
    }
    const article = await (await request.get('/advice/buying-at-auction')).text()
    expect(metaIn(article, 'og:type')).toBe('article')
    expect(metaIn(article, 'article:published_time')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(metaIn(article, 'article:modified_time')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(metaIn(await (await request.get('/advice')).text(), 'og:type')).toBe('website')
  },
)

requestTest('searches with filters in the query are not to be found, nor pages that are none', async ({ request }) => {
  for (const address of ['/for-sale/melbourne-vic-3000/real-estate?bathrooms=2', '/no-such-page']) {
    const html = await (await request.get(address)).text()
    expect(metaIn(html, 'robots'), address).toBe('noindex')
    expect(metaIn(html, 'og:title')).toBeUndefined()
  }
})
