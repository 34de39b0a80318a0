import { expect, requestTest, test } from './support/test.ts'

const noRedirect = { maxRedirects: 0 }

const redirects = [
  ['/buy/melbourne-vic-3000/real-estate', 301, '/for-sale/melbourne-vic-3000/real-estate'],
  ['/For-Sale/Melbourne-VIC-3000/real-estate/', 301, '/for-sale/melbourne-vic-3000/real-estate'],
  ['/for-sale/melbourne-vic-3000', 301, '/for-sale/melbourne-vic-3000/real-estate'],
  ['/for-sale/melbourne-vic-3000/real-estate?bedrooms=2', 301, '/for-sale/melbourne-vic-3000/real-estate/2-bedrooms'],
  ['/for-sale', 302, '/for-sale/melbourne-vic-3000/real-estate'],
  ['/rent', 301, '/for-rent'],
  ['/leased', 302, '/leased/melbourne-vic-3000'],
] as const

requestTest('an address leads to its one form', async ({ request }) => {
  for (const [asked, status, answered] of redirects) {
    const response = await request.get(asked, noRedirect)
    expect.soft(response.status(), asked).toBe(status)
    expect.soft(response.headers()['location'], asked).toBe(answered)
  }
  // A mode alone leads to the place of the last visit.
  const response = await request.get('/for-rent', {
    ...noRedirect,
    headers: { cookie: 'lastLocation=hobart-tas-7000' },
  })
  expect(response.headers()['location']).toBe('/for-rent/hobart-tas-7000/real-estate')
})

const unknown = [
  ['/for-sale/atlantis-vic-9999/real-estate', 404],
  ['/for-sale/no-such-form', 404],
  ['/for-sale/melbourne-vic-3000/real-estate/page-1999', 404],
  ['/for-sale/melbourne-vic-3000/real-estate/page-99999999999999999999', 404],
  ['/for-sale/%E0%A4%A/real-estate', 400],
  ['/homes/nowhere/2147483647', 404],
  ['/homes/nowhere/99999999999', 404],
  ['/homes', 404],
  ['/search/no-such-search', 404],
  ['/nothing-here', 404],
  ['/no/such/page?with=query', 404],
] as const

requestTest('an address of nothing answers so with a whole page', async ({ request }) => {
  for (const [asked, status] of unknown) {
    const response = await request.get(asked, noRedirect)
    expect.soft(response.status(), asked).toBe(status)
    const html = await response.text()
    expect.soft(html, asked).toContain('<h1')
    expect.soft(html, asked).toContain('href="/"')
  }
})

const odd = [
  '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=999999999999999999999',
  '/for-sale/melbourne-vic-3000/real-estate?features=%00%ff',
  `/for-sale/melbourne-vic-3000/real-estate?suburbs=${'x-vic-3000,'.repeat(300)}`,
  `/search?query=${'a'.repeat(5000)}`,
  '/search?mode=buy&query=%F0%9F%8F%A0',
  '/for-sale/melbourne-vic-3000/real-estate?shape=%%%&bounds=1,2,3&lat=NaN',
  '/homes/%2e%2e%2f%2e%2e/1',
]

requestTest('an odd address never breaks the server', async ({ request }) => {
  for (const asked of odd) {
    const response = await request.get(asked)
    expect.soft(response.status(), asked).toBeLessThan(500)
    expect.soft(await response.text(), asked).toContain('<h1')
  }
})

requestTest('a wrong uri of a home leads to the canonical one', async ({ request }) => {
  const results = await (await request.get('/for-sale/melbourne-vic-3000/real-estate')).text()
  const [, href] = /href="(\/homes\/[^"]+)"/.exec(results) ?? []
  const id = href?.split('/').at(-1)
  const response = await request.get(`/homes/wrong-uri/${id}`, noRedirect)
  expect(response.status()).toBe(301)
  expect(response.headers()['location']).toBe(href)
})

requestTest(
  'documents carry a strict policy with a nonce of their own on all inline text, and no handler in an attribute',
  async ({ request }) => {
    const nonces: (string | undefined)[] = []
    for (const address of ['/', '/for-sale/melbourne-vic-3000/real-estate', '/nowhere', '/settings']) {
      const response = await request.get(address)
      const policy = response.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|sha256/)
      const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1]
      const html = await response.text()
      const inline = [...html.matchAll(/<(?:script|style)\b([^>]*)>/g)]
        .map(([, attributes = '']) => attributes)
        .filter((attributes) => !/ src=| type="application\/(?:ld\+)?json"/.test(attributes))
      expect(inline.length).toBeGreaterThan(2)
      expect(new Set(inline)).toEqual(new Set([` nonce="${nonce}"`]))
      expect(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)=/)
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(nonces.length)
  },
)

test('markup that got into a page runs nothing', async ({ page, expectComplaint }) => {
  expectComplaint(/Content Security Policy/)
  await page.goto('/nowhere')
  const outcome = await page.evaluate(async () => {
    const ran: string[] = []
    Object.assign(globalThis, { note: (what: string) => ran.push(what) })
    const refusals: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refusals.push(effectiveDirective))
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = '<img src="data:," onerror="note(1)"><b onclick="note(2)" style="color:red">b</b>'
    place.querySelector('b')?.click()
    const script = document.createElement('script')
    script.textContent = 'note(3)'
    place.append(script)
    await new Promise((resolve) => setTimeout(resolve))
    return { ran, refusals: [...new Set(refusals)].toSorted() }
  })
  expect(outcome.ran).toEqual([])
  expect(outcome.refusals).toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr'])
})
