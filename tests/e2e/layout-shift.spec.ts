import type { Page } from '@playwright/test'
import { findHome } from './support/find-home.ts'
import { expect, test } from './support/test.ts'

declare global {
  /** What has moved so far without being pressed, each with what it was. */
  var layoutShifts: { value: number; moved: string[] }[]
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** Fonts come after the first paint, as on a phone far from the server. */
async function openSlowly(page: Page, address: string): Promise<void> {
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
  const fonts: string[] = []
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    fonts.push(route.request().url())
    await route.continue()
  })
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.length).toBeGreaterThan(0)
}

const pages = {
  home: '/',
  results: '/for-sale/melbourne-vic-3000/real-estate',
  suburb: '/fitzroy-vic-3065',
  map: '/for-sale/fitzroy-vic-3065/real-estate?bounds=-37.83000,144.93000,-37.80000,144.99000&context=map&lat=-37.81500&lng=144.96000&zoom=13',
}

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [name, address] of Object.entries(pages)) {
      test(`${name}: nothing moves when the fonts come`, async ({ page }) => {
        await openSlowly(page, address)
        await expectStill(page)
      })
    }

    test('a home with a long address: nothing moves when the fonts come', async ({ page, request }) => {
      const home = await findHome(request, { searchMode: 'buy' }, ({ address, location }) => {
        return !location.isHidden && address.longAddress.length >= 36
      })
      await openSlowly(page, home.canonicalUri)
      await expectStill(page)
    })
  })
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.002)
}
