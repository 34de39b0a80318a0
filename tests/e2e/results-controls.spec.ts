import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const richmond = '/for-sale/richmond-vic-3121/real-estate'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const topOfList = async (page: Page) =>
  Math.round((await page.locator('article').first().boundingBox())?.y ?? Number.NaN)

test('the homes of the suburb come first, every number agrees, and Buy, Rent, Sold and Leased keep the place and the filters that make sense', async ({
  page,
}) => {
  await page.goto(richmond)
  const [, own, nearby] =
    (await heading(page).innerText()).match(/^([\d,]+) homes? for sale .*, ([\d,]+) nearby$/) ?? []
  const ownCount = Number(own?.replace(',', ''))
  expect(ownCount).toBeGreaterThan(0)
  await page.getByRole('link', { name: /^Filters/ }).click()
  await expect(page.getByRole('button', { name: `Show ${own} homes, ${nearby} nearby` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', await heading(page).innerText())
  await expect(page).toHaveTitle(/^Real estate for sale in Richmond, VIC 3121/)

  const lastPage = Math.floor(ownCount / 25) + 1
  await page.goto(lastPage === 1 ? richmond : `${richmond}/page-${lastPage}`)
  const divider = page.getByRole('heading', { level: 2, name: `${nearby} nearby` })
  await expect(divider).toHaveCount(1)
  const suburbs = (selector: string) =>
    page.locator(selector).evaluateAll((cards) => cards.map((card) => card.textContent))
  const before = await suburbs('article:has(~ h2)')
  const after = await suburbs('h2 ~ article')
  expect(before).toHaveLength(ownCount % 25)
  expect(before.every((words) => words?.includes('Richmond, VIC 3121'))).toBe(true)
  expect(after.some((words) => words?.includes('Richmond, VIC 3121'))).toBe(false)
  await page.goto(`${richmond}/page-${lastPage + 1}`)
  await expect(page.locator('article').first()).not.toContainText('Richmond, VIC 3121')

  await test.step('another mode is one press away', async () => {
    const modes = page.getByRole('navigation', { name: 'Buy, rent or sold' })
    const main = page.getByRole('navigation', { name: 'Main' })
    await page.goto(`${richmond}/open-for-inspection-under-900000?bedrooms=2,3`)
    await modes.getByRole('link', { name: 'Rent' }).click()
    await expect(page).toHaveURL('/for-rent/richmond-vic-3121/real-estate/open-for-inspection?bedrooms=2,3')
    await modes.getByRole('link', { name: 'Sold' }).click()
    await expect(page).toHaveURL('/sold-properties/richmond-vic-3121?bedrooms=2,3')

    await page.goto('/leased/richmond-vic-3121')
    await expect(modes.getByRole('link', { name: 'Leased' })).toHaveAttribute('aria-current', 'true')
    await main.getByRole('link', { name: 'Rent' }).click()
    await expect(page).toHaveURL('/for-rent/richmond-vic-3121/real-estate')
    await expect(modes.getByRole('link', { name: 'Rent' })).toHaveAttribute('aria-current', 'true')

    await page.goto('/fitzroy-vic-3065')
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('lastLocation=fitzroy-vic-3065')
    await main.getByRole('link', { name: 'Rent' }).click()
    await expect(page).toHaveURL('/for-rent/fitzroy-vic-3065/real-estate')
    await page.goto('/sold-properties')
    await expect(page).toHaveURL('/sold-properties/fitzroy-vic-3065')
  })
})

test('the order says how it comes about and is remembered, photos come as the mouse turns to them, and a phone keeps all in reach', async ({
  page,
  request,
}) => {
  await page.goto(richmond)
  await expect(page.getByText('Promoted, then exclusive, then newest.')).toBeVisible()
  await expect(page.locator('article').first().getByText('Promoted')).toBeVisible()
  const before = await topOfList(page)
  await page.getByText('Sort: Promoted first').click()
  await expect(page.getByRole('link', { name: 'Price (low to high)' })).toBeVisible()
  expect(await topOfList(page), 'the page does not move').toBe(before)
  await page.getByText('Sort: Promoted first').click()
  await page.getByRole('link', { name: 'Newest first' }).click()
  await expect(page).toHaveURL(`${richmond}?sort=newest`)
  await expect(page.locator('article').getByText('Promoted')).toHaveCount(0)

  await page.goto('/for-rent/richmond-vic-3121/real-estate')
  await expect(page).toHaveURL('/for-rent/richmond-vic-3121/real-estate?sort=newest')
  await page.getByRole('navigation', { name: 'Pages of results' }).waitFor()
  await page.getByText('Sort: Newest').click()
  await page.getByRole('link', { name: 'Promoted first' }).click()
  await expect(page).toHaveURL('/for-rent/richmond-vic-3121/real-estate')
  await page.goto(richmond)
  await expect(page.getByText('Sort: Promoted first')).toBeVisible()
  await expect(page).toHaveURL(richmond)

  await test.step('of sold homes is the newest sale first', async () => {
    const query = `{ listingSearch(searchParams: { searchMode: sold, locationSearchContext: { searchLocations: [{ uri: "richmond-vic-3121" }], includeSurroundingSuburbs: false } }) { results { saleDetails { soldOn } } } }`
    const response = await request.post('/graphql', { data: { query } })
    const { data } = await response.json()
    const days = data.listingSearch.results.map((sold: { saleDetails: { soldOn: string } }) => sold.saleDetails.soldOn)
    expect(days.length).toBeGreaterThan(2)
    expect(days).toEqual(days.toSorted().toReversed())
    await page.goto('/sold-properties/richmond-vic-3121')
    await expect(page.getByText('Newest sales first; on the same day, promoted homes first.')).toBeVisible()
  })

  await test.step('a card loads its further photos when the mouse turns to it, and pages through them', async () => {
    await page.goto(richmond)
    const card = page.locator('article').nth(1)
    await expect(card.locator('img')).toHaveCount(1)
    await card.hover()
    const strip = card.locator('a[aria-hidden]')
    await strip.hover()
    await expect(card.locator('img')).toHaveCount(5)
    const arrows = card.locator('button[tabindex="-1"]')
    await arrows.last().click()
    await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(1)
    await arrows.first().click()
    await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(0)
    await expect(page).toHaveURL(richmond)
    await strip.click()
    await expect(page).toHaveURL(/\/homes\//)
  })

  await test.step('on a phone at most 200 px of controls stand before the first home, and one line opens the search', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(richmond)
    const header = (await page.locator('header').first().boundingBox())?.height ?? Number.NaN
    expect((await topOfList(page)) - header).toBeLessThanOrEqual(200)
    const line = page.getByRole('button', { name: 'Buy · Richmond, VIC 3121' })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    const field = page.getByLabel('Suburb, postcode, region or street')
    await expect(field).toBeHidden()
    await line.click()
    await expect(field).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Buy, rent or sold' })).toBeVisible()
    await page.getByRole('combobox').press('Escape')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(field).toBeHidden()
    await expect(line).toBeFocused()

    await page.goto(richmond)
    await page.locator('article').nth(8).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Sort: Promoted first')).toBeInViewport({ ratio: 1 })
  })
})
