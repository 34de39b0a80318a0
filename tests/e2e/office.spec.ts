import { expect, expectAccessible, test } from './support/test.ts'

test('an office has its head over its homes, with ways to call and to its other homes', async ({ page }) => {
  const uri = 'cobalt-and-clay-residential-richmond'
  const response = await page.goto(`/real-estate-agency/${uri}`)
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL(`/real-estate-agency/${uri}/properties-for-sale`)
  const tabs = page.getByRole('navigation', { name: /^Homes from / })
  const name = (await tabs.getAttribute('aria-label'))?.replace('Homes from ', '')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`for sale by ${name}`)
  await expect(tabs.getByRole('link')).toHaveText(['For sale', 'For rent', 'Sold'])
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  await expectAccessible(page)
  await tabs.getByRole('link', { name: 'Sold' }).click()
  await expect(page).toHaveURL(`/real-estate-agency/${uri}/sold-properties`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sold homes? by /)
})
