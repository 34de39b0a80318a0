import type { Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { someone } from './support/collection-members.ts'
import { countedAgents } from './support/counted-agents.ts'
import { authWindow, emailOf, expectSomebody, openWithSession, PASSWORD } from './support/members.ts'
import { expect, requestTest, test } from './support/test.ts'

const agent = '/agent/agnes-keane'
const FOLLOW = 21

// They follow one agent and compare how many do.
test.describe.configure({ mode: 'default' })

const followButton = (page: Page) => page.getByRole('button', { name: /^Follow(?:ing)? Agnes Keane$/ })
const isPressed = (page: Page, pressed: boolean) =>
  expect(followButton(page)).toHaveAttribute('aria-pressed', String(pressed))
const followerCount = async (page: Page): Promise<number> =>
  Number(
    /(\d+) followers?$/.exec(
      (await page
        .getByText(/^\d+ followers?$/)
        .first()
        .textContent()) ?? '',
    )?.[1],
  )
/** The number that the portal has by now, which the page of anybody shows. */
const toldCount = async (page: Page): Promise<number> => {
  const markup = await (await page.request.get(`${agent}/followers`)).text()
  return Number(/(\d+) followers?</.exec(markup.replaceAll('<!-- -->', ''))?.[1])
}

const tabs = [
  ['', 'Overview'],
  ['/listings', 'Listings'],
  ['/reviews', 'Reviews'],
  ['/activities', 'Activity'],
  ['/questions', 'Questions'],
  ['/answers', 'Answers'],
  ['/followers', 'Followers'],
  ['/following', 'Following'],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab of an agent is a page that can be read, with a URL of its own', async ({ page }) => {
    await page.goto(agent)
    for (const [path, name] of tabs) {
      const link = page
        .getByRole('navigation', { name: 'More about Agnes Keane' })
        .getByRole('link', { name: new RegExp(`^${name}`) })
      await link.click()
      await expect(page).toHaveURL(`${agent}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agnes Keane')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/agent/agnes-keane${path}$`),
      )
      await expect(link).toHaveAttribute('aria-current', 'true')
    }
    await expect(followButton(page)).toBeHidden()
    await page.goto(`${agent}/listings`)
    await page.getByRole('navigation', { name: 'Which listings' }).getByRole('link', { name: /^Sold/ }).click()
    await expect(page).toHaveURL(`${agent}/listings?mode=sold`)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('what a local said of agents is a tab of theirs; the homes of an agent are on a map once that is wanted', async ({
  page,
}) => {
  await page.goto('/agent/agnes-keane/reviews?sort=highestRating')
  const review = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/user/"]') })
    .first()
  const title = await review.getByRole('heading').textContent()
  await review.locator('a[href^="/user/"]').click()
  await expect(page).toHaveURL(/\/user\/[^/]+$/)
  await page.getByRole('link', { name: /^Reviews \([1-9]\d*\)$/ }).click()
  await expect(page).toHaveURL(/\/user\/[^/]+\/reviews$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const own = page.getByRole('article', { name: title ?? '' }).filter({ hasText: 'About Agnes Keane' })
  await expect(own).toHaveCount(1)
  await own.getByRole('link', { name: 'Agnes Keane' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agnes Keane')
  await page.goto(`${agent}/listings`)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page.getByRole('application')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Hide map' }).click()
  await expect(page.getByRole('application')).toHaveCount(0)
  await page.goto('/user/lena/reviews')
  await expect(page.getByText(emailOf('lena'))).toHaveCount(0)
  await expect(page.getByText('Lena Local hasn’t reviewed an agent yet.')).toBeVisible()
  expect((await page.request.get('/user/lena/reviews?page=2')).status()).toBe(404)
  const moved = await page.request.get('/agent/lena/reviews?rating=5', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/user/lena/reviews'])
})

requestTest(
  'who is not there, or has no such tab, is not found; other forms of a URL lead to the one',
  async ({ request }) => {
    for (const path of [
      '/agent/nobody-at-all',
      '/user/nobody-at-all/answers',
      `${agent}/nothing`,
      '/user/lena/listings',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    expect((await request.get(`${agent}/followers?page=40`)).status()).toBe(404)
    const moves = [
      ['/user/agnes/answers', '/agent/agnes-keane/answers'],
      ['/agent/agnes', '/agent/agnes-keane'],
      ['/agent/agnes/listings?mode=sold', '/agent/agnes-keane/listings?mode=sold'],
      ['/agent/agnes/reviews?rating=5', '/agent/agnes-keane/reviews?rating=5'],
      ['/user/agnes-keane/followers', '/agent/agnes-keane/followers'],
      ['/user/agnes/reviews', '/agent/agnes-keane/reviews'],
      ['/agent/agnes/write-a-review', '/agent/agnes-keane/write-a-review'],
      ['/agent/lena', '/user/lena'],
      ['/agent/lena/listings', '/user/lena'],
      ['/agent/AGNES-Keane/Listings', '/agent/agnes-keane/listings'],
      ['/user/agnes/discussions', '/agent/agnes-keane'],
    ] as const
    for (const [path, target] of moves) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 301, target])
    }
  },
)

test('an agent is followed by a press, pressed twice as one wishes last, and what they do is told', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { page, context, username } = await someone(browser, baseURL, 'Edda')

  await test.step('nobody is followed yet, and nobody follows themselves', async () => {
    await openWithSession(page, `/user/${username}`)
    await expect(page.getByRole('link', { name: 'Change your settings' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0)
    await openWithSession(page, '/following')
    await expect(page.getByText('Nothing yet. Open the profile of an agent')).toBeVisible()
  })

  await test.step('a press shows at once and stays', async () => {
    await openWithSession(page, agent)
    await isPressed(page, false)
    const before = await followerCount(page)
    await followButton(page).click()
    await isPressed(page, true)
    await expect.poll(() => followerCount(page)).toBe(before + 1)
    await expect.poll(() => toldCount(page)).toBe(before + 1)
    await openWithSession(page, agent)
    await isPressed(page, true)
  })

  await test.step('two presses end where they began', async () => {
    const before = await followerCount(page)
    await followButton(page).dblclick()
    await isPressed(page, true)
    await expect.poll(() => followerCount(page)).toBe(before)
    await expect.poll(() => toldCount(page)).toBe(before)
  })

  await test.step('what the agent did is in the feed, and the agent among those who are followed', async () => {
    await openWithSession(page, '/following')
    await expect(page.getByRole('main').getByRole('link', { name: 'Agnes Keane' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'People you follow' }).click()
    await expect(page).toHaveURL(/\/user\/edda-[^/]+\/following$/)
    await expect(page.getByRole('heading', { name: 'Following 1 person' })).toBeVisible()
  })

  await test.step('following ends as it began; what is pressed offline is done when the connection is back', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Agnes Keane' }).click()
    await isPressed(page, true)
    const before = await followerCount(page)
    await context.setOffline(true)
    await followButton(page).click()
    await isPressed(page, false)
    await expect(page.getByText('We’ll do that as soon as you’re back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('We’ll do that as soon as you’re back online.')).toBeHidden()
    await expect.poll(() => toldCount(page)).toBe(before - 1)
  })
  await context.close()
})

test.describe('with consent', () => {
  test.use({ consent: 'given' })

  test('who presses Follow without an account follows once they have one, and it is counted once', async ({ page }) => {
    test.slow()
    const counted = await countedAgents(page, FOLLOW)
    const name = `Gita ${Date.now()}`
    await openAfterLoad(page, agent)
    await followButton(page).click()
    await expect(authWindow(page)).toBeVisible()
    await authWindow(page).getByLabel('Your name').fill(name)
    await authWindow(page).getByLabel('Email').fill(`gita-${Date.now()}@homely.example`)
    await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
    await authWindow(page).getByRole('button', { name: 'Continue' }).click()
    await expectSomebody(page)
    await isPressed(page, true)
    await expect.poll(() => counted).toHaveLength(1)
    await openWithSession(page, agent)
    await isPressed(page, true)
    await page.getByRole('link', { name: /^Followers/ }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    expect(counted).toHaveLength(1)
  })
})
