import { openAfterLoad } from './support/after-load.ts'
import { expect, requestTest, test } from './support/test.ts'

/** Each kind of page whose data decides that it is not found, with what it says. */
const unknown: Record<string, string> = {
  '/for-sale/atlantis-vic-9999/real-estate': 'We couldn’t find that place',
  '/for-rent/atlantis-vic-9999': 'We couldn’t find that place',
  '/sold-properties/atlantis-vic-9999': 'We couldn’t find that place',
  '/leased/atlantis-vic-9999': 'We couldn’t find that place',
  '/real-estate-agency/no-such-office/properties-for-sale': 'We couldn’t find that agency',
  '/for-sale/richmond-vic-3121/real-estate/page-900': 'We couldn’t find that page of results',
  '/real-estate-agents/atlantis-vic-9999': 'We couldn’t find that place',
  '/property-managers/atlantis-vic-9999': 'We couldn’t find that place',
  '/real-estate-agents/richmond-vic-3121/more': 'We couldn’t find that page',
  '/real-estate-agents/richmond-vic-3121?page=99': 'There’s no page 99',
  '/real-estate-agencies/atlantis-vic-9999': 'We couldn’t find that place',
  '/search?query=atlantis&mode=rent': 'We couldn’t find that place',
  '/search/no-such-search': 'We couldn’t find that saved search',
  '/search/filters?of=/for-sale/atlantis-vic-9999/real-estate': 'We couldn’t find that place',
  '/atlantis-vic-9999': 'We couldn’t find that place',
  '/atlantis-vic-9999/questions': 'We couldn’t find that place',
  '/richmond-vic-3121/questions?page=99': 'There’s no page 99',
  '/richmond-vic-3121/questions/no-such-question': 'We couldn’t find that question',
  '/atlantis-vic': 'We couldn’t find that place',
  '/find/region/atlantis-vic': 'We couldn’t find that place',
  '/find-suburb?page=999': 'There’s no page 999',
  '/new-apartments?location=atlantis-vic-9999': 'We couldn’t find that place',
  '/new-apartments?page=99': 'There’s no page 99',
  '/homes/anything/99999999': 'We couldn’t find that home',
  '/user/nobody-of-this-name': 'We couldn’t find that person',
  '/agent/nobody-of-this-name': 'We couldn’t find that person',
  '/agent/nobody-of-this-name/settings': 'We couldn’t find that person',
  '/agent/nobody-of-this-name/past-sales': 'We couldn’t find that person',
  '/performance/999999': 'We couldn’t find that home',
  '/enquiries/abc': 'We couldn’t find that page',
  '/advice/no-such-guide': 'We couldn’t find that article',
  '/agent/agnes-keane/nothing': 'We couldn’t find that page',
  '/user/nobody-at-all/answers': 'We couldn’t find that person',
  '/user/lena/listings': 'We couldn’t find that page',
  '/discussions?page=900': 'There’s no page 900',
  '/for-sale/no-such-form': 'We couldn’t find that search',
  '/for-sale/melbourne-vic-3000/real-estate/page-99999999999999999999': 'We couldn’t find that search',
  '/homes/nowhere/99999999999': 'We couldn’t find that home',
  '/homes': 'We couldn’t find that home',
  '/no/such/page?with=query': 'We couldn’t find that page',
  '/no-such-page': 'We couldn’t find that page',
}

const odd = [
  '/for-sale/melbourne-vic-3000/real-estate?pricemaximum=999999999999999999999',
  '/for-sale/melbourne-vic-3000/real-estate?features=%00%ff',
  `/for-sale/melbourne-vic-3000/real-estate?suburbs=${'x-vic-3000,'.repeat(300)}`,
  `/search?query=${'a'.repeat(5000)}`,
  '/search?mode=buy&query=%F0%9F%8F%A0',
  '/for-sale/melbourne-vic-3000/real-estate?shape=%%%&bounds=1,2,3&lat=NaN',
  '/for-sale/%E0%A4%A/real-estate',
  '/homes/%2e%2e%2f%2e%2e/1',
]

const personal = [
  '/alerts/999999',
  '/collections/nothinghere1/of-nobody',
  '/enquiries/5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10',
]

requestTest(
  'what does not exist answers 404 with the page that says so, whole as the server sends it',
  async ({ request }) => {
    for (const [address, title] of Object.entries(unknown)) {
      const answer = await request.get(address)
      const markup = await answer.text()
      expect.soft(answer.status(), address).toBe(404)
      expect.soft(/<h1[^>]*>([^<]*)/.exec(markup)?.[1], address).toBe(title)
      expect.soft(markup, address).toContain('content="noindex"')
      expect.soft(markup, address).toContain('action="/search"')
      expect.soft(markup, address).not.toContain('aria-busy="true"')
    }
    // Somebody is there, and their tab has fewer pages.
    for (const address of ['/agent/agnes-keane/followers?page=40', '/user/lena/reviews?page=2'])
      expect.soft((await request.get(address)).status(), address).toBe(404)
    // Their existence only their owner may know.
    for (const address of personal) {
      const answer = await request.get(address)
      expect.soft(answer.status(), address).toBe(200)
      expect.soft(await answer.text(), address).toContain('content="noindex"')
    }
    for (const address of odd) {
      const answer = await request.get(address)
      expect.soft(answer.status(), address).toBeLessThan(500)
      expect.soft(await answer.text(), address).toContain('<h1')
    }
  },
)

test('the page stays as it came when it is hydrated, and keeps the mode', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.url())
  })
  await openAfterLoad(page, '/for-rent/atlantis-vic-9999/real-estate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that place')
  await expect(page.locator('main').getByRole('radio', { name: 'Rent' })).toBeChecked()
  expect(asked).toEqual([])
  await page.goto('/search?query=atlantis&mode=sold')
  await expect(page.locator('main').getByRole('radio', { name: 'Sold' })).toBeChecked()
})
