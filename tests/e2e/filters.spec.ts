import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const richmond = '/for-sale/richmond-vic-3121/real-estate'

async function openFilters(page: Page) {
  await page.getByRole('link', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: /^Show [\d,]+ homes?$/ })).toBeVisible()
  return sheet
}

test('one filter of each group is promised, applied and told', async ({ page }) => {
  await page.goto(richmond)
  const sheet = await openFilters(page)
  await sheet.getByLabel('Lowest price').selectOption('$500,000')
  await sheet.getByLabel('Highest price').selectOption('$2M')
  await sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '2' }).check()
  await sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: 'Studio' }).check()
  await sheet.getByRole('group', { name: 'Bathrooms' }).getByRole('checkbox', { name: '1' }).check()
  await sheet.getByRole('group', { name: 'Bathrooms' }).getByRole('checkbox', { name: '2' }).check()
  await sheet.getByRole('group', { name: 'Car spaces' }).getByRole('checkbox', { name: '1' }).check()
  await sheet.getByRole('checkbox', { name: /^Apartment \d+$/ }).check()
  await sheet.getByRole('checkbox', { name: 'Leave out homes under offer' }).check()
  const show = sheet.getByRole('button', { name: /^Show/ })
  await expect(show).toHaveText(/^Show \d+ homes?$/)
  const promised = (await show.innerText()).match(/\d+/)?.[0]
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(
    `${richmond.replace('real-estate', 'apartments')}?bathrooms=1,2&bedrooms=2&carspaces=1&isUnderOffer=false&pricemaximum=2000000&priceminimum=500000&studios=true`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${promised} homes? for sale`))
  const chips = page.getByRole('list', { name: 'Filters in force' }).getByRole('listitem')
  await expect(chips).toHaveText([
    'Apartment',
    'Studio, 2 bed',
    '1, 2 bath',
    '1 car',
    '$500,000 - $2M',
    'Not under offer',
    'Clear all',
  ])
})

test('sizes, features and days stand in the address and in the sheet when it opens again', async ({ page }) => {
  await page.goto(richmond)
  const sheet = await openFilters(page)
  const day = sheet.getByRole('group', { name: 'Open for inspection' }).getByRole('checkbox').nth(1)
  await day.check()
  const date = await day.getAttribute('value')
  await sheet.locator('summary', { hasText: 'Outdoor features' }).click()
  await sheet.getByRole('checkbox', { name: /^Pool \d+$/ }).check()
  await sheet.getByRole('group', { name: 'Land size' }).getByLabel('From').fill('200')
  await sheet.getByRole('group', { name: 'Frontage' }).getByLabel('To').fill('30')
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(`${richmond}/pool?frontage=under-30&inspections=${date}&land-area=over-200`)

  const again = await openFilters(page)
  await expect(again.getByRole('checkbox', { name: /^Pool/ })).toBeChecked()
  await expect(again.getByRole('group', { name: 'Land size' }).getByLabel('From')).toHaveValue('200')
  await expect(again.getByRole('group', { name: 'Frontage' }).getByLabel('To')).toHaveValue('30')
  await again.getByRole('button', { name: 'Clear all' }).click()
  await expect(again.getByRole('group', { name: 'Land size' }).getByLabel('From')).toHaveValue('')
  await again.getByRole('button', { name: /^Show \d/ }).click()
  await expect(page).toHaveURL(richmond)
})

test('what is chosen survives a reload; Escape drops it and gives the focus back', async ({ page }) => {
  await page.goto(richmond)
  const sheet = await openFilters(page)
  await sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '3' }).check()
  await page.reload()
  await expect(sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '3' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(richmond)

  const filters = page.getByRole('link', { name: 'Filters', exact: true })
  await filters.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '3' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(filters).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sheet).toBeHidden()
})
