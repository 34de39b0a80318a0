import { expect, expectAccessible, test } from './support/test.ts'

test('from the header to the questions of a place, one of them, its place and a home there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL('/discussions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and local discussions')
  await expect(page.locator('#questions-top')).toBeVisible()

  await page.getByRole('link', { name: 'Unanswered' }).click()
  await expect(page).toHaveURL('/discussions?sort=unanswered')
  await expect(page.getByRole('main').getByText(/^No (answer|reply) yet/)).toHaveCount(25)
  await page
    .getByRole('navigation', { name: 'Pages of questions' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .click()
  await expect(page).toHaveURL('/discussions?page=2&sort=unanswered')
  await page.goBack()
  await page.getByRole('link', { name: 'Most answered' }).click()
  await expect(page.getByRole('link', { name: 'Most answered' })).toHaveAttribute('aria-current', 'true')

  await page.getByRole('complementary', { name: 'Suburbs with the most questions' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Questions about /)
  const first = page.getByRole('main').locator('li a[href*="/questions/"]').first()
  const title = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectAccessible(page)

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link').nth(-2).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Questions about / })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/homes/"]').first().click()
  const topics = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Local topics' }) })
  await topics.getByRole('link', { name: /^All questions about / }).click()
  await expect(page).toHaveURL(/\/questions$/)
})
