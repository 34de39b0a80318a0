import type { Page, Route } from '@playwright/test'
import { tours } from '../support/machine-paths.ts'
import {
  eventName,
  runningVersion,
  stateOf,
  tells,
  type VersionCheckEvent,
  versionCheckPaths,
} from '../support/version-check-model.ts'
import { connectionNotice } from './support/after-load.ts'
import { focusWindow } from './support/members.ts'
import { expect, test } from './support/test.ts'

const MARKER = 'updated'
const ANOTHER_VERSION = 'another version'
const announcement = 'A new version of the portal is there: this page loads it now.'

const placeField = (page: Page) => page.getByLabel('Suburb, postcode, region or street').first()

/** A page whose questions for the version are answered by the test, in a time that the test moves. */
class VersionedPage {
  page: Page
  questions: Route[] = []
  asked = 0
  loads = 0
  announced = 0
  /** What the server really runs. */
  version = ''

  constructor(page: Page) {
    this.page = page
  }

  async open(address: string) {
    const { page } = this
    this.version = (await page.request.head('/api/version')).headers()['x-app-version'] ?? ''
    await page.route('**/api/version', (route) => {
      this.asked += 1
      this.questions.push(route)
    })
    page.on('load', () => (this.loads += 1))
    page.on('console', (message) => {
      if (message.text() === announcement) this.announced += 1
    })
    await page.clock.install()
    await page.goto(address)
    await this.comeToRest()
  }

  /** The portal needs time to begin; then the time is the test's, and the page has asked for the version. */
  async comeToRest() {
    await this.page.clock.resume()
    await connectionNotice(this.page).waitFor({ state: 'attached' })
    await expect.poll(() => this.questions.length).toBe(1)
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 5000)
  }

  async answer(version: string | null) {
    const question = this.questions.shift()
    if (version === null) await question?.abort()
    else await question?.fulfill({ headers: { 'x-app-version': version } })
  }

  hasMarker = async () => (await this.page.context().cookies()).some(({ name }) => name === MARKER)

  async mark(isMarked: boolean) {
    if (isMarked) await this.page.context().addCookies([{ name: MARKER, value: '1', url: this.page.url() }])
    else await this.page.context().clearCookies({ name: MARKER })
  }

  /** As the server's configuration would. */
  async notifyOfSystem(isTold: boolean) {
    await this.page.evaluate(
      (features) => {
        document.documentElement.dataset['features'] = features
      },
      isTold ? 'systemNotifications' : '',
    )
  }

  /** Stands in a field, or in none. */
  async work(isAtWork: boolean) {
    if (isAtWork) {
      await placeField(this.page).focus()
      // The field that names places comes with the first attention and takes the focus over.
      await expect(this.page.getByRole('combobox')).toBeFocused()
    } else
      await this.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  }

  /** Time passes, and the page may be gone while it does. */
  async pass(milliseconds: number) {
    await this.page.clock.runFor(milliseconds).catch((error: unknown) => {
      if (!String(error).includes('Execution context was destroyed')) throw error
    })
  }

  /** A minute after it has heard an answer the page asks by itself. */
  async restUntilAsked() {
    const questionsLater = async () => {
      await this.pass(2000)
      return this.questions.length
    }
    await expect.poll(questionsLater, { intervals: [50] }).toBe(1)
  }

  /** How the surroundings cause each event of the machine. */
  async cause(event: VersionCheckEvent) {
    switch (event.type) {
      case 'check.requested':
        // A page that has just been opened has wished for it already.
        if (this.questions.length > 0) return
        await this.work(tells(event, 'isAtWork'))
        return focusWindow(this.page)
      case 'xstate.done.actor.readVersion':
        await this.notifyOfSystem(tells(event, 'notifiesOfSystem'))
        await this.mark(tells(event, 'hasMarker'))
        return this.answer(event.output === runningVersion ? this.version : ANOTHER_VERSION)
      case 'xstate.error.actor.readVersion':
        return this.answer(null)
      case 'xstate.after.checkInterval.versionCheck.resting':
        return this.restUntilAsked()
      case 'xstate.after.reloadDelay.versionCheck.leaving':
        await this.work(tells(event, 'isAtWork'))
        return this.pass(3000)
    }
  }

  async expectState(state: string, before: { asked: number; loads: number }) {
    if (state === 'reloading') {
      await expect.poll(() => this.loads).toBe(before.loads + 1)
      return
    }
    if (state === 'asking') await expect.poll(() => this.questions.length).toBe(1)
    if (state === 'leaving' || state === 'postponed') await expect.poll(this.hasMarker).toBe(true)
    if (state === 'resting') {
      // It has heard the answer, and whatever wishes for a check gets none now.
      await this.pass(59_000)
      await focusWindow(this.page)
      expect(this.asked).toBe(before.asked)
    }
    expect(this.loads).toBe(before.loads)
  }
}

test('the page walks every transition of the check', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/)
  const portal = new VersionedPage(page)
  await portal.open('/')
  for (const [index, walk] of tours(versionCheckPaths, { longest: 40 }).entries()) {
    // The walk before ended in a reload, which begins this one.
    if (index > 0) await portal.comeToRest()
    for (const { event, source, target } of walk) {
      await test.step(`${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`, async () => {
        const before = { asked: portal.asked, loads: portal.loads }
        await portal.cause(event)
        await portal.expectState(stateOf(target), before)
      })
    }
  }
})

test('a reload is announced, comes after three seconds, once, and brings back what was seen', async ({ page }) => {
  const portal = new VersionedPage(page)
  const address = '/for-sale/melbourne-vic-3000/real-estate?sort=newest'
  await portal.open(address)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await portal.answer(ANOTHER_VERSION)
  await expect.poll(portal.hasMarker).toBe(true)
  await portal.pass(2900)
  expect([portal.announced, portal.loads]).toEqual([1, 1])
  await portal.pass(200)
  await expect.poll(() => portal.loads).toBe(2)
  await portal.comeToRest()
  await expect(page).toHaveURL(address)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)

  // A server that still tells of another version is not asked for the page again and again.
  await portal.answer(ANOTHER_VERSION)
  await portal.restUntilAsked()
  expect(portal.loads).toBe(2)
  await portal.answer(portal.version)
  await expect.poll(portal.hasMarker).toBe(false)
})

test('nothing that was typed is lost to a reload, until another page is opened', async ({ page, expectComplaint }) => {
  // The clock jumps past the time in which suggestions under way may be answered.
  expectComplaint(/operation: LocationSearch/)
  const portal = new VersionedPage(page)
  await portal.open('/')
  const field = placeField(page)
  await field.fill('brunsw')
  await field.blur()
  await portal.answer(ANOTHER_VERSION)
  await expect.poll(portal.hasMarker).toBe(true)
  await portal.pass(10_000)
  await page.evaluate(() => history.replaceState(null, '', '/?from=elsewhere'))
  await focusWindow(page)
  await portal.pass(10_000)
  await expect(field).toHaveValue('brunsw')
  expect(portal.loads).toBe(1)

  await page.getByRole('link', { name: 'Suburb Reviews' }).first().click()
  await expect.poll(() => portal.loads).toBe(2)
  await expect(page).toHaveURL('/where-to-live')
})
