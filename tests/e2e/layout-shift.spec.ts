import type { Page } from '@playwright/test'
import { findListing } from './support/find-listing.ts'
import { expect, test } from './support/test.ts'

declare global {
  /** What has moved so far without being pressed, each with what it was. */
  var layoutShifts: { value: number; moved: string[] }[]
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** Fonts come after the first paint, as on a phone far from the server. */
async function slowFonts(page: Page): Promise<() => number> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = []
    new PerformanceObserver((list) => {
      // Not among the types of the DOM library.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '')
        globalThis.layoutShifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let fonts = 0
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    fonts += 1
    await route.continue()
  })
  return () => fonts
}

const pages = [
  '/',
  '/for-sale/melbourne-vic-3000/real-estate',
  '/fitzroy-vic-3065',
  '/for-sale/fitzroy-vic-3065/real-estate?bounds=-37.83000,144.93000,-37.80000,144.99000&context=map&lat=-37.81500&lng=144.96000&zoom=13',
]

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, hasMaps: true })

    test('nothing moves when the fonts come', async ({ page, request }) => {
      const listing = await findListing(request, { searchMode: 'buy' }, ({ address, location }) => {
        return !location.isHidden && address.longAddress.length >= 36
      })
      const countFonts = await slowFonts(page)
      for (const address of [...pages, listing.canonicalUri]) {
        const before = countFonts()
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all')
        await page.evaluate(() => document.fonts.ready)
        expect(countFonts(), 'fonts of this page').toBeGreaterThan(before)
        await expectStill(page)
      }
    })
  })
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.002)
}
