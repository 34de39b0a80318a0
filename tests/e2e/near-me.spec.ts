import type { Page, Route } from '@playwright/test'
import {
  askedPaths,
  type currentLocationEvents,
  eventName,
  neededPaths,
  position,
  stateOf,
} from '../support/current-location-model.ts'
import { openAfterLoad } from './support/after-load.ts'
import { eachEventAndState, type TransitionPath, tours } from '../support/machine-paths.ts'
import {
  answerOfBrowser,
  breakBrowser,
  forgetQuestions,
  isBrowserAsked,
  stubLocation,
} from './support/location-stub.ts'
import { expect, test } from './support/test.ts'

const saidOn = (page: Page) => page.getByRole('main').getByRole('status')

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

  async prepare() {
    await this.page.addInitScript(() => localStorage.clear())
    await stubLocation(this.page)
    await this.page.route('**/rest/location/by-point*', (route) => void this.questions.push(route))
    await this.page.clock.install()
  }

  /** The home page as somebody sees it who was never here. */
  async beginAnew() {
    // The page before could still note its place.
    await this.page.goto('/robots.txt')
    await this.page.context().clearCookies()
    this.questions.length = 0
    await openAfterLoad(this.page, '/')
  }

  async cause(event: { type: string; output?: unknown }) {
    const cause = this.causes[eventName(event)] ?? this.causes[event.type]
    if (cause === undefined) throw new Error(`Nothing is known to cause ${eventName(event)}`)
    await cause()
    // Given up: an answer that comes later means nothing.
    if (!/withdrawn|\.after\./.test(event.type)) return
    this.questions.length = 0
    if (event.type === 'request.withdrawn') await forgetQuestions(this.page).catch(() => {})
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
    // It was broken before it was asked.
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
  findingPlace: 'Looking for the suburb you’re in…',
  refused: 'Your browser didn’t share your location. Type a suburb instead.',
  unknown: 'We couldn’t find a suburb where you are. Type one instead.',
}
const inSuburb = /\/for-sale\/(?!melbourne-)[a-z-]+-vic-3\d{3}\/real-estate$/
const inMelbourne = '/for-sale/melbourne-vic-3000/real-estate'

type Path = TransitionPath<(typeof currentLocationEvents)[number]>

/** A browser that fails when it is asked is through with that state at once, so its way is walked by itself. */
const isOfBrokenBrowser = ({ event }: Path) => event.type === 'xstate.error.actor.locate'

type Walked = { paths: Path[]; wanted: Path[] }

async function walk(
  page: Page,
  { paths, wanted }: Walked,
  world: Surroundings,
  expectState: (state: string) => Promise<void>,
) {
  await world.prepare()
  const ordinary = (all: Path[]) => all.filter((path) => !isOfBrokenBrowser(path))
  for (const tour of tours(ordinary(paths), { wanted: ordinary(wanted) })) {
    await world.beginAnew()
    for (const { event, source, target } of tour) {
      await test.step(`${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`, async () => {
        await world.cause(event)
        await expectState(stateOf(target))
      })
    }
  }
  for (const { steps, event, target } of wanted.filter(isOfBrokenBrowser)) {
    await world.beginAnew()
    await breakBrowser(page)
    for (const step of [...steps, event]) await world.cause(step)
    await expectState(stateOf(target))
  }
}

test('asked: each event reaches the page, and each state is shown', async ({ page, expectComplaint }) => {
  test.slow()
  expectComplaint(/Failed to load resource/)
  const press = () => page.getByRole('button', { name: 'Homes near me' }).click()
  const world = new Surroundings(page, press, 'Stop')
  const wanted = eachEventAndState(askedPaths, { eventName, stateName: stateOf })
  await walk(page, { paths: askedPaths, wanted }, world, async (state) => {
    await world.expectAsked(state)
    if (state === 'found') await expect(page).toHaveURL(inSuburb)
    else await expect(saidOn(page)).toHaveText(statusTexts[state] ?? 'no such state')
  })
})

test('needed: the visitor ends where they are, in Melbourne, or where they go instead', async ({
  page,
  expectComplaint,
}) => {
  test.slow()
  expectComplaint(/Failed to load resource/)
  const open = () => page.locator('header a[href="/for-sale"]').first().click()
  const world = new Surroundings(page, open, 'Start in Melbourne instead')
  const ends = neededPaths.filter(({ target }) => ['found', 'fellBack'].includes(stateOf(target)))
  const wanted = [...new Map(ends.map((path) => [stateOf(path.source) + stateOf(path.target), path])).values()]
  await walk(page, { paths: neededPaths, wanted }, world, async (state) => {
    await world.expectAsked(state)
    if (state === 'found') await expect(page).toHaveURL(inSuburb)
    else if (state === 'fellBack') await expect(page).toHaveURL(inMelbourne)
    else await expect(page.getByRole('button', { name: 'Start in Melbourne instead' })).toBeVisible()
  })
})
