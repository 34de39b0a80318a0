import { findListing } from './support/find-listing.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const nothing = '/for-sale/richmond-vic-3121/land/?bedrooms=5&features=pool,tenniscourt&pricemaximum=50000'

test('the menus, the search form, the filters and the pages work without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Blog', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/advice')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Menu, at the bottom of the page' }).click()
  await expect(page.getByRole('navigation', { name: 'Search' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('textbox').fill('richmond vic')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate')

  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: '3', exact: true }).first().check({ force: true })
  await page.getByRole('button', { name: 'Show homes' }).click()
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate/3-bedrooms')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale in Richmond, VIC 3121')

  await page.locator('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/homes\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the ways out of an empty result are there as well', async () => {
    await page.goto(nothing)
    await page.getByRole('link', { name: 'Without any filters' }).click()
    await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate')
  })
})

test('a place that nobody knows is not found, and what was typed is still there', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  await page.goto('/')
  await page.getByRole('textbox').fill('Xyzzyville')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that place')
  await expect(page.getByRole('textbox')).toHaveValue('Xyzzyville')
})

test('an enquiry is written, put right and received, and a reload sends nothing again', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  const listing = await findListing(request, { searchMode: 'buy' })
  await page.goto(listing.canonicalUri)
  await page.getByRole('link', { name: 'Enquire' }).first().click()
  await expect(page).toHaveURL(`/enquire/${listing.id}`)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Message').fill('Is it quiet at night?')
  await page.getByRole('button', { name: 'Send enquiry' }).click()

  const errors = page.getByRole('group', { name: 'Problems with your enquiry' })
  await expect(errors.getByRole('link', { name: 'Enter an email address like name@example.com.' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Message')).toHaveValue('Is it quiet at night?')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send enquiry' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiry received')
  const address = page.url()
  await page.reload()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'Back to the home' }).click()
  await expect(page).toHaveURL(listing.canonicalUri)

  // Written otherwise it is the same form, and nothing of it was received.
  const otherwise = await request.get(`/Enquire/${listing.id}?sent=x`, { maxRedirects: 0 })
  expect([otherwise.status(), otherwise.headers()['location']]).toEqual([301, `/enquire/${listing.id}`])
})

test('no button is shown that needs JavaScript', async ({ page, request }) => {
  const listing = await findListing(request, { searchMode: 'buy' })
  for (const address of ['/', '/for-sale/richmond-vic-3121/real-estate', '/richmond-vic-3121', listing.canonicalUri]) {
    await page.goto(address)
    const useless = page
      .locator('button[type=button]:not([popovertarget]):visible')
      .filter({ hasNot: page.locator('img') })
    await expect(useless, address).toHaveCount(0)
  }

  await test.step('the search over the results is open on a phone, and Buy, Rent and Sold are links', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/for-sale/richmond-vic-3121/real-estate/3-bedrooms')
    await expect(page.getByLabel('Suburb, postcode, region or street')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Buy/ })).toBeHidden()
    await page.getByRole('navigation', { name: 'Buy, rent or sold' }).getByRole('link', { name: 'Rent' }).click()
    await expect(page).toHaveURL('/for-rent/richmond-vic-3121/real-estate/3-bedrooms')
  })
})
