import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { account, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

test('staff see the portal day by day, a search that found nothing, how feeds do, what was sent, and what runs and waits', async ({
  page,
  context,
  baseURL,
}) => {
  const dearest = 80_000_000 + Math.floor(Math.random() * 9_999_999)
  const answer = await page.request.post('/graphql', {
    data: {
      query: `{ listingSearch(searchParams: { searchMode: buy, price: { min: ${dearest} },
        locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }] } }) { total results { id } } }`,
    },
  })
  expect((await answer.json()).data.listingSearch.total).toBe(0)
  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/')
  await account(page).click()
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await expect(page.getByText(/^Counted on /)).toBeVisible({ timeout: 30_000 })
  const onMarket = page.getByRole('region', { name: 'Listings on the market' })
  await expect(onMarket.getByRole('img', { name: /: [1-9][\d,]* on the last day$/ })).toBeVisible()
  await onMarket.getByText('Listings on the market as a table').click()
  const table = onMarket.getByRole('table', { name: 'Listings on the market, day by day' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('row').nth(1)).toContainText(/[1-9]/)
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/\?days=7$/)
  await expect(table.getByRole('row')).toHaveCount(8)
  const searches = page.getByRole('table', { name: 'The latest searches with no result' })
  await expect(searches.getByRole('link', { name: String(dearest) })).toBeVisible()
  await expectGoodEverywhere(page)
  await expectGoodOnPhone(page)

  await page.getByRole('link', { name: 'All feeds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feeds' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All uploads, their reports and notes' })).toBeVisible()
  await expectGoodEverywhere(page)

  const pages = page.getByRole('navigation', { name: 'Staff pages' })
  await pages.getByRole('link', { name: 'Alerts', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Notifications by email' })).toBeVisible()
  await page.getByLabel('Alert number').fill('999999999')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL(/\?alert=999999999$/)
  await expect(page.getByText('There’s no alert with this number.')).toBeVisible()
  await expectGoodEverywhere(page)

  await pages.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /deliver-mail$/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /(^| )day-counts$/ })).toBeVisible()
  await expectGoodEverywhere(page)
  await expectGoodOnPhone(page)
})
