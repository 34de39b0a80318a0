import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const PASSWORD = 'three brown wombats'
const mia = { name: 'Mia Chen', email: 'mia@homely.example', password: PASSWORD, idempotencyKey: 'key-of-mia-0000001' }
const signUpMia = () => portal.browser().post('/api/auth/sign-up', mia)

describe('a call that changes something', () => {
  const paths = ['sign-in', 'sign-up', 'sign-out', 'token', 'token/refresh', 'forgot-password', 'social']
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://portal.test.evil.example' },
  ]
  it.each(paths.flatMap((path) => others.map((headers) => [path, headers] as const)))(
    'to %s is not for pages of other sites: %o',
    async (path, headers) => {
      const answer = await portal.browser().post(`/api/auth/${path}`, undefined, headers)
      expect([answer.status, answer.json.errors[0].code]).toEqual([403, 'FORBIDDEN'])
    },
  )

  it('is for pages of the portal, by its public name and by the one that the request has', async () => {
    await signUpMia()
    const own: Record<string, string>[] = [
      { origin: 'http://portal.test', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://localhost:80', host: 'localhost:80' },
      {},
    ]
    for (const headers of own) {
      expect((await portal.browser().post('/api/auth/sign-out', undefined, headers)).status).toBe(204)
    }
  })

  it('is taken from a provider that answers with a form of its own page', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/social/apple/callback',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'code=abc&state=def',
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/api/auth/social/apple/callback?code=abc&state=def',
    ])
  })
})

describe('cookies where HTTPS is', () => {
  let secure: IdentityUnderTest
  beforeAll(async () => {
    secure = await identityUnderTest({ portalOrigin: 'https://portal.test' })
  })
  afterAll(() => secure.close())

  it('have names that no other host and no plain connection can write', async () => {
    const browser = secure.browser()
    const { cookies } = await browser.post('/api/auth/sign-up', mia)
    expect(cookies.map(({ name, path, secure: isSecure }) => [name, path, isSecure])).toEqual([
      ['__Secure-refresh', '/api/auth', true],
      ['__Host-auth', '/', true],
      ['__Host-accessToken', '/', true],
      ['__Host-browser', '/', true],
    ])
    expect((await browser.get('/api/auth/cookies')).json).toEqual({ hasSession: true, hasAccessToken: true })
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
    const [refresh] = (await browser.post('/api/auth/token/refresh')).cookies
    const tossed = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/token/refresh',
      headers: { cookie: `refresh=${refresh?.value}` },
    })
    expect(tossed.statusCode).toBe(401)
    expect((await browser.post('/api/auth/sign-out')).status).toBe(204)
    expect(browser.cookieNames()).toEqual(['__Host-browser'])
  })
})

describe('a form that is sent while no script runs', () => {
  const send = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const {
      statusCode,
      headers: answered,
      cookies,
    } = await portal.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
    return [statusCode, answered.location, cookies.map(({ name }) => name)]
  }
  const session = ['refresh', 'auth', 'accessToken', 'browser']

  it('signs in and leads back to where the visitor was', async () => {
    await signUpMia()
    const { email } = mia
    expect(await send('/user/sign-in', { email, password: PASSWORD, returnTo: '/settings?a=1' })).toEqual([
      303,
      '/settings?a=1',
      session,
    ])
    expect(await send('/user/sign-in', { email, password: PASSWORD, returnTo: '/.//evil.example' })).toEqual([
      303,
      '/',
      session,
    ])
    expect(await send('/user/sign-in', { email, password: 'wrong', returnTo: '/settings' })).toEqual([
      303,
      '/user/sign-in?failed=credentials&returnTo=%2Fsettings',
      [],
    ])
  })

  it('signs up, once however often it is sent', async () => {
    const { name, email } = mia
    const form = { name, email, password: PASSWORD, returnTo: '/' }
    expect(await send('/user/sign-up', form)).toEqual([303, '/', session])
    expect(await send('/user/sign-up', form)).toEqual([303, '/', session])
    expect(await portal.count('member')).toBe(1)
    const [status, place] = await send('/user/sign-up', { ...form, password: 'short' })
    expect([status, place]).toEqual([303, '/user/sign-up?failed=details&returnTo=%2F'])
  })

  it('keeps nothing that nobody sees, and takes no NUL', async () => {
    const { email } = mia
    const form = { name: 'M\u200Bia \u202EChen', email: `\u202A${email}\u202C`, password: PASSWORD, returnTo: '/' }
    expect(await send('/user/sign-up', form)).toEqual([303, '/', session])
    expect(await portal.database.query('select name, email from member')).toEqual([{ name: 'Mia Chen', email }])
    for (const field of ['name', 'email', 'password'] as const) {
      const [status, place] = await send('/user/sign-up', { ...form, [field]: `a\0${form[field]}` })
      expect([field, status, place]).toEqual([field, 303, '/user/sign-up?failed=details&returnTo=%2F'])
    }
    expect((await send('/user/sign-in', { ...form, email: `a\0${email}` }))[1]).toContain('failed=details')
  })

  it('is not taken from pages of other sites', async () => {
    const [status] = await send(
      '/user/sign-in',
      { email: mia.email, password: PASSWORD },
      { origin: 'https://evil.example' },
    )
    expect(status).toBe(403)
  })
})
