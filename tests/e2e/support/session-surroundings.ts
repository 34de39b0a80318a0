import type { Page, Request, Route } from '@playwright/test'
import type { SessionFacts } from '#machines/session/session.machine.ts'
import { authWindow, emailOf, haveSession, PASSWORD } from './members.ts'
import { expect } from './test.ts'

export type WaitingState = keyof typeof calls
/** A request that the page waits for. */
type Call = { state: WaitingState; route: Route }
type Finding = Record<'hasSessionCookie' | 'hasAccessToken' | 'hasMember', boolean>

/** What the page asks the server in each state that waits for it. */
const calls = {
  refreshing: /\/api\/auth\/token\/refresh$/,
  readingMember: /\/api\/user\/[^/]+$/,
  signingOut: /\/api\/auth\/sign-out$/,
} as const
const waitingStates: readonly WaitingState[] = ['refreshing', 'readingMember', 'signingOut']

export const isWaiting = (state: string): state is WaitingState => state in calls

/** A page with all that a session depends on: the portal's answers, what the browser keeps, another tab, the time. */
export class SessionSurroundings {
  readonly page: Page
  readonly otherTab: Page
  /** Of requests that the page was not expected to make. */
  readonly unexpected: string[] = []
  private readonly failed = new WeakSet<Request>()
  private awaited: string | null = null
  private current: Call | null = null
  private accessToken = ''
  private member = ''
  /** So that no two things that are kept or typed are the same. */
  private times = 0

  constructor(page: Page, otherTab: Page) {
    this.page = page
    this.otherTab = otherTab
  }

  /** Opens both tabs where nothing of the portal runs yet, with the time of the first one in hand. */
  async prepare(baseURL: string) {
    const context = this.page.context()
    await haveSession(context, baseURL)
    this.accessToken = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
    const headers = { authorization: `Bearer ${this.accessToken}` }
    this.member = await (await context.request.get('/api/user/lena', { headers })).text()
    await context.clearCookies()
    for (const state of waitingStates) await this.page.route(calls[state], (route) => this.meet(state, route))
    this.page.on('requestfailed', (request) => this.failed.add(request))
    await this.page.route('**/api/auth/sign-in', (route) =>
      route.fulfill({ status: 201, headers: { location: '/api/user/lena' } }),
    )
    await this.otherTab.goto('/robots.txt')
    // A page behind another one is slow.
    await this.page.bringToFront()
    await this.page.clock.install()
    await this.page.goto('/robots.txt')
  }

  /** What the browser keeps from now on, and in the same moment an event of the window. */
  async arrange(facts: SessionFacts | null, event?: 'focus' | 'online') {
    await this.keep(facts && { ...facts, hasMember: facts.member !== null }, event)
  }

  /**
   * Gets ready for a state and gives what the page waited for until now. From now on the state's request is let in once; any
   * other is refused and noted.
   */
  turnTo(state: string): Call | null {
    const call = this.current
    this.current = null
    this.awaited = state
    return call
  }

  /** The end of what the page waits for no more: it breaks its requests off by itself, but for a refresh, which is everyone's. */
  async giveUp({ state, route }: Call) {
    if (state === 'refreshing') await route.abort()
    const isBrokenOff = () => this.failed.has(route.request())
    await expect.poll(isBrokenOff, { message: `${state} is broken off`, intervals: [5, 10, 20, 50] }).toBe(true)
    // Whoever asked for the refresh has heard of its end when the next one could begin.
    await this.page.evaluate(() => navigator.locks.request('session-refresh', () => {}))
  }

  async succeed({ state, route }: Call) {
    if (state === 'readingMember') return route.fulfill({ contentType: 'application/json', body: this.member })
    if (state === 'signingOut') return route.fulfill({ status: 204 })
    await this.haveCookies({ hasSessionCookie: true, hasAccessToken: true })
    return route.fulfill({ json: {} })
  }

  /** The session is over. A member who is gone says so at once; for others the page would try a new token first. */
  async refuse({ state, route }: Call) {
    const status = state === 'readingMember' ? 404 : 401
    await route.fulfill({ status, contentType: 'application/problem+json', json: { errors: [] } })
  }

  /** Somebody signs in in the window. */
  async signIn() {
    await this.tell('portal:auth.requested', { form: 'signIn', position: 'other' })
    const dialog = authWindow(this.page)
    await dialog.getByLabel('Email').fill(emailOf('lena'))
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await this.haveCookies({ hasSessionCookie: true, hasAccessToken: true })
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }

  /** Names of places are asked for, and there is no token any more. */
  async meetExpiredToken() {
    await this.page.getByLabel('Suburb, postcode, region or street').first().focus()
    const field = this.page.getByRole('combobox')
    await expect(field).toBeFocused()
    await this.haveCookies({ hasSessionCookie: true, hasAccessToken: false })
    this.times += 1
    await field.fill(`place ${this.times}`)
  }

  /** Another tab signs in or out; over when this one has heard of it. */
  async changeElsewhere(isSomebody: boolean) {
    await this.haveCookies({ hasSessionCookie: isSomebody, hasAccessToken: isSomebody })
    const hearing = await this.page.evaluateHandle(() => ({
      heard: new Promise<void>((resolve) => {
        addEventListener('storage', ({ key }) => key === 'member' && resolve())
      }),
    }))
    this.times += 1
    const kept = (isSomebody ? this.member : 'null') + ' '.repeat(this.times)
    await this.otherTab.evaluate(
      ([text, isSignIn]) => {
        if (isSignIn) localStorage.setItem('signOutPending', 'false')
        localStorage.setItem('member', text)
      },
      [kept, isSomebody] as const,
    )
    await hearing.evaluate(({ heard }) => heard)
    await hearing.dispose()
  }

  updateMember = () => this.tell('portal:member.updated', JSON.parse(this.member))
  requestSignOut = () => this.tell('portal:signOut.requested', null)

  /** What can be seen and read of the session from outside. */
  async look() {
    const seen = await this.page.evaluate(() => ({
      state: document.documentElement.dataset['sessionState'],
      isSignOutPending: localStorage.getItem('signOutPending') === 'true',
    }))
    return { ...seen, waitsFor: this.current?.state ?? null }
  }

  /** What is kept of a session. */
  findKept = (): Promise<Finding> =>
    this.page.evaluate(() => ({
      hasSessionCookie: /(?:^|; )auth=/.test(document.cookie),
      hasAccessToken: /(?:^|; )accessToken=/.test(document.cookie),
      hasMember: JSON.parse(localStorage.getItem('member') ?? 'null') !== null,
    }))

  private haveCookies = (cookies: Omit<Finding, 'hasMember'>) => this.keep(cookies)

  /** The page itself does it, in one go: what the test writes beside it, the page may read late. */
  private keep(kept: (Omit<Finding, 'hasMember'> & { hasMember?: boolean }) | null, event?: string) {
    const cookies = kept && {
      auth: kept.hasSessionCookie ? '1' : null,
      accessToken: kept.hasAccessToken ? this.accessToken : null,
    }
    const member = kept?.hasMember === undefined ? null : kept.hasMember ? this.member : 'null'
    return this.page.evaluate(
      ([values, text, type]) => {
        for (const [name, value] of Object.entries(values ?? {}))
          document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax${value === null ? '; max-age=0' : ''}`
        if (text !== null) localStorage.setItem('member', text)
        if (type !== null) window.dispatchEvent(new Event(type))
      },
      [cookies, member, event ?? null] as const,
    )
  }

  /** An event of the page, as its views tell it. */
  private tell = (name: string, detail: unknown) =>
    this.page.evaluate(
      ([type, words]) => void window.dispatchEvent(new CustomEvent(type, { detail: JSON.parse(words) })),
      [name, JSON.stringify(detail)] as const,
    )

  private async meet(state: WaitingState, route: Route) {
    if (this.awaited !== state || this.current !== null) {
      this.unexpected.push(state)
      return route.abort()
    }
    this.current = { state, route }
  }
}
