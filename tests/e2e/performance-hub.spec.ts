import type { BrowserContext, Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { someone } from './support/collection-members.ts'
import { expectGoodOnPhone } from './support/looks.ts'
import { account, haveSession, openWithSession } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ consent: 'given' })

type Counts = { views: number; enquiries: number; saves: number }

/** Asks the portal as whoever is signed in. */
async function ask<Data>(context: BrowserContext, query: string, variables: object = {}): Promise<Data> {
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
  const answer = await context.request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  })
  // The shape follows from the query.
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** A home of the agent that is far down in every list: nobody else's journey leads there. */
async function quietListing(context: BrowserContext): Promise<{ listingId: number; url: string }> {
  type Urls = { performanceHubUrls: { listings: { listingId: number; url: string }[] } }
  const urls = await ask<Urls>(
    context,
    '{ performanceHubUrls(username: "agnes-keane") { listings { listingId url } } }',
  )
  const listing = urls.performanceHubUrls.listings.at(-1)
  if (listing === undefined) throw new Error('The agent has no home on the market')
  return listing
}

async function countsOn(page: Page): Promise<Counts> {
  const number = async (kind: keyof Counts) =>
    Number((await page.locator(`[data-total="${kind}"]`).innerText()).replaceAll(',', ''))
  return { views: await number('views'), enquiries: await number('enquiries'), saves: await number('saves') }
}

const save = `mutation ($username: String!, $items: [AddCollectionInput!]!) {
  addCollections(username: $username, items: $items) { items { id } } }`

test('what a visitor does with a home is counted, once each, and its agent sees it', async ({
  browser,
  baseURL,
  page: visitor,
}) => {
  test.slow()
  const agent = await browser.newContext({ baseURL })
  await agent.addInitScript(() => localStorage.setItem('trackingConsent', JSON.stringify('refused')))
  await haveSession(agent, baseURL ?? '', 'agnes')
  const { listingId, url } = await quietListing(agent)
  const hub = await agent.newPage()
  const read = async () => {
    await hub.goto(url)
    await expect(hub.locator('[data-total="views"]')).toBeVisible()
    return countsOn(hub)
  }
  const before = await read()
  expect(before.views).toBeGreaterThan(0)

  const posted = visitor.waitForResponse((response) => {
    const isPost = response.url().endsWith('/rest/tracking/listings')
    return isPost && response.request().postData()?.includes('"type":1,') === true
  })
  await openAfterLoad(visitor, `/homes/any/${listingId}`)
  expect((await posted).ok()).toBe(true)
  await visitor.getByRole('button', { name: 'Enquire' }).first().click()
  const form = visitor.getByRole('dialog')
  await form.getByLabel('Name').fill('Mia Okafor')
  await form.getByLabel('Email').fill('mia@mail.example')
  await form.getByLabel('Message').fill('May I see it on Saturday?')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByText('We have your enquiry')).toBeVisible()
  const saver = await someone(browser, baseURL, 'Hedda')
  const items = [
    { name: 'Ours', isPublic: false, listingIds: [listingId], idempotencyKey: `key-of-${saver.username}-1` },
    { name: 'Ours too', isPublic: false, listingIds: [listingId], idempotencyKey: `key-of-${saver.username}-2` },
  ]
  await ask(saver.context, save, { username: saver.username, items })

  const after = { views: before.views + 1, enquiries: before.enquiries + 1, saves: before.saves + 1 }
  await expect.poll(read, { timeout: 30_000 }).toEqual(after)
  // The agent's own look at the page of the home is none.
  expect(await read()).toEqual(after)
  await saver.context.close()
  await agent.close()
})

test('nobody but an agent finds the hub; they find it in the menu, change the period by a link and look at one home', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await haveSession(context, baseURL ?? '', 'agnes')
  const { url } = await quietListing(context)
  await context.clearCookies()

  await test.step('nobody else finds the numbers of a home', async () => {
    await openAfterLoad(page, '/performance')
    await expect(page.getByText('Log in to see how your homes are doing.')).toBeVisible()
    await haveSession(context, baseURL ?? '', 'lena')
    await openWithSession(page, url)
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' })).toBeVisible()
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('member'))
  })

  await haveSession(context, baseURL ?? '', 'agnes')
  await openWithSession(page, '/advice')
  await account(page).click()
  await page.getByRole('link', { name: 'Performance', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /homes are doing$/ })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const views = page.getByRole('img', { name: /^Views a day/ })
  await expect(views.locator('rect')).toHaveCount(28)
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/\/performance\?days=7$/)
  await expect(views.locator('rect')).toHaveCount(7)
  await page.getByText('Day by day, as a table').click()
  const table = page.getByRole('table', { name: 'What was counted on each day' })
  await expect(table.getByRole('row')).toHaveCount(8)
  const cells = await table.locator('tbody tr td:nth-of-type(1)').allInnerTexts()
  const sum = cells.reduce((total, cell) => total + Number(cell.replaceAll(',', '')), 0)
  expect(sum).toBe((await countsOn(page)).views)
  await expectGoodOnPhone(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('table', { name: 'Homes, the most viewed first' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/performance\/\d+\?days=7$/)
  await expect(page.locator('[data-total="views"]')).toBeVisible()
  await expectAccessible(page)
})
