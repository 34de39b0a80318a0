import { readFile } from 'node:fs/promises'
import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const LOG = '/admin/listinglogging'

test('staff find a listing by its number and read what happened to it, as a table and as a file', async ({
  page,
  context,
  baseURL,
}) => {
  const answer = await page.request.post('/graphql', {
    data: {
      query: `{ listingSearch(searchParams: { searchMode: buy, paging: { take: 1 },
        locationSearchContext: { searchLocations: [] } }) { results { id } } }`,
    },
  })
  const [{ id }] = (await answer.json()).data.listingSearch.results
  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/')
  await page.locator('header summary[aria-label="Account"]').click()
  await page.getByRole('link', { name: 'Listing Logging' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listing Logging' })).toBeVisible()
  await expect(page.getByText('Logged in as Stella')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Listing number or street address' }).fill(String(id))
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const found = page.getByRole('region', { name: 'Listings' })
  await expect(found.getByText(`No. ${id}`)).toBeVisible()
  await expectGoodOnPhone(page)
  await found.getByRole('link').first().click()
  const table = page.getByRole('table', { name: 'What happened to the listing' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await table.getByRole('button', { name: 'When' }).click()
  await expect(table.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('combobox', { name: 'What happened' }).selectOption('Published')
  await expect(page).toHaveURL(/what=Published/)
  await expect(page.getByRole('button', { name: 'Filters (1)', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(new RegExp(`listing=${id}&q=${id}&sort=when$`))
  await expectGoodEverywhere(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a spreadsheet (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`listing-${id}-log.csv`)
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')[0]).toBe(
    '\u{FEFF}When,What happened,Who,Details',
  )
})

test('to everybody else there is no page of staff, as there is none at an address of nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const nobody = await Promise.all([LOG, '/admin/nothing'].map((path) => page.request.get(path)))
  expect(nobody.map((answer) => [answer.status(), answer.headers()['x-robots-tag']])).toEqual([
    [404, 'noindex'],
    [404, 'noindex'],
  ])
  await haveSession(context, baseURL ?? '', 'lena')
  for (const path of [LOG, '/admin/nothing']) {
    await openWithSession(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page')
    await expect(page.getByRole('navigation', { name: 'Staff pages' })).toHaveCount(0)
  }
})
