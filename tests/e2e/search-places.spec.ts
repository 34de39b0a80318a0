import { findListing } from './support/find-listing.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

const field = (page: Page) => page.getByLabel('Suburb, postcode, region or street')

async function addPlace(page: Page, typed: string, label: string) {
  await field(page).click()
  await page.getByRole('combobox').fill(typed)
  await page.getByRole('option', { name: new RegExp(`^${label}`) }).click()
  await expect(page.getByRole('button', { name: `Remove ${label}` })).toBeVisible()
}

test('several suburbs are searched together: named on the home page, added and removed over the results, offered again', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('all suburbs of a postcode are offered as one', async () => {
    await field(page).click()
    await page.getByRole('combobox').fill('3121')
    await expect(page.getByRole('option', { name: /^All of 3121: Richmond, / })).toBeVisible()
    await page.getByRole('combobox').fill('')
  })
  await addPlace(page, 'richmond', 'Richmond, VIC 3121')
  await addPlace(page, 'carlton n', 'Carlton North, VIC 3054')
  await addPlace(page, 'fitzroy', 'Fitzroy, VIC 3065')
  await field(page).press('Backspace')
  await expect(page.getByRole('button', { name: 'Remove Fitzroy, VIC 3065' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate?suburbs=carlton-north-vic-3054')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Richmond and Carlton North')

  await test.step('places are added and removed over the results, with the arrow keys too, and the filters stay', async () => {
    await page.goto('/for-sale/richmond-vic-3121/real-estate/3-bedrooms')
    await addPlace(page, 'carlton', 'Carlton, VIC 3053')
    await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate?bedrooms=3&suburbs=carlton-vic-3053')
    await expect(field(page)).toBeFocused()
    await field(page).press('ArrowLeft')
    await expect(page.getByRole('button', { name: 'Remove Carlton, VIC 3053' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    await expect(page).toHaveURL('/for-sale/carlton-vic-3053/real-estate/3-bedrooms')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('in Carlton, VIC 3053')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Remove Richmond, VIC 3121' })).toBeVisible()

    await test.step('the suburbs around are switched off and on beside the box', async () => {
      await page.goto('/for-sale/richmond-vic-3121/real-estate')
      const surrounding = page.getByRole('switch', { name: 'Surrounding suburbs' })
      await expect(surrounding).toBeChecked()
      await surrounding.focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate?surrounding=false')
      await expect(surrounding).not.toBeChecked()
      await surrounding.click()
      await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate')
    })
  })

  await test.step('recent searches are offered while the box is empty', async () => {
    await page.goto('/for-rent/carlton-vic-3053/real-estate')
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('/for-rent/carlton-vic-3053/real-estate')
    await page.goto('/for-sale/richmond-vic-3121/real-estate')
    await field(page).click()
    await page.getByRole('option', { name: /^Carlton, VIC 3053.*Rent/ }).click()
    await expect(page).toHaveURL('/for-rent/carlton-vic-3053/real-estate')
  })
})

test('an address finds its home, what nobody knows is said to be unknown, and what cannot be looked up can be tried again', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|server could not be reached/)
  const listing = await findListing(request, { searchMode: 'buy' }, ({ location, address }) => {
    return !location.isHidden && /^\d+ /.test(address.shortAddress)
  })
  await page.goto('/')
  await field(page).fill('qqqqqqqqqq')
  await expect(page.getByText('We couldn’t find that place.')).toBeVisible()
  await page.getByRole('combobox').fill(`${listing.address.shortAddress} ${listing.address.suburb}`)
  await page
    .getByRole('option', { name: /For sale$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/homes\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(listing.address.shortAddress)

  await page.goto('/')
  await field(page).fill('Richmond VIC')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.route('**/graphql', (route) => route.abort())
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t look that up')
  await expect(field(page)).toHaveValue('Richmond VIC')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate')
})
