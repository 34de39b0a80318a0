import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest } from '#tests/support/identity-under-test.ts'
import { memberStore } from '#server/modules/members/member-store.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const PASSWORD = 'three brown wombats'
const mia = { name: 'Mia Chen', email: 'Mia@homely.example ', password: PASSWORD, idempotencyKey: 'key-of-mia-0000001' }
const signUpMia = () => portal.browser().post('/api/auth/sign-up', mia)
const confirmMia = () =>
  portal.query(`update member set email_confirmed_at = created_at where email = 'mia@homely.example'`)

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
      { name: 'browser', httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 2_592_000 },
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

  it('answers six calls with one key alike, and makes one member with one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, signUpMia))
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array.from({ length: 6 }, () => [201, '/api/user/mia-chen']),
    )
    expect((await signUpMia()).headers.location).toBe('/api/user/mia-chen')
    expect([await portal.count('member'), portal.mails.length]).toEqual([1, 1])
    const other = await portal.browser().post('/api/auth/sign-up', { ...mia, email: 'other@homely.example' })
    expect([other.status, other.json.errors[0].field]).toEqual([400, 'idempotencyKey'])
  })

  it.each([
    [{ name: '   ' }, 'name', 'Please enter your name.'],
    [{ email: 'mia' }, 'email', 'Please enter a full email address, such as mia@example.org.'],
    [{ password: '1234567890' }, 'password', 'This password is too easy to guess. Please choose another one.'],
    [{ password: 'I Love You 2026!' }, 'password', 'This password is too easy to guess. Please choose another one.'],
    [{ name: 'Homely Support' }, 'name', 'This name belongs to the portal. Please enter your own.'],
    [{ name: 'Аdmin' }, 'name', 'This name belongs to the portal. Please enter your own.'],
    [{ name: 'Mia\0' }, 'name', 'name holds a character that cannot be kept.'],
  ])('refuses %o beside its field', async (wrong, field, message) => {
    const { status, json } = await portal.browser().post('/api/auth/sign-up', { ...mia, ...wrong })
    expect([status, json.errors]).toEqual([400, [{ message, field, code: 'BAD_INPUT' }]])
  })

  it('gives namesakes names of their own', async () => {
    await signUpMia()
    const other = { ...mia, email: 'other@homely.example', idempotencyKey: 'key-of-mia-0000002' }
    expect((await portal.browser().post('/api/auth/sign-up', other)).headers.location).toBe('/api/user/mia-chen-2')
  })

  it('does not tell whether an address has an account; the mail does', async () => {
    await signUpMia()
    await confirmMia()
    const again = { ...mia, name: 'Noah Reid', idempotencyKey: 'key-of-noah-000001', password: 'a heron in the reeds' }
    const taken = await portal.browser().post('/api/auth/sign-up', again)
    const free = await portal.browser().post('/api/auth/sign-up', {
      ...again,
      name: 'Owen Reid',
      email: 'free@homely.example',
      idempotencyKey: 'key-of-owen-000001',
    })
    const shape = ({ status, headers, cookies, json }: typeof free) => ({
      status,
      headers: Object.keys(headers).toSorted(),
      cookies: cookies.map(({ value: _value, ...rest }) => rest),
      json,
    })
    expect(shape(taken)).toEqual(shape(free))
    expect(taken.headers.location).toBe('/api/user/noah-reid')
    expect(portal.mails.slice(1).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['mia@homely.example', 'You already have a Homely account'],
      ['free@homely.example', 'Confirm your email address'],
    ])
    expect(portal.mails[1]?.text).not.toMatch(/token=|Noah/)
    // Both log in again with what they chose, each into their own account.
    const signIn = (email: string, password: string) => portal.browser().post('/api/auth/sign-in', { email, password })
    expect((await signIn(mia.email, 'a heron in the reeds')).headers.location).toBe('/api/user/noah-reid')
    expect((await signIn('free@homely.example', 'a heron in the reeds')).headers.location).toBe('/api/user/owen-reid')
    expect((await signIn(mia.email, PASSWORD)).headers.location).toBe('/api/user/mia-chen')
  })

  it('takes 200 members of one name, in Latin letters or not', async () => {
    const members = memberStore(portal.database)
    for (const name of ['Mia Chen', '李明', '😀', 'Report']) {
      const usernames = new Set<string | undefined>()
      for (let number = 0; number < 200; number++) {
        const email = `mia-${number}@homely.example`
        const rest = { isEmailConfirmed: false, passwordHash: null, signUpKey: null, now: portal.now() }
        usernames.add((await members.create({ name, email, ...rest }))?.username)
      }
      expect([usernames.size, usernames.has('report')]).toEqual([200, false])
    }
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await signUpMia()
    await confirmMia()
  })

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

  it('of somebody who only typed the address of another wipes out no wrong guesses at that other', async () => {
    const guesser = { ...mia, name: 'Guess', password: 'a heron in the reeds', idempotencyKey: 'key-of-guess-00001' }
    await portal.browser().post('/api/auth/sign-up', guesser)
    const tryWith = async (password: string) =>
      (await portal.browser().post('/api/auth/sign-in', { email: mia.email, password })).status
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) {
      statuses.push(await tryWith('wrong'), await tryWith('wronger'), await tryWith(guesser.password))
    }
    expect(statuses.slice(-2)).toEqual([401, 201])
    expect([await tryWith('wrong'), await tryWith('wronger'), await tryWith('worst')]).toEqual([401, 401, 429])
    expect([await tryWith(guesser.password), await tryWith(PASSWORD)]).toEqual([429, 429])
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
})

describe('signing out', () => {
  it('ends the session and clears its cookies, and is done without a session too', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    expect((await browser.get('/api/auth/cookies')).json).toEqual({ hasSession: true, hasAccessToken: true })
    const before = browser.copy()
    expect((await browser.post('/api/auth/sign-out')).status).toBe(204)
    expect(browser.cookieNames()).toEqual(['browser'])
    expect((await before.post('/api/auth/token/refresh')).status).toBe(401)
    expect((await portal.browser().post('/api/auth/sign-out')).status).toBe(204)
  })
})

describe('a forgotten password', () => {
  beforeEach(async () => {
    await signUpMia()
    await confirmMia()
    await portal.query('delete from mail')
    portal.mails.length = 0
  })

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
