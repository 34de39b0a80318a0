import documents from '#src/api/generated/persisted-documents.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

const [hashOfSearch = ''] = Object.entries(documents).find(([, text]) => text.includes('query ListingSearch($')) ?? []

test('a home that cannot be read shows the error screen, the next page is as ever, and a search that fails can be tried again', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|ApiProblem|server could not be reached/)
  await page.goto('/for-sale/richmond-vic-3121/real-estate')
  await page.route('**/graphql', (route) => route.abort())
  await page.locator('article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, Homely is unable to load')
  await expect(page.getByText('Please try and refresh the page')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email us' })).toBeVisible()

  await page.unroute('**/graphql')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rent' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('homes for rent in Richmond, VIC 3121')

  await test.step('a search that fails says so and can be tried again', async () => {
    let searches = 0
    await page.route('**/graphql', (route) => {
      if (route.request().postData()?.includes(hashOfSearch)) searches += 1
      return route.abort()
    })
    await page.getByText('Sort: Promoted first').click()
    await page.getByRole('link', { name: 'Newest', exact: true }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText("Sorry, we're having a problem searching. Please try again")
    // The map asks for itself.
    const tryAgain = page
      .locator('section')
      .filter({ hasText: "Sorry, we're having a problem" })
      .getByRole('button', { name: 'Try again' })
    const before = searches
    await tryAgain.click()
    await expect.poll(() => searches).toBeGreaterThan(before)
    await expect(heading).toHaveText("Sorry, we're having a problem searching. Please try again")
    await page.unroute('**/graphql')
    // The page may have searched by itself by now, for it sees that the portal is back.
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 })
      await expect(heading).toContainText('homes for rent in Richmond, VIC 3121', { timeout: 5000 })
    }).toPass()
  })
})
