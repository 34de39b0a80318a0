import { findHome } from './support/find-home.ts'
import { expect, test } from './support/test.ts'

const isDark = (colour: string): boolean => {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return red + green + blue < 200
}

for (const how of ['of the system', 'that was chosen'] as const) {
  test(`pages are printed in dark ink on white from the dark theme ${how}`, async ({ page, request }) => {
    const home = await findHome(request, { searchMode: 'buy' })
    for (const address of ['/for-sale/richmond-vic-3121/real-estate', '/richmond-vic-3121', home.canonicalUri]) {
      await page.emulateMedia({ media: 'screen', colorScheme: how === 'of the system' ? 'dark' : 'light' })
      await page.goto(address)
      if (how === 'that was chosen')
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      const colours = () =>
        page.evaluate(() => ({
          paper: getComputedStyle(document.documentElement).backgroundColor,
          ink: getComputedStyle(document.querySelector('main h1') ?? document.body).color,
        }))
      expect(isDark((await colours()).paper), address).toBe(true)
      await page.emulateMedia({ media: 'print' })
      expect(await colours(), address).toEqual({ paper: 'rgb(255, 255, 255)', ink: expect.stringMatching(/^rgb/) })
      expect(isDark((await colours()).ink), address).toBe(true)
    }
  })
}
