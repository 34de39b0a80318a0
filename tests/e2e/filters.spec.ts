import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const nothing = '/for-sale/richmond-vic-3121/land/?bedrooms=5&features=pool,tenniscourt&pricemaximum=50000'
const richmond = '/for-sale/richmond-vic-3121/real-estate'

async function openFilters(page: Page) {
  // Before that the link leads to the page of filters.
  await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: /^Show [\d,]+ homes?/ })).toBeVisible()
  return sheet
}

test('one filter of each group is promised, applied and told', async ({ page }) => {
  await page.goto(richmond)
  const sheet = await openFilters(page)
  // Wherever the list was when they were opened, it begins at its top once they are applied.
  await page.evaluate(() => scrollTo({ top: 1500 }))
  await sheet.getByLabel('Min price').selectOption('$500,000')
  await sheet.getByLabel('Max price').selectOption('$2M')
  await sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '2' }).check()
  await sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: 'Studio' }).check()
  await sheet.getByRole('group', { name: 'Bathrooms' }).getByRole('checkbox', { name: '1' }).check()
  await sheet.getByRole('group', { name: 'Bathrooms' }).getByRole('checkbox', { name: '2' }).check()
  await sheet.getByRole('group', { name: 'Car spaces' }).getByRole('checkbox', { name: '1' }).check()
  await sheet.locator('summary', { hasText: 'Apartment, Unit' }).click()
  await sheet.getByRole('checkbox', { name: /^Apartment \d+$/ }).check()
  await sheet.getByRole('checkbox', { name: 'Hide properties under offer' }).check()
  const show = sheet.getByRole('button', { name: /^Show/ })
  await expect(show).toHaveText(/^Show \d+ homes?/)
  const promised = (await show.innerText()).match(/\d+(?= homes? nearby| nearby)/)?.[0]
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(
    `${richmond.replace('real-estate', 'apartments')}?bathrooms=1,2&bedrooms=2&carspaces=1&isUnderOffer=false&pricemaximum=2000000&priceminimum=500000&studios=true`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`, ${promised} nearby$`))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
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

  await test.step('what is chosen survives a reload; Escape drops it and gives the focus back', async () => {
    const kept = await openFilters(page)
    await kept.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '3' }).check()
    await page.reload()
    await expect(kept.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '3' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(kept).toBeHidden()
    await expect(page).toHaveURL(richmond)

    const filters = page.getByRole('link', { name: 'Filters', exact: true })
    await filters.focus()
    await page.keyboard.press('Enter')
    await expect(kept.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '3' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(filters).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(kept).toBeHidden()
  })

  await test.step('types come in groups that open, a studio is named once, what no home has is not offered, and the open prices are called plainly', async () => {
    const offered = await openFilters(page)
    await expect(offered.getByLabel('Min price').locator('option').first()).toHaveText('$Min')
    await expect(offered.getByLabel('Min price').locator('option').first()).toHaveAttribute('label', 'No min')
    await expect(offered.getByLabel('Max price').locator('option').last()).toHaveAttribute('label', 'No max')
    const types = offered.getByRole('group', { name: 'Property type' })
    await expect(types.getByRole('checkbox', { name: /^Apartment & unit \d+$/ })).toBeVisible()
    await expect(offered.getByRole('checkbox', { name: /^Studio/ })).toHaveCount(1)
    await expect(offered.getByText(/(?<!\d)0$/)).toHaveCount(0)
    const opener = types.locator('summary').first()
    await opener.click()
    await types.getByRole('checkbox', { name: /^Apartment & unit/ }).check()
    await expect(types.getByRole('checkbox', { name: /^Apartment \d+$/ })).toBeChecked()
    await offered.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page).toHaveURL(
      `${richmond}?propertytype=apartments,blocks-of-units,flats,serviced-apartments,studios,units`,
    )
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
    await expect(chips).toHaveText(['Apartment & unit'])

    const reopened = await openFilters(page)
    await reopened.getByRole('group', { name: 'Property type' }).locator('summary').first().click()
    await reopened.getByRole('checkbox', { name: /^Apartment \d+$/ }).uncheck()
    await expect(reopened.getByRole('checkbox', { name: /^Apartment & unit/ })).not.toBeChecked()
  })
})

test('an empty result says which filter to let go of and how many homes that shows', async ({ page }) => {
  await page.goto(nothing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No homes for sale in Richmond, VIC 3121 found, change your filters or zoom out.',
  )
  const ways = page.getByRole('list', { name: 'Searches that find homes' })
  await expect(ways.getByRole('link', { name: 'Without any filters' })).toBeVisible()
  const way = ways.getByRole('listitem').filter({ hasText: 'Without any filters' })
  const promised = (await way.innerText()).match(/[\d,]+\+?(?= homes?)/)?.[0]
  await way.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${promised} homes for sale`)
  await page.goBack()
  await expect(ways).toBeVisible()

  await test.step('the searches next to it come first, such as the next price with homes', async () => {
    await page.goto('/for-rent/richmond-vic-3121/real-estate/under-100')
    const next = ways.getByRole('listitem').first()
    await expect(next).toContainText(/^Up to \$\d/)
    const [, count] = (await next.innerText()).match(/(\d+) homes?/) ?? []
    await next.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      new RegExp(`^${count} homes? for rent|, ${count} nearby$`),
    )
  })
})
