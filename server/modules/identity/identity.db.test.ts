import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const PASSWORD = 'three brown wombats'
const mia = { name: 'Mia Chen', email: 'Mia@homely.example ', password: PASSWORD, idempotencyKey: 'key-of-mia-0000001' }
const signUpMia = () => portal.browser().post('/api/auth/sign-up', mia)

describe('signing up', () => {
  it('makes the member, begins a session and tells where the member is read', async () => {
    const browser = portal.browser()
    const answer = await browser.post('/api/auth/sign-up', mia)
    expect([answer.status, answer.headers.location]).toEqual([201, '/api/user/mia-chen'])
    const [refresh] = answer.cookies
    expect(Buffer.from(refresh?.value ?? '', 'base64url').length).toBeGreaterThanOrEqual(32)
    expect(answer.cookies).toMatchObject([
      { name: 'refresh', httpOnly: true, path: '/api/auth', sameSite: 'Lax', maxAge: 2_592_000 },
      { name: 'auth', path: '/', sameSite: 'Lax', maxAge: 2_592_000 },
      { name: 'accessToken', path: '/', sameSite: 'Lax', maxAge: 900 },
    ])
    const member = await browser.get('/api/user/mia-chen')
    expect(member.json).toMatchObject({
      username: 'mia-chen',
      name: 'Mia Chen',
      type: 1,
      isAgent: false,
      avatar: null,
      claims: {},
      communications: [{ communicationType: 1, details: 'mia@homely.example' }],
    })
  })

  it('makes one member however often the same call is repeated', async () => {
    const [first, second] = await Promise.all([signUpMia(), signUpMia()])
    const third = await signUpMia()
    expect([first.headers.location, second.headers.location ?? null, third.headers.location]).toContain(
      '/api/user/mia-chen',
    )
    expect(third.status).toBe(201)
    expect(await portal.count('member')).toBe(1)
  })

  it.each([
    [{ name: '   ' }, 'name', 'Please enter your name.'],
    [{ email: 'mia' }, 'email', 'Please enter a whole e-mail address, such as mia@example.org.'],
    [
      { password: '1234567890' },
      'password',
      'This password is among the first that others would try. Choose another one.',
    ],
    [
      { password: 'I Love You 2026!' },
      'password',
      'This password is among the first that others would try. Choose another one.',
    ],
  ])('refuses %o beside its field', async (wrong, field, message) => {
    const { status, json } = await portal.browser().post('/api/auth/sign-up', { ...mia, ...wrong })
    expect([status, json.errors]).toEqual([400, [{ message, field, code: 'BAD_INPUT' }]])
  })

  it('gives namesakes names of their own, and an address to one member only', async () => {
    await signUpMia()
    const other = { ...mia, email: 'other@homely.example', idempotencyKey: 'key-of-mia-0000002' }
    expect((await portal.browser().post('/api/auth/sign-up', other)).headers.location).toBe('/api/user/mia-chen-2')
    const again = { ...mia, email: 'MIA@homely.example', idempotencyKey: 'key-of-mia-0000003' }
    const refused = await portal.browser().post('/api/auth/sign-up', again)
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'email'])
  })
})

describe('signing in', () => {
  beforeEach(signUpMia)

  it('takes the address in any spelling', async () => {
    const answer = await portal
      .browser()
      .post('/api/auth/sign-in', { email: ' MIA@Homely.example', password: PASSWORD })
    expect([answer.status, answer.headers.location]).toEqual([201, '/api/user/mia-chen'])
  })

  it('takes a password to the letter, long after it was set', async () => {
    const password = `Wombats, ${'brown '.repeat(30)}Three  `
    const odd = { ...mia, email: 'odd@homely.example', password, idempotencyKey: 'key-of-odd-0000001' }
    await portal.browser().post('/api/auth/sign-up', odd)
    portal.passSeconds(5 * 365 * 24 * 3600)
    const tryWith = async (other: string) =>
      (await portal.browser().post('/api/auth/sign-in', { email: odd.email, password: other })).status
    const others = [password.trimEnd(), password.toLowerCase(), password.slice(0, 72), password.slice(0, -1)]
    expect(await Promise.all(others.map(tryWith))).toEqual([401, 401, 401, 401])
    expect(await tryWith(password)).toBe(201)
  })

  it('answers an unknown address exactly like a wrong password', async () => {
    const wrong = await portal.browser().post('/api/auth/sign-in', { email: mia.email, password: 'wrong' })
    const unknown = await portal
      .browser()
      .post('/api/auth/sign-in', { email: 'nobody@homely.example', password: 'wrong' })
    expect([wrong.status, wrong.json.errors[0].code]).toEqual([401, 'WRONG_CREDENTIALS'])
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json])
  })

  it('stops after ten wrong passwords for a quarter of an hour, for unknown addresses too', async () => {
    for (const email of [mia.email, 'nobody@homely.example']) {
      const tryOnce = (password: string) => portal.browser().post('/api/auth/sign-in', { email, password })
      for (let attempt = 0; attempt < 10; attempt++) expect((await tryOnce('wrong')).status).toBe(401)
      const stopped = await tryOnce(PASSWORD)
      expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '900'])
    }
    portal.passSeconds(900)
    expect((await portal.browser().post('/api/auth/sign-in', { email: mia.email, password: PASSWORD })).status).toBe(
      201,
    )
  })

  it('lets many attempts at once be no way around the limit', async () => {
    const tryOnce = () => portal.browser().post('/api/auth/sign-in', { email: mia.email, password: 'wrong' })
    const statuses = (await Promise.all(Array.from({ length: 25 }, tryOnce))).map(({ status }) => status)
    expect([401, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([10, 15])
  })

  it('is stopped for an address that tries many accounts, which locks nobody else out of them', async () => {
    for (let attempt = 0; attempt < 60; attempt++) {
      const email = `nobody-${attempt % 10}@homely.example`
      await portal.browser().post('/api/auth/sign-in', { email, password: 'wrong' })
    }
    const from = (address: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        remoteAddress: address,
        payload: { email: mia.email, password: PASSWORD },
      })
    for (let attempt = 0; attempt < 12; attempt++) expect((await from('127.0.0.1')).statusCode).toBe(429)
    expect((await from('198.51.100.7')).statusCode).toBe(201)
  })

  it('is not for pages of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await portal.browser().post('/api/auth/sign-in', { email: mia.email, password: PASSWORD }, headers)
    expect([answer.status, answer.json.errors[0].code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('signing out', () => {
  it('ends the session and clears its cookies, and is done without a session too', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    expect((await browser.get('/api/auth/cookies')).json).toEqual({ hasSession: true, hasAccessToken: true })
    const before = browser.copy()
    expect((await browser.post('/api/auth/sign-out')).status).toBe(204)
    expect(browser.cookieNames()).toEqual([])
    expect((await before.post('/api/auth/token/refresh')).status).toBe(401)
    expect((await portal.browser().post('/api/auth/sign-out')).status).toBe(204)
  })
})

describe('a forgotten password', () => {
  beforeEach(signUpMia)

  const linkToken = () => /#token=([\w-]+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? ''

  it('is replaced once by the link of the mail, and every session ends', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-in', { email: mia.email, password: PASSWORD })
    const wakesBefore = portal.wakes()
    expect((await browser.post('/api/auth/forgot-password', { email: mia.email })).status).toBe(204)
    expect(portal.wakes()).toBe(wakesBefore + 1)
    expect(portal.mails.at(-1)).toMatchObject({ recipient: 'mia@homely.example', subject: 'Choose a new password' })
    const token = linkToken()
    const common = await browser.post('/api/auth/reset-password', { token, password: 'wombat2026' })
    expect([common.status, common.json.errors[0].field]).toEqual([400, 'password'])
    expect((await browser.post('/api/auth/reset-password', { token, password: 'a heron in the reeds' })).status).toBe(
      204,
    )
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(401)
    const again = await browser.post('/api/auth/reset-password', { token, password: 'another heron again' })
    expect([again.status, again.json.errors[0].field]).toEqual([400, 'token'])
    const signIn = (password: string) => portal.browser().post('/api/auth/sign-in', { email: mia.email, password })
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn('a heron in the reeds')).status).toBe(201)
  })

  it('has one hour', async () => {
    await portal.browser().post('/api/auth/forgot-password', { email: mia.email })
    const token = linkToken()
    portal.passSeconds(3600)
    const late = await portal.browser().post('/api/auth/reset-password', { token, password: 'a heron in the reeds' })
    expect(late.status).toBe(400)
  })

  it('tells nobody whether an address has a member', async () => {
    const unknown = await portal.browser().post('/api/auth/forgot-password', { email: 'nobody@homely.example' })
    expect([unknown.status, portal.mails]).toEqual([204, []])
  })

  it('sends three mails an hour at most', async () => {
    for (let time = 0; time < 5; time++) await portal.browser().post('/api/auth/forgot-password', { email: mia.email })
    expect(portal.mails).toHaveLength(3)
  })
})

describe('calls of identity', () => {
  it('are answered 429 to an address that makes too many, whatever they are', async () => {
    const hurried = await identityUnderTest({ requestsPerMinute: 2 })
    const ask = () => hurried.browser().get('/api/auth/cookies')
    const answers = [await ask(), await ask(), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect([answers[2]?.headers['retry-after'], answers[2]?.json.errors[0].code]).toEqual(['30', 'TOO_MANY_REQUESTS'])
    await hurried.close()
  })

  it('are 413 with a body larger than any picture that is taken', async () => {
    const answer = await portal.browser().post('/api/auth/sign-in', { email: 'x'.repeat(300_000), password: 'x' })
    expect([answer.status, answer.json.errors[0].code]).toEqual([413, 'BAD_REQUEST'])
  })
})
