import { expect, type Page } from '@playwright/test'

/** Where the visitor is told that the connection is gone, or back. */
export const connectionNotice = (page: Page) => page.locator('[data-connection]')

/** Opens an address and waits for what the portal loads once the page is there (src/app/runtime/start-features.ts). */
export async function openAfterLoad(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await everyPartWorks(page)
}

/** The page, the shell and the parts of the page that are hydrated by themselves. */
export async function everyPartWorks(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' })
  await expect(page.locator('main div[data-deferred]:not([data-hydrated])')).toHaveCount(0)
}

/** A window that closes takes its entry of the history back, which would stop a page that is opened meanwhile. */
export const windowIsGone = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.openModals ?? 0)).toBe(0)

/** Stops the time of the page; `page.clock.runFor()` moves it. */
export async function stopTime(page: Page): Promise<void> {
  const present = await page.evaluate(() => Date.now())
  await page.clock.install({ time: present })
  await page.clock.pauseAt(present + 1000)
}
