import type { Page } from '@playwright/test'
import { eachEventAndState, reachable, tours } from '../support/machine-paths.ts'
import { nameOf, type SharingEvent, sharingPaths, stateOf } from '../support/sharing-model.ts'
import { findListing, type FoundListing } from './support/find-listing.ts'
import { account, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** What the page asked of the browser, and how to answer the last wish. */
    sharingStub: { shared: ShareData[]; copied: string[]; answer?: (outcome: string) => void; logged: unknown[] }
  }
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const small = { width: 360, height: 740 }
const large = { width: 1280, height: 800 }

/** A browser whose sheet and clipboard wait for the test. */
async function stubBrowser(page: Page, hasNativeSheet: boolean) {
  await page.addInitScript((hasSheet) => {
    const stub: Window['sharingStub'] = { shared: [], copied: [], logged: [] }
    window.sharingStub = stub
    const answered = () =>
      new Promise<void>((resolve, reject) => {
        stub.answer = (outcome) => {
          if (outcome === 'ok') resolve()
          else reject(outcome === 'cancelled' ? new DOMException('', 'AbortError') : new Error(outcome))
        }
      })
    const share = (data: ShareData) => {
      stub.shared.push(data)
      return answered()
    }
    if (hasSheet) Object.defineProperty(navigator, 'share', { value: share })
    const writeText = (text: string) => {
      stub.copied.push(text)
      return answered()
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    window.addEventListener('portal:listing.shared', (event) => stub.logged.push(event.detail))
  }, hasNativeSheet)
}

const answer = async (page: Page, outcome: string) => {
  await page.waitForFunction(() => window.sharingStub.answer !== undefined)
  await page.evaluate((what) => {
    window.sharingStub.answer?.(what)
    delete window.sharingStub.answer
  }, outcome)
}

/** How each event of the machine comes about. */
async function cause(page: Page, event: SharingEvent) {
  switch (event.type) {
    case 'share.requested':
      await page.setViewportSize(event.isSmallScreen ? small : large)
      return page.getByRole('button', { name: 'Share', exact: true }).click()
    case 'screen.changed':
      return page.setViewportSize(event.isSmallScreen ? small : large)
    case 'copy.requested':
      return modal(page).getByRole('button', { name: 'Copy link' }).click()
    case 'channel.followed':
      // A mail program would take the visitor out of the browser.
      await modal(page)
        .getByRole('link', { name: 'Email' })
        .evaluate((link) => link.addEventListener('click', (click) => click.preventDefault(), { once: true }))
      return modal(page).getByRole('link', { name: 'Email' }).click()
    case 'modal.dismissed':
      return page.keyboard.press('Escape')
    default:
      return answer(page, outcomeOf(event))
  }
}

function outcomeOf(event: SharingEvent): string {
  if (!('output' in event) || event.output === undefined) return 'failed'
  if (event.output.ok) return 'ok'
  return 'reason' in event.output && event.output.reason === 'CANCELLED' ? 'cancelled' : 'failed'
}

const messages: Record<string, string> = {
  'inModal.choosing': '',
  'inModal.copying': '',
  'inModal.copied': 'Link copied.',
  'inModal.copyFailed': 'Your browser didn’t let us copy the link. Select it above instead.',
}

async function expectState(page: Page, key: string) {
  const [state = '', variant] = stateOf(key).split(' ')
  if (state === 'inNativeSheet') await page.waitForFunction(() => window.sharingStub.answer !== undefined)
  if (state === 'idle' || state === 'inNativeSheet') return expect(modal(page)).toBeHidden()
  await expect(modal(page)).toBeVisible()
  await expect(modal(page).getByRole('status')).toHaveText(messages[state] ?? 'no such state')
  const isAtTheEdge = () =>
    modal(page).evaluate((dialog) => Math.abs(dialog.getBoundingClientRect().bottom - innerHeight) < 1)
  await expect.poll(isAtTheEdge).toBe(variant === 'mobile')
}

type Path = (typeof sharingPaths)[number]

/** What the browser can do stands before the visit; short links are for searches alone. */
const isOfBrowser = ({ event }: Path, hasNativeSheet: boolean) =>
  event.type !== 'link.shortened' &&
  (event.type !== 'share.requested' || !event.isSmallScreen || event.hasNativeSheet === hasNativeSheet)

const pathsOf = (hasNativeSheet: boolean) => reachable(sharingPaths.filter((path) => isOfBrowser(path, hasNativeSheet)))
/** What a browser with a sheet does otherwise; the rest is walked in one without. */
const ofSheets = new Set(pathsOf(true).map(({ name }) => name))
for (const { name } of pathsOf(false)) ofSheets.delete(name)

for (const hasNativeSheet of [true, false]) {
  test(`each event reaches a browser ${hasNativeSheet ? 'with' : 'without'} a sheet, and each state is shown`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    await stubBrowser(page, hasNativeSheet)
    const listing = await findListing(request, { searchMode: 'buy' }, ({ location }) => !location.isHidden)
    await page.goto(listing.canonicalUri)
    const paths = pathsOf(hasNativeSheet)
    const each = eachEventAndState(paths, { eventName: nameOf, stateName: stateOf })
    const wanted = hasNativeSheet ? each.filter(({ name }) => ofSheets.has(name)) : each
    for (const { source, event, target } of tours(paths, { wanted, longest: paths.length * 3 }).flat()) {
      await test.step(`${stateOf(source)} --${nameOf(event)}--> ${stateOf(target)}`, async () => {
        await cause(page, event)
        await expectState(page, target)
        // What is asked of the browser and then given up is never answered.
        if (event.type === 'modal.dismissed') await page.evaluate(() => delete window.sharingStub.answer)
      })
    }
    if (hasNativeSheet) await expectSharedByType(page, listing)
    else await expectSharedFromMenu(page, listing, baseURL ?? '')
  })
}

async function expectSharedByType(page: Page, listing: FoundListing) {
  await page.setViewportSize(small)
  await page.goto(listing.canonicalUri)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await answer(page, 'ok')
  const [shared] = await page.evaluate(() => window.sharingStub.shared)
  expect(shared?.title).toBe(`${listing.address.shortAddress}, ${listing.address.suburb}`)
  expect(shared?.text).toContain(listing.priceDetails.longDescription)
  expect(new URL(shared?.url ?? '').pathname).toBe(listing.canonicalUri)
  await expect
    .poll(() => page.evaluate(() => window.sharingStub.logged))
    .toEqual([{ listingId: listing.id, pageType: 'listingDetails' }])
}

async function expectSharedFromMenu(page: Page, listing: FoundListing, baseURL: string) {
  await page.setViewportSize(large)
  await haveSession(page.context(), baseURL)
  await openWithSession(page, listing.canonicalUri)
  await account(page).click()
  await page.getByRole('button', { name: 'Share...' }).click()
  await modal(page).getByRole('button', { name: 'Copy link' }).click()
  await answer(page, 'ok')
  await expect
    .poll(() => page.evaluate(() => window.sharingStub.logged))
    .toEqual([{ listingId: listing.id, pageType: 'listingDetails' }])
  await page.keyboard.press('Escape')
  const button = page.getByRole('button', { name: 'Share', exact: true })
  await button.click()
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
}

test('anybody shares a search by a short link, which leads to it', async ({ page }) => {
  await stubBrowser(page, false)
  await page.goto('/for-sale/richmond-vic-3121/real-estate/2-bedrooms?sort=newest')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await modal(page).getByRole('button', { name: 'Short link' }).click()
  await answer(page, 'ok')
  await expect(modal(page).getByRole('status')).toHaveText('Link copied.')
  await expect(modal(page).getByRole('button', { name: 'Short link' })).toHaveCount(0)
  await expect(modal(page).getByRole('button', { name: 'Copy link' })).toBeFocused()
  const [copied = ''] = await page.evaluate(() => window.sharingStub.copied)
  expect(new URL(copied).pathname).toMatch(/^\/search\/[a-z\d]{10}$/)
  await page.goto(copied)
  await expect(page).toHaveURL(/\/for-sale\/richmond-vic-3121\/.*2-bedrooms|bedrooms=2/)
})
