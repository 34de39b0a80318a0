import type { Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { someone } from './support/collection-members.ts'
import { countedAgents } from './support/counted-agents.ts'
import { authWindow, emailOf, expectSomebody, openWithSession, PASSWORD } from './support/members.ts'
import { expect, test } from './support/test.ts'

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

test.describe('with consent', () => {
  test.use({ consent: 'given' })

  test('a visitor reads what a local said of an agent, sees the agent’s homes on a map, and follows once they have an account, counted once', async ({
    page,
  }) => {
    test.slow()
    const counted = await countedAgents(page, FOLLOW)
    await page.goto(`${agent}/reviews?sort=highestRating`)
    const byLocal = page.getByRole('article').filter({ has: page.locator('a[href^="/user/"]') })
    const review = byLocal.first()
    const title = await review.getByRole('heading').textContent()
    await review.locator('a[href^="/user/"]').click()
    await expect(page).toHaveURL(/\/user\/[^/]+$/)
    await page.getByRole('link', { name: /^Reviews \([1-9]\d*\)$/ }).click()
    await expect(page).toHaveURL(/\/user\/[^/]+\/reviews$/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const own = page.getByRole('article', { name: title ?? '' }).filter({ hasText: 'About Agnes Keane' })
    // The newest ten come first, reviews of suburbs among them.
    const reviewsPath = new URL(page.url()).pathname
    await expect(page.getByRole('article').first()).toBeVisible()
    for (let next = 2; next <= 3 && (await own.count()) === 0; next += 1) await page.goto(`${reviewsPath}?page=${next}`)
    await expect(own).toHaveCount(1)
    await own.getByRole('link', { name: 'Agnes Keane' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agnes Keane')
    await page.getByRole('link', { name: /^Listings/ }).click()
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.getByRole('application')).toBeVisible({ timeout: 40_000 })
    await page.getByRole('button', { name: 'Hide map' }).click()
    await expect(page.getByRole('application')).toHaveCount(0)

    await test.step('a press on Follow waits for the account', async () => {
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

    await test.step('whoever reviewed nobody has that said of them, and no email address', async () => {
      await page.goto('/user/lena/reviews')
      await expect(page.getByText(emailOf('lena'))).toHaveCount(0)
      await expect(page.getByText('Lena Local hasn’t written a review yet.')).toBeVisible()
    })
  })
})

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
    await expect(page.getByText('Nothing yet. Press Follow on the page of an agent')).toBeVisible()
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
