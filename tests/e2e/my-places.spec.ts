import { openAfterLoad } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

test('a visitor for whom it is on names a place of their own, and cards say how far homes are from it', async ({
  page,
}) => {
  await page.goto('/my-places')
  await expect(page.getByText('My places isn’t switched on here.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'My places' })).toBeHidden()

  await page.evaluate(() => localStorage.setItem('featureOverrides', '["myPlaces"]'))
  await openAfterLoad(page, '/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'My places' }).click()
  await page.getByRole('textbox', { name: 'What you call it' }).fill('Work')
  await page.getByRole('combobox', { name: 'Where it is' }).fill('Melbourne 3000')
  await page.getByRole('option', { name: 'Melbourne, VIC 3000', exact: true }).click()
  await page.getByRole('button', { name: 'Add this place' }).click()
  await expect(page.getByRole('button', { name: 'Remove Work' })).toBeVisible()

  await page.goto('/for-sale/fitzroy-vic-3065/real-estate')
  const card = page.getByRole('main').locator('article[data-listing-id]').first()
  await expect(card.locator('[data-distances]')).toHaveAttribute('data-distances', /^(?:About )?[\d.]+ k?m from Work$/)
})
