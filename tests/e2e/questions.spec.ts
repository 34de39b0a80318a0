import { expect, expectAccessible, requestTest, test } from './support/test.ts'

const noRedirect = { maxRedirects: 0 }

requestTest(
  'other forms of an address lead to the one, and what is not there answers 404 with a whole page',
  async ({ request }) => {
    const markup = await (await request.get('/fitzroy-vic-3065/questions')).text()
    const [, address = ''] = /href="(\/fitzroy-vic-3065\/questions\/[^"?]+)"/.exec(markup) ?? []
    const number = address.split('-').at(-1)
    for (const [asked, answered] of [
      ['/Discussions/?sort=NEWEST', '/discussions'],
      ['/Fitzroy-VIC-3065/questions/?page=1', '/fitzroy-vic-3065/questions'],
      ['/ashby-road-fitzroy-vic-3065/questions', '/fitzroy-vic-3065/questions'],
      [`/carlton-vic-3053/questions/other-words-${number}`, address],
    ] as const) {
      const response = await request.get(asked, noRedirect)
      expect([asked, response.status(), response.headers()['location']]).toEqual([asked, 301, answered])
    }
    for (const asked of ['/discussions?page=900', '/atlantis-vic-9999/questions', '/fitzroy-vic-3065/questions/none']) {
      const response = await request.get(asked, noRedirect)
      expect([asked, response.status()]).toEqual([asked, 404])
      expect(await response.text()).toContain('<h1')
    }
  },
)

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a home has its local topics, and a question its answers', async ({ page }) => {
    const markup = await (await page.request.get('/for-sale/fitzroy-vic-3065/real-estate?surrounding=false')).text()
    const [, listing = ''] = /href="(\/homes\/[^"]+fitzroy[^"]+)"/.exec(markup) ?? []
    await page.goto(listing)
    await expect(page.getByRole('heading', { name: 'Local topics' })).toBeVisible()
    await page.locator('a[href*="/questions/"]').first().click()
    await expect(page.getByRole('heading', { level: 2, name: /answers?|repl(?:y|ies)/ })).toBeVisible()
  })
})
