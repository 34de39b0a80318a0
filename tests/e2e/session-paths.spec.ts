import type { BrowserContext, Page, Route } from '@playwright/test'
import { tours } from '../support/machine-paths.ts'
import { eventName, readKey, sessionPaths, situations } from '../support/session-model.ts'
import {
  authWindow,
  emailOf,
  expectNobody,
  expectSomebody,
  focusWindow,
  haveSession,
  PASSWORD,
  sessionNotice,
} from './support/members.ts'
import { expect, test } from './support/test.ts'

type Path = (typeof sessionPaths)[number]
type Held = 'refreshing' | 'readingMember' | 'signingOut'

/** What the page asks the server in each state that waits for it. */
const calls: Record<Held, RegExp> = {
  refreshing: /\/api\/auth\/token\/refresh$/,
  readingMember: /\/api\/user\/[^/]+$/,
  signingOut: /\/api\/auth\/sign-out$/,
}
const isHeld = (state: string): state is Held => state in calls

/**
 * A page reads what the browser keeps at once and never fails at it, so that nothing else can happen while it does.
 */
const paths = sessionPaths.filter(
  ({ source, event }) =>
    event.type !== 'xstate.error.actor.readFacts' &&
    (readKey(source).value !== 'checking' || event.type === 'xstate.done.actor.readFacts'),
)

/** One path for each event in each state, whoever was there before. */
const wanted = paths.filter((path, index) => paths.findIndex((other) => nameOf(other) === nameOf(path)) === index)

function nameOf({ source, event, target }: Path): string {
  const [from, to] = [readKey(source), readKey(target)]
  return `${from.value}${from.isSignOutPending ? ' with a sign-out unheard' : ''} --${eventName(event)}--> ${to.value}`
}

/** The browser, the portal and another tab, as the machine's events come from them. */
class Surroundings {
  page: Page
  otherTab: Page
  context: BrowserContext
  cookies: Awaited<ReturnType<BrowserContext['cookies']>> = []
  member = ''
  held: Record<Held, Route[]> = { refreshing: [], readingMember: [], signingOut: [] }
  asked = 0
  /** So that no two things that are kept or typed are the same. */
  times = 0

  constructor(page: Page, otherTab: Page) {
    this.page = page
    this.otherTab = otherTab
    this.context = page.context()
  }

  async prepare(baseURL: string) {
    await haveSession(this.context, baseURL)
    this.cookies = await this.context.cookies()
    const token = this.cookies.find(({ name }) => name === 'accessToken')?.value ?? ''
    const answer = await this.context.request.get('/api/user/lena', { headers: { authorization: `Bearer ${token}` } })
    this.member = JSON.stringify(await answer.json())
    await this.context.clearCookies()
    for (const state of Object.keys(calls).filter(isHeld))
      await this.page.route(calls[state], (route) => {
        this.asked += 1
        this.held[state].push(route)
      })
    await this.page.route('**/api/auth/sign-in', (route) =>
      route.fulfill({ status: 201, headers: { location: '/api/user/lena' } }),
    )
    await this.page.route('**/api/user/lena/settings', (route) => route.fulfill({ status: 503, json: {} }))
    await this.otherTab.goto('/robots.txt')
    // A page behind another one is slow.
    await this.page.bringToFront()
    await this.page.clock.install()
  }

  async haveCookies(names: readonly string[]) {
    await this.context.clearCookies()
    await this.context.addCookies(this.cookies.filter(({ name }) => names.includes(name)))
  }

  /** What the next check finds. */
  async arrange(path: Path | undefined) {
    const { output } = { output: situations.nobody, ...path?.event }
    const { hasSessionCookie, hasAccessToken, member } = Object(output) as typeof situations.nobody // of a readFacts
    await this.haveCookies([...(hasSessionCookie ? ['auth'] : []), ...(hasAccessToken ? ['accessToken'] : [])])
    await this.page.evaluate((kept) => localStorage.setItem('member', kept), member === null ? 'null' : this.member)
  }

  async changeElsewhere(isSomebody: boolean) {
    await this.haveCookies(isSomebody ? ['auth', 'accessToken'] : [])
    this.times += 1
    const kept = (isSomebody ? this.member : 'null') + ' '.repeat(this.times)
    await this.otherTab.evaluate(
      ([text, isSignIn]) => {
        if (isSignIn) localStorage.setItem('signOutPending', 'false')
        localStorage.setItem('member', text)
      },
      [kept, isSomebody] as const,
    )
  }

  async signIn() {
    await this.tell('portal:auth-requested', JSON.stringify({ form: 'signIn', position: 'other' }))
    const dialog = authWindow(this.page)
    await dialog.getByLabel('E-mail').fill(emailOf('lena'))
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await this.haveCookies(['auth', 'accessToken'])
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }

  /** A request that finds no token any more. */
  async meetExpiredToken() {
    await this.haveCookies(['auth'])
    this.times += 1
    await this.page.getByRole('combobox').or(this.page.getByRole('textbox')).first().fill(`place ${this.times}`)
  }

  async answer(state: Held, output: unknown) {
    const isDone = Reflect.get(Object(output ?? { ok: true }), 'ok') === true
    if (state === 'refreshing' && isDone) await this.haveCookies(['auth', 'accessToken'])
    const route = this.waiting(state).shift()
    // A member who is gone; an ended session would be renewed before.
    const status = state === 'readingMember' ? 404 : 401
    if (!isDone) return route?.fulfill({ status, contentType: 'application/problem+json', json: { errors: [] } })
    if (state === 'readingMember') return route?.fulfill({ contentType: 'application/json', body: this.member })
    return route?.fulfill({ status: state === 'signingOut' ? 204 : 200, json: {} })
  }

  /** An event of the page, as its views tell it. */
  tell = (name: string, detail: string) =>
    this.page.evaluate(
      ([type, words]) => void window.dispatchEvent(new CustomEvent(type, { detail: JSON.parse(words) })),
      [name, detail] as const,
    )

  async cause(event: Path['event'], state: string) {
    const [, kind = '', , actor = ''] = event.type.split('.')
    if (event.type.startsWith('xstate.after.checkInterval')) return this.page.clock.fastForward(300_000)
    if (kind === 'after') return this.page.clock.fastForward(15_000)
    if (actor === 'readFacts') return
    if (kind === 'error' && isHeld(state)) return this.waiting(state).shift()?.abort()
    if (kind === 'done' && isHeld(state)) return this.answer(state, Reflect.get(event, 'output'))
    if (event.type === 'window.focused') return focusWindow(this.page)
    if (event.type === 'network.returned')
      return this.page.evaluate(() => void window.dispatchEvent(new Event('online')))
    if (event.type === 'token.expired') return this.meetExpiredToken()
    if (event.type === 'member.authenticated') return this.signIn()
    if (event.type === 'member.changedElsewhere') return this.changeElsewhere(Reflect.get(event, 'member') !== null)
    if (event.type === 'member.updated') return this.tell('portal:member-updated', this.member)
    if (event.type === 'signOut.requested') return this.tell('portal:sign-out-requested', 'null')
    throw new Error(`Nothing is known to cause ${event.type}`)
  }

  /** What the page still waits for; it gives up by itself what took too long. */
  waiting(state: Held): Route[] {
    this.held[state] = this.held[state].filter((route) => route.request().failure() === null)
    return this.held[state]
  }

  /** Nobody waits any more for what was asked in a state that was left, be it for the same again. */
  async giveUp(state: string, isLeft: boolean) {
    if (!isHeld(state)) return
    for (const route of this.held[state].splice(0, isLeft ? Infinity : this.held[state].length - 1)) {
      // The page itself gave up what took too long.
      if (route.request().failure() !== null) continue
      const failed = this.page.waitForEvent('requestfailed', { timeout: 2000 }).catch(() => null)
      await route.abort().catch(() => {})
      await failed
    }
    if (state === 'refreshing' && isLeft) await this.renewalIsOver()
  }

  /** Until then the next refresh would be the one that was given up. */
  renewalIsOver = () => this.page.evaluate(() => navigator.locks.request('session-refresh', () => {}))

  async expectState({ value, member, isSignOutPending }: ReturnType<typeof readKey>, askedBefore: number) {
    if (isHeld(value)) {
      await expect.poll(() => this.asked, value).toBeGreaterThan(askedBefore)
      await expect.poll(() => this.waiting(value).length, value).toBe(1)
    }
    if (value === 'signedIn' || member !== null) await expectSomebody(this.page)
    if (value === 'signedOut') await expectNobody(this.page)
    const isKept = () => this.page.evaluate(() => localStorage.getItem('signOutPending') === 'true')
    await expect.poll(isKept, 'a sign-out is still to be heard').toBe(isSignOutPending)
  }
}

test('the page walks every transition of the session', async ({ page, context, baseURL, expectComplaint }) => {
  test.setTimeout(240_000)
  expectComplaint(/Failed to load resource|Reading the member|Signing out/)
  const portal = new Surroundings(page, await context.newPage())
  await portal.prepare(baseURL ?? '')
  for (const walk of tours(paths, { longest: 200, wanted })) {
    await page.goto('/about-us')
    await portal.arrange(walk[0])
    await page.goto('/')
    await sessionNotice(page).waitFor({ state: 'attached' })
    for (const [index, path] of walk.entries()) {
      const { source, event, target } = path
      await test.step(nameOf(path), async () => {
        const [from, to] = [readKey(source), readKey(target)]
        const isLeft = to.value !== from.value
        if (to.value === 'checking') await portal.arrange(walk[index + 1])
        const askedBefore = portal.asked
        await portal.cause(event, from.value)
        if (to.value !== 'checking') await portal.expectState(to, isLeft ? -1 : askedBefore)
        await portal.giveUp(from.value, isLeft)
      })
    }
  }
})
