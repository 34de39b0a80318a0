import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('the search form, the filters and the pages work without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox').fill('richmond vic')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate')

  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: '3', exact: true }).first().check({ force: true })
  await page.getByRole('button', { name: 'Show homes' }).click()
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate/3-bedrooms')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale in Richmond, VIC 3121')

  await page.locator('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/homes\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a place that nobody knows is not found, and what was typed is still there', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  await page.goto('/')
  await page.getByRole('textbox').fill('Xyzzyville')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that place')
  await expect(page.getByRole('textbox')).toHaveValue('Xyzzyville')
})
