import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The password of every demonstration account. */
export const PASSWORD = 'three brown wombats'

export const emailOf = (username: string): string => `${username}@homely.example`

/** The place in the document that says something of the session. */
export const sessionNotice = (page: Page) => page.locator('[data-session]')
export const account = (page: Page) => page.locator('header summary[aria-label="Account"]')
export const authWindow = (page: Page) => page.getByRole('dialog')

/** Opens an address and waits until the portal knows whether somebody is there. */
export async function openWithSession(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await sessionNotice(page).waitFor({ state: 'attached' })
}

/** Opens the page that signs out, as a link of the portal does. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/user/signout', { referer: new URL('/', page.url()).href })
}

/** Signs in without the window: the cookies of a new session, and nothing else. */
export async function haveSession(context: BrowserContext, baseURL: string, username = 'lena'): Promise<void> {
  const answer = await context.request.post(`${baseURL}/api/auth/sign-in`, {
    data: { email: emailOf(username), password: PASSWORD },
  })
  expect(answer.status()).toBe(201)
}

/** Whether the corner of the header shows somebody. */
export async function expectSomebody(page: Page): Promise<void> {
  await expect(page.locator('[data-account-avatar] > *')).toBeVisible()
  await expect(page.locator('header [data-auth="signUp"]')).toBeHidden()
}

export async function expectNobody(page: Page): Promise<void> {
  await expect(page.locator('header [data-auth="signUp"]')).toBeVisible()
}

/** The member that the browser keeps; null for none. */
export const storedMember = (page: Page): Promise<{ username: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('member') ?? 'null'))

/** Removes one of the cookies that a page may see. */
export const dropCookie = (context: BrowserContext, name: 'auth' | 'accessToken'): Promise<void> =>
  context.clearCookies({ name })

/** For a journey that counts or stops requests: one went unseen in some 250 runs, probably past the service worker. */
export const withoutServiceWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

/** What a browser does when its window gets the focus. */
export const focusWindow = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')))
