import { findHome } from './support/find-home.ts'
import { expect, test } from './support/test.ts'

const isDark = (colour: string): boolean => {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return red + green + blue < 200
}

test('pages are printed in dark ink on white from the dark theme, of the system or chosen', async ({
  page,
  request,
}) => {
  const home = await findHome(request, { searchMode: 'buy' })
  const colours = () =>
    page.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.querySelector('main h1') ?? document.body).color,
    }))
  for (const address of ['/for-sale/richmond-vic-3121/real-estate', '/richmond-vic-3121', home.canonicalUri]) {
    await page.goto(address)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme })
      if (colorScheme === 'light')
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      expect(isDark((await colours()).paper), address).toBe(true)
      await page.emulateMedia({ media: 'print' })
      expect(await colours(), address).toEqual({ paper: 'rgb(255, 255, 255)', ink: expect.stringMatching(/^rgb/) })
      expect(isDark((await colours()).ink), address).toBe(true)
    }
  }
})
