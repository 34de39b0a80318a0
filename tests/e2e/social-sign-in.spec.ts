import type { Page, Route } from '@playwright/test'
import { OAuth2Server } from 'oauth2-mock-server'
import { addresses, type AddressName, readKey, socialSignInPaths } from '../support/social-sign-in-model.ts'
import { expectNobody, expectSomebody, openWithSession, sessionNotice } from './support/members.ts'
import { expect, test } from './support/test.ts'

const addressOf = (name: AddressName): string => {
  const given = Object.entries(addresses[name]).flatMap(([key, value]) => (value === null ? [] : [[key, value]]))
  return `/about-us?from=mail${given.map(([key = '', value = '']) => `&${key}=${encodeURIComponent(value)}`).join('')}`
}

/** The portal, as the machine's events come from it. */
class Portal {
  private readonly questions: Route[] = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async prepare() {
    await this.page.route('**/api/auth/social', (route) => void this.questions.push(route))
    await this.page.route('**/api/user/mia-chen', (route) => route.fulfill({ status: 503, json: {} }))
    await this.page.clock.install()
  }

  async bringAbout(event: { type: string; output?: unknown }) {
    if (event.type === 'failure.dismissed') return this.page.getByRole('button', { name: 'Close this message' }).click()
    await expect.poll(() => this.questions.length).toBeGreaterThan(0)
    if (event.type.startsWith('xstate.after')) return this.page.clock.runFor(20_000)
    const route = this.questions.shift()
    if (event.type.startsWith('xstate.error')) return route?.abort()
    if (JSON.stringify(event.output).includes('"ok":true')) {
      return route?.fulfill({
        status: 201,
        headers: { location: '/api/user/mia-chen', 'set-cookie': 'auth=1; path=/' },
      })
    }
    const message = 'Google didn’t confirm who you are. Please try again.'
    const json = { detail: message, status: 401, errors: [{ code: 'WRONG_CREDENTIALS', message }] }
    await route?.fulfill({ status: 401, contentType: 'application/problem+json', json })
  }

  /** Nobody is signed in and nothing is asked, as at a first visit. */
  async forget() {
    this.questions.length = 0
    await this.page.context().clearCookies()
    if (this.page.url().startsWith('http')) await this.page.evaluate(() => localStorage.clear())
  }

  hasAsked = () => this.questions.length > 0
}

async function expectState(page: Page, portal: Portal, key: string) {
  const { value, message } = readKey(key)
  if (value === 'posting') {
    await expect.poll(portal.hasAsked).toBe(true)
    await expect(sessionNotice(page)).toContainText('Logging you in…')
  }
  if (value === 'failed') await expect(sessionNotice(page)).toContainText(message ?? '')
  if (value === 'done') await expect(sessionNotice(page)).toContainText('You’re logged in.')
  if (value === 'nothingToDo') await expect(sessionNotice(page)).toBeEmpty()
}

type Path = (typeof socialSignInPaths)[number]

/** Each end of a return and its dismissal from one URL; of the others whatever is done with them first. */
const isOfPage = ({ address, steps, event }: Path) =>
  address === 'returned' ||
  steps.length + Number(event.type === 'failure.dismissed') === Number(address !== 'returnedWithName')

test('each event of a return reaches the page, and a URL that lacks a code or a provider posts nothing', async ({
  page,
  expectComplaint,
}) => {
  test.slow()
  expectComplaint(/Failed to load resource|Unable to retrieve user info|503/)
  const portal = new Portal(page)
  await portal.prepare()
  const seen = new Set<string>()
  for (const { address, steps, event, source, target } of socialSignInPaths.filter(isOfPage)) {
    const { value, message } = readKey(source)
    const name = `${address}: ${value} --${event.type} ${'output' in event ? JSON.stringify(event.output) : ''}`
    if (seen.has(name)) continue
    seen.add(name)
    await test.step(`${name} ${message ?? ''}`, async () => {
      await portal.forget()
      await openWithSession(page, addressOf(address))
      for (const step of [...steps, event]) await portal.bringAbout(step)
      await expectState(page, portal, target)
      expect(new URL(page.url()).search).toBe('?from=mail')
    })
  }
  for (const address of ['plain', 'withoutCode', 'withoutProvider'] as const) {
    await test.step(address, async () => {
      await portal.forget()
      await openWithSession(page, addressOf(address))
      await expectNobody(page)
      expect(portal.hasAsked(), address).toBe(false)
    })
  }
})

test.describe('with a real provider', () => {
  const provider = new OAuth2Server()
  let person: Record<string, unknown>

  test.beforeAll(async () => {
    await provider.issuer.keys.generate('RS256')
    await provider.start(Number(process.env.E2E_PROVIDER_PORT), '127.0.0.1')
    provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
      Object.assign(token.payload, person)
    })
  })
  test.afterAll(() => provider.stop())

  const signIn = async (page: Page) => {
    await openWithSession(page, '/for-sale/melbourne-vic-3000/real-estate?sort=newest')
    await page.locator('header [data-auth="signUp"]').click()
    await page.getByRole('link', { name: 'Continue with Google' }).click()
  }

  test('a visitor comes back to the page, signed in, with nothing left in the URL; an email address that a member has already is refused in words', async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/401/)
    person = {
      sub: `g-${Date.now()}`,
      email: `gia-${Date.now()}@homely.example`,
      email_verified: true,
      name: 'Gia Google',
    }
    await signIn(page)
    await expect(sessionNotice(page)).toContainText('You’re logged in.')
    await expectSomebody(page)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/for-sale/melbourne-vic-3000/real-estate?sort=newest',
    )
    await page.reload()
    await expectSomebody(page)

    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('member'))
    person = { sub: `g-${Date.now()}`, email: 'lena@homely.example', email_verified: true, name: 'Not Lena' }
    await signIn(page)
    await expect(sessionNotice(page)).toContainText('You already have an account with this email address.')
    await expectNobody(page)
  })
})
