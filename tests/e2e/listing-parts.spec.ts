import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { openAfterLoad } from './support/after-load.ts'
import { findListing } from './support/find-listing.ts'
import { pictureWidths } from './support/picture-widths.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 360, height: 740 }
const wide = { width: 1280, height: 800 }
const manyPhotos = ({ media }: { media: { photoCount: number } }) => media.photoCount >= 5

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      // Frames come slowly where a map is drawn without a graphics card.
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
  })

test('the map with the schools is in the page, and its code comes when it is seen', async ({ page, request }) => {
  const listing = await findListing(
    request,
    { searchMode: 'buy' },
    ({ location, media }) => !location.isHidden && manyPhotos({ media }),
  )
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))
  await openAfterLoad(page, listing.canonicalUri)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /maplibre|home-map/.test(url))).toEqual([])
  const map = page.getByRole('application', { name: `Map of ${listing.address.longAddress}` })
  await expect(map).toHaveCount(0)
  await page.getByRole('heading', { name: 'Location', exact: true }).scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  // The wheel over the map goes on scrolling the page.
  const before = await page.evaluate(() => scrollY)
  await map.hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)

  await test.step('five schools stand in the page, and all of them when they are asked for', async () => {
    const rows = page.getByRole('table').filter({ hasText: 'Sector' }).locator('tbody tr').filter({ visible: true })
    await expect(rows).toHaveCount(5)
    await page.getByRole('button', { name: /^Show all \d+ schools$/ }).click()
    expect(await rows.count()).toBeGreaterThan(5)
    await page.getByRole('button', { name: 'Show fewer schools' }).click()
    await expect(rows).toHaveCount(5)
  })

  await test.step('more from the office leads to all of its homes', async () => {
    const all = page.getByRole('link', { name: /^See all from / })
    const response = await request.get((await all.getAttribute('href')) ?? '', { maxRedirects: 0 })
    expect(response.status()).toBe(200)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('homes like it stand in a row that is swiped, the page is no scroll of many metres, and every picture comes in at least the width it stands in', async ({
    page,
    request,
  }) => {
    test.slow()
    const withPhotos = (count: number) =>
      findListing(
        request,
        { searchMode: 'buy' },
        ({ media }) => media.photoCount === count || (count === 5 && media.photoCount > 5),
      )
    await openAfterLoad(page, (await withPhotos(5)).canonicalUri)

    await test.step('the row of similar homes', async () => {
      const row = page.getByRole('list', { name: 'Similar homes' })
      const [inside, outside] = await row.evaluate((element) => [element.scrollWidth, element.clientWidth])
      expect(inside).toBeGreaterThan((outside ?? 0) * 2)
      await row.evaluate((element) => element.scrollBy({ left: 400 }))
      expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
      const page360 = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollHeight])
      expect(page360[0]).toBeLessThanOrEqual(360)
      expect(page360[1]).toBeLessThan(9000)
    })

    for (const count of [2, 3, 5]) {
      const listing = await withPhotos(count)
      await page.setViewportSize(phone)
      await page.goto(listing.canonicalUri)
      for (const viewport of [phone, { width: 800, height: 900 }, wide]) {
        await test.step(`${count} photos at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          // A picture that is out of sight gets its wider file when it is seen again.
          const tooNarrow = async () => {
            await scrollThrough(page)
            return (await pictureWidths(page)).filter(({ came, stands }) => came < stands)
          }
          await expect.poll(tooNarrow).toEqual([])
          expect((await pictureWidths(page)).length).toBeGreaterThan(2)
        })
      }
    }
  })
})

test('a video, a tour and the statement of information open in tabs of their own', async ({
  page,
  request,
  context,
}) => {
  const listing = await findListing(
    request,
    { searchMode: 'buy', sortBy: 'HasVideos' },
    ({ videos, externalMedias, media }) => videos.length > 0 && externalMedias.length > 0 && media.photoCount > 1,
  )
  await page.goto(listing.canonicalUri)
  const video = page.getByRole('link', { name: /^Watch the video/ })
  await expect(video).toHaveAttribute('href', listing.videos[0]?.url ?? '')
  await expect(video).toHaveAttribute('target', '_blank')
  await expect(video.locator('img')).toHaveCount(1)
  await expectSample(context, video, 'This is where the video plays')
  await expectSample(
    context,
    page.getByRole('link', { name: /^Take the virtual tour/ }),
    'This is where the virtual tour opens',
  )

  const inVictoria = await findListing(request, { searchMode: 'buy', sortBy: 'Auctions' }, ({ address, auction }) => {
    return address.longAddress.includes(' VIC ') && auction !== null
  })
  await page.goto(inVictoria.canonicalUri)
  const statement = page.getByRole('link', { name: /^Statement of information/ })
  await expectSample(context, statement, 'This is where the Statement of Information opens')
})

async function expectSample(context: BrowserContext, link: Locator, heading: string) {
  const opened = context.waitForEvent('page')
  await link.click()
  const sample = await opened
  await expect(sample.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectAccessible(sample)
  const back = sample.getByRole('link', { name: 'go to the home page of Homely' })
  await expect(back).toHaveAttribute('href', '/')
  await sample.close()
}

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('the facts say how long it is on Homely, a council only where it is known, and every card names the agents of its home', async ({
    page,
    request,
  }) => {
    const results = await (await request.get('/for-sale/fitzroy-vic-3065/real-estate?surrounding=false')).text()
    const [listing = ''] = /\/homes\/[^"]*fitzroy-vic-3065\/\d+/.exec(results) ?? []
    await page.goto(listing)
    const fact = (term: string) => page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
    await expect(fact('Days on Homely').locator('dd')).toHaveText(/^\d+$/)
    await expect(fact('Council').locator('dd')).toHaveText('City of Yarra')
    await expect(page.getByText('Municipality')).toHaveCount(0)

    await page.goto('/for-sale/melbourne-vic-3000/real-estate')
    const cards = await page
      .locator('article[data-listing-id]')
      .evaluateAll((articles) =>
        articles.map((article) => ({ id: Number(article.getAttribute('data-listing-id')), text: article.textContent })),
      )
    expect(cards.length).toBeGreaterThan(5)
    const parts = cards.map(({ id }) => `h${id}: listing(id: ${id}) { agents { name } office { name } }`)
    const response = await request.post('/graphql', { data: { query: `{ ${parts.join(' ')} }` } })
    const { data } = await response.json()
    for (const { id, text } of cards) {
      const { agents, office } = data[`h${id}`]
      expect(text).toContain(agents.map(({ name }: { name: string }) => name).join(', ') + office.name)
    }
  })
})
