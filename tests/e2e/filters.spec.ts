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

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')

test('filters of each group are promised, applied, told, and found again in the sheet; then they are cleared', async ({
  page,
}) => {
  await page.goto(richmond)
  const sheet = await openFilters(page)
  const group = (name: string) => sheet.getByRole('group', { name })
  // Wherever the list was when they were opened, it begins at its top once they are applied.
  await page.evaluate(() => scrollTo({ top: 1500 }))
  await expect(sheet.getByLabel('Min price').locator('option').first()).toHaveAttribute('label', 'No min')
  await expect(sheet.getByText(/(?<!\d)0$/), 'what no home has').toHaveCount(0)
  await sheet.getByLabel('Min price').selectOption('$500,000')
  await sheet.getByLabel('Max price').selectOption('$2M')
  for (const name of ['2', 'Studio']) await group('Bedrooms').getByRole('checkbox', { name }).check()
  for (const name of ['1', '2']) await group('Bathrooms').getByRole('checkbox', { name }).check()
  await group('Car spaces').getByRole('checkbox', { name: '1' }).check()
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
  const told = ['Apartment', 'Studio, 2 bed', '1, 2 bath', '1 car', '$500,000 - $2M', 'Not under offer', 'Clear all']
  await expect(chips(page)).toHaveText(told)

  await test.step('they stand in the sheet when it opens again, and are cleared there', async () => {
    await openFilters(page)
    await expect(group('Bathrooms').getByRole('checkbox', { name: '1' })).toBeChecked()
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(group('Bathrooms').getByRole('checkbox', { name: '1' })).not.toBeChecked()
    await sheet.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page).toHaveURL(richmond)
  })

  await test.step('a group of types is one choice and one chip, and no group any more without one of them', async () => {
    await openFilters(page)
    const types = group('Property type').locator('summary').first()
    const wholeGroup = sheet.getByRole('checkbox', { name: /^Apartment & unit/ })
    await expect(sheet.getByRole('checkbox', { name: /^Studio/ })).toHaveCount(1)
    await types.click()
    await wholeGroup.check()
    await expect(sheet.getByRole('checkbox', { name: /^Apartment \d+$/ })).toBeChecked()
    await sheet.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page).toHaveURL(
      `${richmond}?propertytype=apartments,blocks-of-units,flats,serviced-apartments,studios,units`,
    )
    await expect(chips(page)).toHaveText(['Apartment & unit'])
    await openFilters(page)
    await types.click()
    await sheet.getByRole('checkbox', { name: /^Apartment \d+$/ }).uncheck()
    await expect(wholeGroup).not.toBeChecked()
  })
})

test('sizes, features and days stand in the URL; what is chosen survives a reload, and an empty result says which to let go of', async ({
  page,
}) => {
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
  const found = `${richmond}/pool?frontage=under-30&inspections=${date}&land-area=over-200`
  await expect(page).toHaveURL(found)

  await test.step('what is chosen survives a reload; Escape drops it and gives the focus back', async () => {
    const notUnderOffer = sheet.getByRole('checkbox', { name: 'Hide properties under offer' })
    await openFilters(page)
    await expect(sheet.getByRole('group', { name: 'Land size' }).getByLabel('From')).toHaveValue('200')
    await expect(sheet.getByRole('group', { name: 'Frontage' }).getByLabel('To')).toHaveValue('30')
    await notUnderOffer.check()
    await page.reload()
    await expect(notUnderOffer).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(found)
    const filters = page.getByRole('link', { name: /^Filters/ })
    await filters.focus()
    await page.keyboard.press('Enter')
    await expect(notUnderOffer).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(filters).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(sheet).toBeHidden()
  })

  await test.step('an empty result promises how many homes there are without a filter', async () => {
    const ways = page.getByRole('list', { name: 'Searches that find homes' }).getByRole('listitem')
    await page.goto(nothing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No homes for sale in Richmond, VIC 3121 found, change your filters or zoom out.',
    )
    const way = ways.filter({ hasText: 'Without any filters' })
    const [promised] = (await way.innerText()).match(/[\d,]+\+?(?= homes?)/) ?? []
    await way.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${promised} homes for sale`)
    await page.goto('/for-rent/richmond-vic-3121/real-estate/under-100')
    await expect(ways.first(), 'the next price with homes').toContainText(/^Up to \$\d/)
    const [, count] = (await ways.first().innerText()).match(/(\d+) homes?/) ?? []
    await ways.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      new RegExp(`^${count} homes? for rent|, ${count} nearby$`),
    )
  })
})
