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

for (const address of new Set(socialSignInPaths.map((path) => path.address))) {
  test(`the page walks every transition from an address that is ${address}`, async ({ page, expectComplaint }) => {
    expectComplaint(/Failed to load resource|Unable to retrieve user info|503/)
    const portal = new Portal(page)
    await portal.prepare()
    for (const { steps, event, source, target } of socialSignInPaths.filter((path) => path.address === address)) {
      const { value, message } = readKey(source)
      const outcome = 'output' in event ? JSON.stringify(event.output) : ''
      await test.step(`${value} ${message ?? ''} --${event.type} ${outcome}`, async () => {
        await portal.forget()
        await openWithSession(page, addressOf(address))
        for (const step of [...steps, event]) await portal.bringAbout(step)
        await expectState(page, portal, target)
        expect(new URL(page.url()).search).toBe('?from=mail')
      })
    }
  })
}

test('an address that lacks a code or a provider posts nothing', async ({ page }) => {
  const portal = new Portal(page)
  await portal.prepare()
  for (const address of ['plain', 'withoutCode', 'withoutProvider'] as const) {
    await openWithSession(page, addressOf(address))
    await expectNobody(page)
    expect(portal.hasAsked(), address).toBe(false)
  }
})

test.describe('with a real provider', () => {
  const provider = new OAuth2Server()
  let person: Record<string, unknown>

  test.describe.configure({ mode: 'serial' })
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

  test('a visitor comes back to the page, signed in, with nothing left in the address', async ({ page }) => {
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
  })

  test('an address that a member has already is refused in words', async ({ page, expectComplaint }) => {
    expectComplaint(/401/)
    person = { sub: `g-${Date.now()}`, email: 'lena@homely.example', email_verified: true, name: 'Not Lena' }
    await signIn(page)
    await expect(sessionNotice(page)).toContainText('You already have an account with this email address.')
    await expectNobody(page)
  })
})
