import { expect, expectAccessible, test } from './support/test.ts'

const pages = [
  '/',
  '/for-sale/melbourne-vic-3000/real-estate',
  '/for-rent/hobart-tas-7000/real-estate',
  '/nothing-here',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      for (const path of pages) {
        test(`${path} has no violation and does not scroll sideways`, async ({ page, expectComplaint }) => {
          if (path === '/nothing-here') expectComplaint(/404/)
          await page.goto(path)
          await expectAccessible(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        })
      }

      test('a home has no violation', async ({ page }) => {
        await page.goto('/for-sale/melbourne-vic-3000/real-estate')
        await page.locator('article a').first().click()
        await expect(page).toHaveURL(/\/homes\//)
        await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
        await expectAccessible(page)
      })

      test('the open filters have no violation', async ({ page }) => {
        await page.goto('/for-sale/melbourne-vic-3000/real-estate')
        await page.getByText('Filters', { exact: true }).click()
        await expect(page.getByRole('button', { name: /^Show [\d,]+/ })).toBeVisible()
        await expectAccessible(page)
      })
    })
  }
}
