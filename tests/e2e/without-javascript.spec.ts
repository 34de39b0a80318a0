import type { Page } from '@playwright/test'
import { findListing } from './support/find-listing.ts'
import { account, emailOf, PASSWORD } from './support/members.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const richmond = '/for-sale/richmond-vic-3121'
const nothing = `${richmond}/land/?bedrooms=5&features=pool,tenniscourt&pricemaximum=50000`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('homes are searched, narrowed down and opened without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Blog', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/advice')
  await page.goto('/')
  await page.getByRole('textbox').fill('Xyzzyville')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(heading(page)).toHaveText('We couldn’t find that place')
  await expect(page.getByRole('textbox')).toHaveValue('Xyzzyville')
  await page.getByRole('textbox').fill('richmond vic')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${richmond}/real-estate`)

  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: '3', exact: true }).first().check({ force: true })
  await page.getByRole('button', { name: 'Show homes' }).click()
  await expect(page).toHaveURL(`${richmond}/real-estate/3-bedrooms`)
  await expect(heading(page)).toContainText('for sale in Richmond, VIC 3121')
  await page.locator('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/homes\//)
  await expect(heading(page)).toBeVisible()

  await test.step('places are added by typing and removed by a link', async () => {
    const field = page.getByLabel('Suburb, postcode, region or street')
    await page.goto(`${richmond}/real-estate/3-bedrooms`)
    await field.fill('carlton vic 3053; fitzroy vic')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${richmond}/real-estate?bedrooms=3&suburbs=carlton-vic-3053,fitzroy-vic-3065`)
    await page.getByRole('link', { name: 'Remove Richmond, VIC 3121' }).click()
    await expect(page).toHaveURL('/for-sale/carlton-vic-3053/real-estate?bedrooms=3&suburbs=fitzroy-vic-3065')
  })

  await test.step('the ways out of an empty result are there as well', async () => {
    await page.goto(nothing)
    await page.getByRole('link', { name: 'Without any filters' }).click()
    await expect(page).toHaveURL(`${richmond}/real-estate`)
  })

  await test.step('on a phone the search over the results is open, the modes are links, and the menu is at the bottom', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${richmond}/real-estate/3-bedrooms`)
    await expect(page.getByLabel('Suburb, postcode, region or street')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Buy/ })).toBeHidden()
    await page.getByRole('navigation', { name: 'Buy, rent or sold' }).getByRole('link', { name: 'Rent' }).click()
    await expect(page).toHaveURL('/for-rent/richmond-vic-3121/real-estate/3-bedrooms')
    await page.getByRole('link', { name: 'Menu, at the bottom of the page' }).click()
    await expect(page.getByRole('navigation', { name: 'Search' })).toBeInViewport()
  })
})

/** The tabs of an agent. */
const tabs = [
  ['', 'Overview'],
  ['/listings', 'Listings'],
  ['/reviews', 'Reviews'],
  ['/activities', 'Activity'],
  ['/questions', 'Questions'],
  ['/answers', 'Answers'],
  ['/followers', 'Followers'],
  ['/following', 'Following'],
] as const

test('places, the questions about them and the agents there are found without JavaScript', async ({
  page,
  request,
}) => {
  await page.goto('/find-street')
  await page.getByRole('navigation', { name: 'States and territories' }).getByRole('link', { name: 'ACT' }).click()
  await page.getByRole('navigation', { name: 'First letter' }).getByRole('link', { name: 'B', exact: true }).click()
  await expect(page).toHaveURL('/find-street?letter=B&state=act')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('starting with B')

  await page.goto('/find-suburb')
  await page.getByRole('searchbox').fill('3065')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL('/find-suburb?query=3065')
  await page.getByRole('link', { name: 'Fitzroy', exact: true }).click()
  await expect(heading(page)).toHaveText('Fitzroy')
  await page.getByRole('radio', { name: 'Quarters' }).check({ force: true })
  await expect(page.getByRole('img', { name: /Median weekly rent\. Houses: from .+ in Jan–Mar/ })).toBeVisible()

  await test.step('a home has its local topics, and a question its answers', async () => {
    const markup = await (await request.get('/for-sale/fitzroy-vic-3065/real-estate?surrounding=false')).text()
    const [, listing = ''] = /href="(\/homes\/[^"]+fitzroy[^"]+)"/.exec(markup) ?? []
    await page.goto(listing)
    await expect(page.getByRole('heading', { name: 'Local topics' })).toBeVisible()
    await page.locator('a[href*="/questions/"]').first().click()
    await expect(page.getByRole('heading', { level: 2, name: /answers?|repl(?:y|ies)/ })).toBeVisible()
  })

  await test.step('an agency and an agent are found by name, and every tab of the agent is a page', async () => {
    await page.goto('/real-estate-agents')
    for (const name of ['Cobalt & Clay', 'Agnes Keane']) {
      await page.getByLabel('Suburb, agent or agency').fill(name)
      await page.getByRole('button', { name: 'Find', exact: true }).click()
      await expect(page.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
    }
    await page.getByRole('link', { name: 'Agnes Keane' }).click()
    const navigation = page.getByRole('navigation', { name: 'More about Agnes Keane' })
    for (const [path, name] of tabs) {
      const link = navigation.getByRole('link', { name: new RegExp(`^${name}`) })
      await link.click()
      await expect(page).toHaveURL(`/agent/agnes-keane${path}`)
      await expect(heading(page)).toHaveText('Agnes Keane')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/agnes-keane${path}$`))
      await expect(link).toHaveAttribute('aria-current', 'true')
    }
    await expect(page.getByRole('button', { name: /^Follow/ })).toBeHidden()
    await navigation.getByRole('link', { name: /^Listings/ }).click()
    await page.getByRole('navigation', { name: 'Which listings' }).getByRole('link', { name: /^Sold/ }).click()
    await expect(page).toHaveURL('/agent/agnes-keane/listings?mode=sold')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('without JavaScript an enquiry is put right and received once, a member logs in, and no button is there in vain', async ({
  page,
  context,
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
  await expect(heading(page)).toHaveText('Enquiry received')
  const received = page.url()
  await page.reload()
  await expect(page).toHaveURL(received)
  await page.getByRole('link', { name: 'Back to the home' }).click()
  await expect(page).toHaveURL(listing.canonicalUri)
  // Written otherwise it is the same form, and nothing of it was received.
  const otherwise = await request.get(`/Enquire/${listing.id}?sent=x`, { maxRedirects: 0 })
  expect([otherwise.status(), otherwise.headers()['location']]).toEqual([301, `/enquire/${listing.id}`])

  await test.step('signing up is a page too, and that for logging in has its form, which logs in and returns', async () => {
    const main = page.locator('main')
    await page.goto('/user/sign-up')
    await expect(main.getByLabel('Your name')).toBeVisible()
    await expect(account(page)).toBeVisible()
    await page.goto('/user/sign-in?returnTo=%2Fabout-us')
    for (const password of ['four grey geese', PASSWORD]) {
      await main.getByLabel('Email').fill(emailOf('lena'))
      await main.getByLabel('Password', { exact: true }).fill(password)
      await main.getByRole('button', { name: 'Log in', exact: true }).click()
      if (password !== PASSWORD) await expect(main.getByRole('alert')).toHaveText('Incorrect email or password.')
    }
    await expect(page).toHaveURL(/\/about-us$/)
    expect((await context.cookies()).map(({ name }) => name)).toContain('refresh')
  })

  await test.step('no button is shown that needs JavaScript', async () => {
    for (const address of ['/', `${richmond}/real-estate`, '/richmond-vic-3121', listing.canonicalUri]) {
      await page.goto(address)
      const buttons = page.locator('button[type=button]:not([popovertarget]):visible')
      await expect(buttons.filter({ hasNot: page.locator('img') }), address).toHaveCount(0)
    }
  })
})
