import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

test('staff look for the video of a listing, and are told where the portal makes none', async ({
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
  await page.getByRole('link', { name: 'Listing Videos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listing Videos' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Videos asked for last' }).or(page.getByText('Nothing'))).toBeVisible()
  const number = page.getByRole('textbox', { name: 'Listing number' })
  await number.fill('x')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('Type the number of a listing')).toBeVisible()
  await number.fill(String(id))
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/video/${id}$`))
  await expect(page.getByText('Not asked for')).toBeVisible()
  await expect(page.getByText('This portal can’t make videos: ffmpeg isn’t installed on its server.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a video' })).toHaveCount(0)
  await expectGoodOnPhone(page)
  await expectGoodEverywhere(page)
})
