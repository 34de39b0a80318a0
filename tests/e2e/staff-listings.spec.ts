import { readFile } from 'node:fs/promises'
import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { account, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const REASON = 'Its photos are of another home.'

test('staff find a listing, hide it, see its page all the same, show it again and promote it, and see what was done', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const answer = await page.request.post('/graphql', {
    data: {
      query: `{ listingSearch(searchParams: { searchMode: buy, paging: { skip: 7, take: 1 },
        locationSearchContext: { searchLocations: [] } }) { results { id canonicalUri } } }`,
    },
  })
  const [{ id, canonicalUri }] = (await answer.json()).data.listingSearch.results
  const statusOfPage = async () => (await page.request.get(canonicalUri)).status()

  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/')
  await account(page).click()
  await page.getByRole('link', { name: 'Listings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Listings' })
  await expect(table.getByRole('row').nth(50)).toBeVisible()
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Number', exact: true }).fill(String(id))
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a spreadsheet (CSV)' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(String(id))

  await table.getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/admin/listings/${id}$`))
  await expectGoodOnPhone(page)
  const what = page.getByRole('combobox', { name: 'What to do' })
  const act = async (form: string) => {
    const shown = page.getByRole('form', { name: form })
    await shown.getByRole('textbox', { name: 'Why' }).fill(REASON)
    await shown.getByRole('button', { name: form }).click()
  }
  await act('Hide it')
  await expect(page.getByRole('form', { name: 'Show it again' })).toContainText('Saved.')
  expect(await statusOfPage()).toBe(404)
  await page.getByRole('link', { name: 'See its page' }).click()
  await expect(page.getByRole('main')).toContainText(`Why: ${REASON}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Property facts' })).toBeVisible()
  await expectGoodEverywhere(page)
  const visitor = await browser.newPage()
  await visitor.goto(canonicalUri)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that home')
  await visitor.close()
  await page.getByRole('link', { name: 'Show it again, or see what staff did' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/listings/${id}$`))
  await act('Show it again')
  await expect(page.getByRole('form', { name: 'Hide it' })).toContainText('Saved.')
  expect(await statusOfPage()).toBe(200)
  await what.selectOption('Promote it')
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('2 days')
  await act('Promote it')
  await expect(what.getByRole('option', { name: 'End its promotion' })).toBeAttached()
  await what.selectOption('Promote it')
  await expect(page.getByText(/ promoted it until .+\. Yours takes the place of that\./)).toBeVisible()
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('7 days')
  await act('Promote it')
  await expect(page.getByText('Tick the box to replace that promotion.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Replace that promotion' }).check()
  await page.getByRole('form', { name: 'Promote it' }).getByRole('button', { name: 'Promote it' }).click()
  await expect(page.getByRole('form', { name: 'Hide it' })).toContainText('Saved.')
  await what.selectOption('End its promotion')
  await act('End its promotion')
  const history = page.getByRole('table', { name: 'What staff did' })
  await expect(history.getByRole('row').nth(1)).toContainText('Ended its promotion')
  await expect(history.getByRole('row').nth(2)).toContainText('For 7 days, In place of a promotion until')
  await expect(history.getByRole('row').nth(3)).toContainText('For 2 days')
  await expect(history.getByRole('row').nth(5)).toContainText(REASON)
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Not asked for' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/video/${id}$`))
  await page.getByRole('link', { name: String(id), exact: true }).click()
  await page.getByRole('link', { name: 'See everything that happened to it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listing Logging' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'What happened to the listing' })).toBeVisible()
})
