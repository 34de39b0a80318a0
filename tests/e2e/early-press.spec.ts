import type { Page } from '@playwright/test'
import { findListing } from './support/find-listing.ts'
import { expect, test } from './support/test.ts'

/** Holds the code of the pages back until the returned function is called. */
async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a button that is pressed before its code is there waits visibly, and then does what it is for', async ({
  page,
  request,
}) => {
  const listing = await findListing(request, { searchMode: 'buy' }, ({ media }) => media.photoCount > 3)
  const release = await holdScripts(page)
  await page.goto(listing.canonicalUri, { waitUntil: 'commit' })
  const copy = page.getByRole('button', { name: 'Copy address' })
  const more = page.getByRole('button', { name: /^Read/ })
  await copy.click()
  await more.click()
  await expect(more).toHaveCSS('cursor', 'progress')
  await expect(copy).toHaveCSS('cursor', 'pointer')
  release()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).toHaveCSS('cursor', 'pointer')
  // Only the last press counts, as the visitor has gone on.
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0)

  await test.step('a theme that is chosen in the footer before its code is there is kept, and a button there does what it is for', async () => {
    const releaseAgain = await holdScripts(page)
    await page.goto('/for-sale/richmond-vic-3121/real-estate', { waitUntil: 'commit' })
    const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })
    await dark.check()
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    releaseAgain()
    await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(dark).toBeChecked()
  })

  await test.step('a page of agents answers before its own code is there, and a button that was pressed afterwards', async () => {
    await page.unrouteAll()
    const releasePages = await holdScripts(page, '**/assets/{agents,profile}.page-*.js')
    await page.goto('/real-estate-agents/melbourne-vic-3000', { waitUntil: 'commit' })
    const shell = page.locator('html[data-hydrated]')
    await expect(shell).toBeAttached()
    const showMap = page.getByRole('button', { name: 'Show map' })
    await showMap.click()
    await expect(showMap).toHaveAttribute('data-waiting')
    const card = page.getByRole('article').first()
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/agent\//)
    await expect(shell).toBeAttached()
    await page.getByRole('button', { name: /^Email / }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    releasePages()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
