import type { Page, Route } from '@playwright/test'
import {
  askedPaths,
  eventName,
  neededPaths,
  place,
  position,
  returningPaths,
  stateOf,
} from '../support/current-location-model.ts'
import { answerOfBrowser, isBrowserAsked, stubLocation } from './support/location-stub.ts'
import { expect, test } from './support/test.ts'

test.describe('with the position shared', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -37.766, longitude: 144.962 } })

  test('a visitor sees the homes of the suburb they are in', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Homes near me' }).click()
    await expect(page).toHaveURL(/\/for-sale\/brunswick[a-z-]*-vic-30\d\d\/real-estate$/)
  })

  test('a mode alone leads there too, where no place was visited before', async ({ page }) => {
    await page.goto('/')
    await page.locator('header a[href="/for-rent"]').first().click()
    await expect(page).toHaveURL(/\/for-rent\/brunswick[a-z-]*-vic-30\d\d\/real-estate$/)
  })
})

test.describe('far from any suburb', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 0, longitude: 0 } })

  test('a visitor is told so and can type a suburb, or start from the default place', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/404/)
    await page.goto('/')
    await page.getByRole('button', { name: 'Homes near me' }).click()
    await expect(page.getByRole('status')).toHaveText('We could not find a suburb where you are. Type one instead.')
    await page.getByRole('link', { name: 'See homes in Melbourne (CBD)' }).click()
    await expect(page).toHaveURL('/for-sale/melbourne-vic-3000/real-estate')
  })
})

/** The visitor, the browser and the portal, as the machine's events come from them. */
class Surroundings {
  private readonly questions: Route[] = []
  private readonly page: Page
  private readonly request: () => Promise<void>
  private readonly withdraw: string

  constructor(page: Page, request: () => Promise<void>, withdraw: string) {
    this.page = page
    this.request = request
    this.withdraw = withdraw
  }

  async prepare(eventTypes: readonly string[]) {
    await stubLocation(this.page, { isBroken: eventTypes.includes('xstate.error.actor.locate') })
    await this.page.route('**/rest/location/by-point*', (route) => void this.questions.push(route))
    if (eventTypes.some((type) => type.startsWith('xstate.after.'))) await this.page.clock.install()
    await this.page.goto('/')
  }

  async cause(event: { type: string; output?: unknown }) {
    const cause = this.causes[eventName(event)] ?? this.causes[event.type]
    if (cause === undefined) throw new Error(`Nothing is known to cause ${eventName(event)}`)
    await cause()
  }

  isAskedForPlace = () => this.questions.length > 0

  private readonly browserSays = (what: 'permission' | 'position', value: string) => async () => {
    await expect.poll(() => isBrowserAsked(this.page, what)).toBe(true)
    await answerOfBrowser(this.page, what, value)
  }
  private readonly portalSays = (answer: (route: Route) => Promise<void>) => async () => {
    await expect.poll(this.isAskedForPlace).toBe(true)
    const route = this.questions.shift()
    if (route) await answer(route)
  }
  private readonly timePasses = (milliseconds: number) => () => this.page.clock.fastForward(milliseconds)

  private readonly causes: Record<string, () => Promise<void>> = {
    'location.requested': () => this.request(),
    'request.withdrawn': () => this.page.getByRole('button', { name: this.withdraw }).click(),
    'xstate.done.actor.readPermission "granted"': this.browserSays('permission', 'granted'),
    'xstate.done.actor.readPermission "prompt"': this.browserSays('permission', 'prompt'),
    'xstate.done.actor.readPermission "denied"': this.browserSays('permission', 'denied'),
    'xstate.error.actor.readPermission': this.browserSays('permission', 'broken'),
    'xstate.after.permissionTimeout.currentLocation.checkingPermission': this.timePasses(2000),
    'xstate.done.actor.locate {"ok":false,"reason":"REFUSED"}': this.browserSays('position', 'refused'),
    'xstate.done.actor.locate {"ok":false,"reason":"UNKNOWN"}': this.browserSays('position', 'unknown'),
    'xstate.done.actor.locate': this.browserSays('position', `${position.latitude},${position.longitude}`),
    // The browser was prepared to break as soon as it is asked.
    'xstate.error.actor.locate': () => Promise.resolve(),
    'xstate.after.locateTimeout.currentLocation.locating': this.timePasses(20_000),
    'xstate.done.actor.findPlace {"ok":false}': this.portalSays((route) => route.fulfill({ status: 404 })),
    'xstate.done.actor.findPlace': this.portalSays((route) => route.continue()),
    'xstate.error.actor.findPlace': this.portalSays((route) => route.abort()),
    'xstate.after.findPlaceTimeout.currentLocation.findingPlace': this.timePasses(10_000),
  }

  /** What tells the states apart that look alike, or that the visitor never sees. */
  async expectAsked(state: string) {
    if (state === 'checkingPermission') await expect.poll(() => isBrowserAsked(this.page, 'permission')).toBe(true)
    if (state === 'locating') await expect.poll(() => isBrowserAsked(this.page, 'position')).toBe(true)
    if (state === 'findingPlace') await expect.poll(this.isAskedForPlace).toBe(true)
  }
}

const statusTexts: Record<string, string> = {
  idle: '',
  checkingPermission: 'Asking your browser where you are…',
  locating: 'Asking your browser where you are…',
  findingPlace: 'Looking for the suburb you are in…',
  refused: 'Your browser did not share where you are. Type a suburb instead.',
  unknown: 'We could not find a suburb where you are. Type one instead.',
}
const inSuburb = /\/for-sale\/(?!melbourne-)[a-z-]+-vic-3\d{3}\/real-estate$/
const inMelbourne = '/for-sale/melbourne-vic-3000/real-estate'

type Path = (typeof askedPaths)[number]

/** The states on the way to the last event, each reached before the next step. */
const targetsOf = (paths: readonly Path[], { steps }: Path) =>
  steps.map((_, index) => {
    const isSame = (other: Path) =>
      other.steps.length === index &&
      JSON.stringify([...other.steps, other.event]) === JSON.stringify(steps.slice(0, index + 1))
    return stateOf(paths.find(isSame)?.target ?? '')
  })

for (const path of askedPaths) {
  const { steps, event, source, target } = path
  test(`asked: the page walks ${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/)
    const press = () => page.getByRole('button', { name: 'Homes near me' }).click()
    const world = new Surroundings(page, press, 'Stop')
    await world.prepare([...steps, event].map(({ type }) => type))
    const expectState = async (state: string) => {
      await world.expectAsked(state)
      if (state === 'found') await expect(page).toHaveURL(inSuburb)
      else await expect(page.getByRole('status')).toHaveText(statusTexts[state] ?? 'no such state')
    }
    const states = targetsOf(askedPaths, path)
    for (const [index, step] of steps.entries()) {
      await world.cause(step)
      // Broken, the browser is through with its state at once.
      if (event.type !== 'xstate.error.actor.locate') await expectState(states[index] ?? '')
    }
    await world.cause(event)
    await expectState(stateOf(target))
  })
}

for (const path of neededPaths) {
  const { steps, event, source, target } = path
  test(`needed: the page walks ${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/)
    const open = () => page.locator('header a[href="/for-sale"]').first().click()
    const world = new Surroundings(page, open, 'Start in Melbourne instead')
    await world.prepare([...steps, event].map(({ type }) => type))
    const expectState = async (state: string) => {
      await world.expectAsked(state)
      if (state === 'found') await expect(page).toHaveURL(inSuburb)
      else if (state === 'fellBack') await expect(page).toHaveURL(inMelbourne)
      else await expect(page.getByRole('button', { name: 'Start in Melbourne instead' })).toBeVisible()
    }
    const states = targetsOf(neededPaths, path)
    for (const [index, step] of steps.entries()) {
      await world.cause(step)
      if (event.type !== 'xstate.error.actor.locate') await expectState(states[index] ?? '')
    }
    await world.cause(event)
    await expectState(stateOf(target))
  })
}

for (const { event, source, target } of returningPaths) {
  test(`returning: the page walks ${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lastLocation', value: place.uri, url: baseURL ?? '' }])
    await page.goto('/')
    await page.locator('header a[href="/for-sale"]').first().click()
    await expect(page).toHaveURL('/for-sale/fitzroy-vic-3065/real-estate')
  })
}
