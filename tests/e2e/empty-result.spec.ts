import { expect, expectAccessible, test } from './support/test.ts'

const nothing = '/for-sale/richmond-vic-3121/land/?bedrooms=5&features=pool,tenniscourt&pricemaximum=50000'

test('an empty result says which filter to let go of and how many homes that shows', async ({ page }) => {
  await page.goto(nothing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No homes for sale in Richmond, VIC 3121 found, change your filters or zoom out.',
  )
  const ways = page.getByRole('list', { name: 'Searches that find homes' })
  await expect(ways.getByRole('link', { name: 'Without any filters' })).toBeVisible()
  await expectAccessible(page)
  const way = ways.getByRole('listitem').filter({ hasText: 'Without any filters' })
  const promised = (await way.innerText()).match(/[\d,]+\+?(?= homes?)/)?.[0]
  await way.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${promised} homes for sale`)
  await page.goBack()
  await expect(ways).toBeVisible()

  await test.step('the searches next to it come first, such as the next price with homes', async () => {
    await page.goto('/for-rent/richmond-vic-3121/real-estate/under-100')
    const next = ways.getByRole('listitem').first()
    await expect(next).toContainText(/^Up to \$\d/)
    const [, count] = (await next.innerText()).match(/(\d+) homes?/) ?? []
    await next.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      new RegExp(`^${count} homes? for rent|, ${count} nearby$`),
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the ways out of an empty result are there as well', async ({ page }) => {
    await page.goto(nothing)
    await page.getByRole('link', { name: 'Without any filters' }).click()
    await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate')
  })
})
