import {
  dropCookie,
  expectNobody,
  expectSomebody,
  focusWindow,
  haveSession,
  storedMember,
  openWithSession,
  sessionNotice,
  withoutServiceWorker,
} from './support/members.ts'
import { account, emailOf, PASSWORD, signOut } from './support/members.ts'
import { stopTime } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

const ended = 'Your sign-in session has ended'

test('a session from its beginning to its end: found, refreshed, ended elsewhere, signed out', async ({
  page,
  context,
  baseURL,
  request,
  expectComplaint,
}) => {
  test.slow()
  expectComplaint(/Failed to load resource|A query failed/)
  await withoutServiceWorker(context)
  await haveSession(context, baseURL ?? '')
  await openWithSession(page, '/about-us')
  await expectSomebody(page)
  expect((await storedMember(page))?.username).toBe('lena')

  await test.step('a kept member that was tampered with is dropped and fetched anew', async () => {
    for (const change of [{ claims: { listings_permission: ['CanManageAny'] } }, { name: { html: '<b>' } }]) {
      await page.evaluate((part) => {
        const member: unknown = JSON.parse(localStorage.getItem('member') ?? '{}')
        localStorage.setItem('member', JSON.stringify(Object.assign(Object(member), part)))
      }, change)
      await page.reload()
      await expectSomebody(page)
      await expect.poll(async () => (await storedMember(page))?.username).toBe('lena')
      await account(page).click()
      await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Offices' })).toHaveCount(0)
    }
  })

  await test.step('an expired token is refreshed', async () => {
    await dropCookie(context, 'accessToken')
    const refreshed = page.waitForResponse('**/api/auth/token/refresh')
    await focusWindow(page)
    expect((await refreshed).status()).toBe(200)
    await expectSomebody(page)
    expect((await context.cookies()).map(({ name }) => name)).toContain('accessToken')
  })

  await test.step('a session that the server ended elsewhere ends here', async () => {
    await haveSession(context, baseURL ?? '', 'omar')
    await openWithSession(page, '/about-us')
    await expectSomebody(page)
    const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
    const answer = await request.delete('/api/user/omar/sessions', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status()).toBe(204)
    await dropCookie(context, 'accessToken')
    await focusWindow(page)
    await expect(sessionNotice(page)).toContainText(ended)
    await expectNobody(page)
  })

  await test.step('a link on another site signs nobody out; a press does', async () => {
    await haveSession(context, baseURL ?? '')
    for (const referer of ['https://evil.example/', undefined]) {
      await page.goto('/user/signout', { referer })
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all')
      await expectSomebody(page)
    }
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  })
})

test('two tabs whose token expired refresh it once, and agree at once: signing out and in', async ({
  page,
  context,
  baseURL,
}) => {
  await withoutServiceWorker(context)
  await haveSession(context, baseURL ?? '')
  const other = await context.newPage()
  await openWithSession(page, '/advice')
  await openWithSession(other, '/about-us')
  await expectSomebody(page)
  await expectSomebody(other)
  let refreshes = 0
  await context.route('**/api/auth/token/refresh', async (route) => {
    refreshes += 1
    await route.continue()
  })
  await dropCookie(context, 'accessToken')
  await Promise.all([focusWindow(page), focusWindow(other)])
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'accessToken')).toBe(true)
  await focusWindow(other)
  await expectSomebody(page)
  await expectSomebody(other)
  expect(refreshes).toBe(1)

  await signOut(page)
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  await expectNobody(other)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['browser'])

  await account(page).click()
  await page.getByRole('link', { name: 'LOG IN' }).click()
  await page.getByLabel('Email').fill(emailOf('lena'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectSomebody(other)
  await expect(page.getByRole('heading', { name: 'You’re logged in again' })).toBeVisible()
})

test('a browser that is unlike others still has its session', async ({ page, context, baseURL }) => {
  await haveSession(context, baseURL ?? '')

  await test.step('a browser whose storage is full still has its session', async () => {
    const full = await context.newPage()
    await full.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full', 'QuotaExceededError')
      }
    })
    await openWithSession(full, '/about-us')
    await expectSomebody(full)
    await focusWindow(full)
    await expectSomebody(full)
    await full.close()
  })

  await test.step('a browser whose storage is blocked still has its session', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is blocked', 'SecurityError')
        },
      })
    })
    await openWithSession(page, '/about-us')
    await expectSomebody(page)
    await focusWindow(page)
    await expectSomebody(page)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  })

  // In a browser either all pages have storage or none.
  await page.goto('about:blank')
  await haveSession(context, baseURL ?? '')
  for (const hours of [-30, 30]) {
    await test.step(`a clock that is off by ${hours} hours changes nothing`, async () => {
      const late = await context.newPage()
      await late.clock.install({ time: Date.now() + hours * 3_600_000 })
      await openWithSession(late, '/settings')
      await expect(late.getByRole('heading', { name: 'About you' })).toBeVisible()
      await focusWindow(late)
      await expectSomebody(late)
      await late.close()
    })
  }
})

test('settings that are typed while the session ends stay until the member is back, and what was done last is answered before it ends', async ({
  page,
  context,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/401|A query failed/)
  const words = page.getByLabel('A few words about you')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await haveSession(context, baseURL ?? '')
  await openWithSession(page, '/settings')

  await test.step('a request that meets an expired token is repeated, and nothing typed is lost', async () => {
    await words.fill('Looking for a garden.')
    const token = (await context.cookies()).find(({ name }) => name === 'accessToken')
    if (!token) throw new Error('There is no token')
    await context.addCookies([{ ...token, value: token.value.replace(/[^.]+$/, 'x'.repeat(43)) }])
    await save.click()
    await expect(page.getByText('Your settings are saved.')).toBeVisible()
    await expect(words).toHaveValue('Looking for a garden.')
  })

  await words.fill('Looking for a shed.')
  await context.clearCookies()
  await save.click()
  await focusWindow(page)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(emailOf('lena'))
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(words).toHaveValue('Looking for a shed.')
  await save.click()
  await expect(page.getByText('Your settings are saved.')).toBeVisible()

  await test.step('what a member did last is answered before the session ends', async () => {
    await openWithSession(page, '/')
    await expectSomebody(page)
    await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' })
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const seen: string[] = []
    await context.route('**/graphql', async (route) => {
      seen.push('asked')
      await answered
      const response = await route.fetch()
      seen.push(`answered with ${response.status()}`)
      await route.fulfill({ response })
    })
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/sign-out')) seen.push('session ends')
    })
    await page.locator('article[data-listing-id]').first().getByRole('button', { name: /^Save/ }).click()
    await expect.poll(() => seen).toContain('asked')
    // However long the answer takes here, the wait for it does not end.
    await stopTime(page)
    await page.evaluate(() => void window.dispatchEvent(new CustomEvent('portal:signOut.requested', { detail: null })))
    await expect(page.locator('html')).toHaveAttribute('data-session-state', 'signingOut')
    answer()
    await expectNobody(page)
    expect(seen.find((each) => each !== 'asked')).toBe('answered with 200')
  })
})
