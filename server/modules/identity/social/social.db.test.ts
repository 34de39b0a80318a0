import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt } from '#domain/members/app-codes.ts'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'
import { readProviders } from './provider-settings.ts'

const provider = new OAuth2Server()
let portal: IdentityUnderTest
let person: Record<string, unknown>

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  const { url } = provider.issuer
  const variables = { GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: url ?? '' }
  portal = await identityUnderTest({ providers: readProviders(variables).providers })
  provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, person)
  })
})
afterAll(async () => {
  await portal.close()
  await provider.stop()
})
beforeEach(async () => {
  await portal.forget()
  person = { sub: 'g-1', email: 'Mia@homely.example', email_verified: true, name: 'Mia Chen' }
})

/** What a browser does from the button to the page that gets the code. */
async function goAndReturn(browser: TestBrowser, returnTo = '/for-sale/fitzroy-vic-3065/real-estate?sort=newest') {
  const start = await browser.get(`/api/auth/social/google/start?returnTo=${encodeURIComponent(returnTo)}`)
  const atProvider = await fetch(String(start.headers.location), { redirect: 'manual' })
  const callback = new URL(atProvider.headers.get('location') ?? '')
  const back = await browser.get(callback.pathname + callback.search)
  return new URL(String(back.headers.location), 'http://portal.test')
}

const post = (browser: TestBrowser, returned: URL) =>
  browser.post('/api/auth/social', {
    providerName: returned.searchParams.get('providerName'),
    authCode: returned.searchParams.get('authCode'),
  })

describe('signing in through a provider', () => {
  it('comes back to the page that was left, makes the member once, and finds it again', async () => {
    const browser = portal.browser()
    const returned = await goAndReturn(browser)
    expect(returned.pathname).toBe('/for-sale/fitzroy-vic-3065/real-estate')
    expect([...returned.searchParams.keys()]).toEqual(['sort', 'providerName', 'authCode'])
    const first = await post(browser, returned)
    expect([first.status, first.headers.location]).toEqual([201, '/api/user/mia-chen'])
    const other = portal.browser()
    person = { ...person, email: 'changed@homely.example' }
    expect((await post(other, await goAndReturn(other))).headers.location).toBe('/api/user/mia-chen')
    expect(await portal.count('member')).toBe(1)
    expect((await other.get('/api/user/mia-chen/settings')).json).toMatchObject({
      hasPassword: false,
      socialProviders: ['google'],
    })
  })

  it('does not hand an account over that has a password already', async () => {
    const form = {
      name: 'Mia',
      email: 'mia@homely.example',
      password: 'three brown wombats',
      idempotencyKey: 'key-of-mia-0000001',
    }
    await portal.browser().post('/api/auth/sign-up', form)
    await portal.query('update member set email_confirmed_at = created_at')
    const browser = portal.browser()
    const refused = await post(browser, await goAndReturn(browser))
    expect([refused.status, refused.json.errors[0].message]).toEqual([
      401,
      'You already have an account with this email address. Log in with your password; you can connect the provider in your settings.',
    ])
    expect(browser.cookieNames()).not.toContain('auth')
  })

  it('begins no session of a member with a second factor, whom it leads to the password', async () => {
    const form = { name: 'Mia', email: 'mia@homely.example', password: 'three brown wombats' }
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', { ...form, idempotencyKey: 'key-of-mia-0000001' })
    await portal.query('update member set email_confirmed_at = created_at')
    expect((await post(browser, await goAndReturn(browser))).status).toBe(201)
    const { secret } = (await browser.post('/api/user/mia/second-factor')).json
    await browser.put('/api/user/mia/second-factor', { code: codeAt(secret, portal.now()) })
    const other = portal.browser()
    const refused = await post(other, await goAndReturn(other))
    expect([refused.status, refused.json.errors[0].message, other.cookieNames()]).toEqual([
      401,
      'Your account uses two-step login. Please log in with your email and password instead.',
      [],
    ])
  })

  it('makes an account beside one that was prepared with the address and never confirmed it', async () => {
    const form = {
      name: 'Prepared',
      email: 'mia@homely.example',
      password: 'three brown wombats',
      idempotencyKey: 'key-of-mia-0000001',
    }
    const preparer = portal.browser()
    await preparer.post('/api/auth/sign-up', form)
    const browser = portal.browser()
    expect((await post(browser, await goAndReturn(browser))).headers.location).toBe('/api/user/mia-chen')
    const confirmation = { token: portal.tokenMailedTo('mia@homely.example') }
    expect((await preparer.post('/api/auth/confirm-email', confirmation)).json.errors[0].message).toBe(
      'This email address belongs to another account.',
    )
  })

  it.each([{ email_verified: false }, { email: undefined }, { email_verified: 'no' }])(
    'needs a confirmed address: %o',
    async (change) => {
      person = { ...person, ...change }
      const browser = portal.browser()
      expect((await post(browser, await goAndReturn(browser))).status).toBe(401)
      expect(await portal.count('member')).toBe(0)
    },
  )

  it('takes a code only in the browser that began, and only once', async () => {
    const browser = portal.browser()
    const returned = await goAndReturn(browser)
    expect((await post(portal.browser(), returned)).status).toBe(401)
    expect((await post(browser, returned)).status).toBe(201)
    expect((await post(browser, returned)).status).toBe(401)
  })

  it('believes no word of a provider whose signature does not hold', async () => {
    provider.service.once('beforeResponse', ({ body }: { body: { id_token?: string } }) => {
      const [head = '', words = '', signature = ''] = (body.id_token ?? '').split('.')
      const changed = { ...JSON.parse(Buffer.from(words, 'base64url').toString()), sub: 'somebody-else' }
      body.id_token = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
    })
    const browser = portal.browser()
    expect((await post(browser, await goAndReturn(browser))).status).toBe(401)
    expect(await portal.count('member')).toBe(0)
  })

  it('takes no code after ten minutes, even where the browser kept what it should have forgotten', async () => {
    const browser = portal.browser()
    const returned = await goAndReturn(browser)
    portal.passSeconds(600)
    const late = await post(browser, returned)
    expect([late.status, late.json.errors[0].code]).toEqual([401, 'WRONG_CREDENTIALS'])
    expect(await portal.count('member')).toBe(0)
  })

  it('takes no sign-in that somebody wrote into the browser', async () => {
    const browser = portal.browser()
    const returned = await goAndReturn(browser)
    const [text = '', signature] = (browser.cookie('social') ?? '').split('.')
    const attempt = JSON.parse(Buffer.from(text, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...attempt, returnTo: '//elsewhere.example' })).toString('base64url')
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/social',
      headers: { cookie: `social=${changed}.${signature}` },
      payload: { providerName: 'google', authCode: returned.searchParams.get('authCode') },
    })
    expect(answer.statusCode).toBe(401)
    expect((await post(browser, returned)).status).toBe(201)
  })

  it('says what the provider said when it refuses', async () => {
    const browser = portal.browser()
    const start = await browser.get('/api/auth/social/google/start')
    const state = new URL(String(start.headers.location)).searchParams.get('state')
    const back = await browser.get(`/api/auth/social/google/callback?error=access_denied&state=${state}`)
    const returned = new URL(String(back.headers.location), 'http://portal.test')
    expect(Object.fromEntries(returned.searchParams)).toEqual({ providerName: 'google', authError: 'access_denied' })
  })

  it('does not take the return of another browser, nor lead to another site', async () => {
    const back = await portal.browser().get('/api/auth/social/google/callback?code=abc&state=def')
    expect(String(back.headers.location)).toMatch(/^\/\?providerName=google&authError=/)
    for (const returnTo of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
      const start = await portal.browser().get(`/api/auth/social/google/start?returnTo=${encodeURIComponent(returnTo)}`)
      expect([returnTo, start.status]).toEqual([returnTo, 400])
    }
  })

  it.each([
    '/.//evil.example/x',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\\\evil.example',
  ])('comes back to the portal, and brings its code nowhere else: %s', async (returnTo) => {
    const browser = portal.browser()
    const start = await browser.get(`/api/auth/social/google/start?returnTo=${encodeURIComponent(returnTo)}`)
    const atProvider = await fetch(String(start.headers.location), { redirect: 'manual' })
    const callback = new URL(atProvider.headers.get('location') ?? '')
    const back = await browser.get(callback.pathname + callback.search)
    expect(String(back.headers.location)).toMatch(/^\/\?providerName=google&authCode=/)
  })

  it('opens nothing any more once the member proved anew who it is, by a reset or a change of address', async () => {
    const attacker = portal.browser()
    await post(attacker, await goAndReturn(attacker))
    expect((await attacker.get('/api/user/mia-chen/settings')).json).toMatchObject({
      isEmailConfirmed: true,
      socialProviders: ['google'],
    })
    // The address of a victim is only typed: the victim's reset finds no account, and the attacker's stays the attacker's.
    const theirs = { communicationType: 1, details: 'victim@homely.example' }
    const change = { name: 'Mia Chen', displayDescription: '', communications: [theirs], theme: 'system' }
    await attacker.put('/api/user/mia-chen/settings', change)
    await portal.browser().post('/api/auth/forgot-password', { email: 'victim@homely.example' })
    expect(portal.mails.filter(({ subject }) => subject === 'Choose a new password')).toEqual([])

    await portal.browser().post('/api/auth/forgot-password', { email: 'mia@homely.example' })
    const reset = { token: portal.tokenMailedTo('mia@homely.example'), password: 'a heron in the reeds' }
    expect((await portal.browser().post('/api/auth/reset-password', reset)).status).toBe(204)
    expect((await attacker.post('/api/auth/token/refresh')).status).toBe(401)
    expect((await post(attacker, await goAndReturn(attacker))).status).toBe(401)
    expect(
      (await attacker.post('/api/auth/confirm-email', { token: portal.tokenMailedTo('victim@homely.example') })).status,
    ).toBe(401)
    expect(await portal.query('select provider from social_account')).toEqual([])
  })

  it('is connected again by the member, signed in, where the provider knows the same address', async () => {
    const browser = portal.browser()
    await post(browser, await goAndReturn(browser))
    const password = { newPassword: 'a heron in the reeds' }
    await browser.put('/api/user/mia-chen/password', password)
    expect((await browser.delete('/api/user/mia-chen/providers/google')).status).toBe(204)
    expect((await post(portal.browser(), await goAndReturn(portal.browser()))).status).toBe(401)
    const other = portal.browser()
    person = { ...person, sub: 'g-2', email: 'thief@homely.example' }
    const credentials = { email: 'mia@homely.example', password: 'a heron in the reeds' }
    await other.post('/api/auth/sign-in', credentials)
    const asThief = await post(other, await goAndReturn(other))
    expect(asThief.headers.location).not.toBe('/api/user/mia-chen')
    person = { ...person, sub: 'g-1', email: 'mia@homely.example' }
    await other.post('/api/auth/sign-in', credentials)
    expect((await post(other, await goAndReturn(other))).headers.location).toBe('/api/user/mia-chen')
    expect((await other.get('/api/user/mia-chen/settings')).json.socialProviders).toEqual(['google'])
  })

  it('is disconnected by its member, but not where it is the only way in', async () => {
    const browser = portal.browser()
    await post(browser, await goAndReturn(browser))
    const last = await browser.delete('/api/user/mia-chen/providers/google')
    expect([last.status, last.json.errors[0].message]).toEqual([
      400,
      'Set a password first. Without one, you couldn’t log in again.',
    ])
  })

  it('confirms an address that a member of this provider had before addresses were confirmed', async () => {
    const browser = portal.browser()
    await post(browser, await goAndReturn(browser))
    await portal.query('update member set email_confirmed_at = null')
    await post(browser, await goAndReturn(browser))
    expect((await browser.get('/api/user/mia-chen/settings')).json.isEmailConfirmed).toBe(true)
  })

  it('offers the providers that are configured, and refuses others', async () => {
    const { json } = await portal.browser().get('/api/auth/social/providers')
    expect(json).toEqual({ results: [{ name: 'google', label: 'Google' }] })
    expect((await portal.browser().get('/api/auth/social/facebook/start')).status).toBe(400)
  })

  it('asks with PKCE, a state and a nonce', async () => {
    const start = await portal.browser().get('/api/auth/social/google/start')
    const asked = new URL(String(start.headers.location)).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)).toMatch(/^[\w-]{30,}$/)
  })
})

describe('the configuration of providers', () => {
  it('names what is missing', () => {
    expect(readProviders({ GOOGLE_CLIENT_ID: 'x' })).toEqual({
      providers: [],
      mistakes: ['GOOGLE_CLIENT_SECRET must be set too.'],
    })
    expect(readProviders({})).toEqual({ providers: [], mistakes: [] })
  })
})
