import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt } from '#domain/members/app-codes.ts'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

const PASSWORD = 'three brown wombats'
const MIA = '/api/user/mia-chen'
const FACTOR = `${MIA}/second-factor`
const EMAIL = 'mia@homely.example'
const QUARTER = 15 * 60

let portal: IdentityUnderTest
let mia: TestBrowser
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  mia = portal.browser()
  await mia.post('/api/auth/sign-up', { name: 'Mia Chen', email: EMAIL, password: PASSWORD, idempotencyKey: KEY })
  await mia.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(EMAIL) })
})

const KEY = 'key-of-mia-0000001'

/** Turns it on; the codes of the app from then on, none of which is used. */
async function turnOn() {
  const secret: string = (await mia.post(FACTOR)).json.secret
  const { recoveryCodes } = (await mia.put(FACTOR, { code: codeAt(secret, portal.now()) })).json
  portal.passSeconds(30)
  const code = (seconds = 0) => codeAt(secret, new Date(portal.now().getTime() + seconds * 1000))
  return { secret, code, recoveryCodes: recoveryCodes as string[] }
}

async function signIn(code?: string, password = PASSWORD) {
  const { status, json } = await portal.browser().post('/api/auth/sign-in', { email: EMAIL, password, code })
  return status === 201 ? status : json.errors[0].code
}

const subjects = () => portal.mails.map(({ subject }) => subject)
const problemOf = ({ status, json }: Awaited<ReturnType<TestBrowser['get']>>) =>
  status < 300 ? status : [json.errors[0].code, json.errors[0].field]

describe('a session of a member with a second factor', () => {
  it('begins with a code of the app, a step early or late too, and with each code once', async () => {
    const { code } = await turnOn()
    expect(await signIn()).toBe('SECOND_FACTOR_NEEDED')
    expect(await signIn(code(-60))).toBe('WRONG_CODE')
    expect(await signIn(code(60))).toBe('WRONG_CODE')
    expect(await signIn(code())).toBe(201)
    expect(await signIn(code())).toBe('WRONG_CODE')
    expect(await signIn(code(30))).toBe(201)
    // What is older than a code that was used is over too.
    expect(await signIn(code())).toBe('WRONG_CODE')
  })

  it('begins once where a code is sent five times at once', async () => {
    const { code, recoveryCodes } = await turnOn()
    for (const each of [code(), recoveryCodes[0]]) {
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => signIn(each)))
      expect(outcomes.toSorted()).toEqual([201, ...Array.from({ length: 4 }, () => 'WRONG_CODE')])
      portal.passSeconds(QUARTER)
    }
  })

  it('asks for the password first, and says nothing of the code without it', async () => {
    const { code } = await turnOn()
    expect([await signIn(undefined, 'wrong'), await signIn(code(), 'wrong')]).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
    ])
    expect(await signIn(code())).toBe(201)
  })

  it('begins by no other way: not by signing up again, nor after a new password', async () => {
    const { code } = await turnOn()
    const again = { name: 'Mia Chen', email: EMAIL, password: PASSWORD, idempotencyKey: KEY }
    expect(problemOf(await portal.browser().post('/api/auth/sign-up', again))).toEqual(['SECOND_FACTOR_NEEDED', 'code'])
    await portal.browser().post('/api/auth/forgot-password', { email: EMAIL })
    const token = portal.tokenMailedTo(EMAIL)
    const reset = await portal.browser().post('/api/auth/reset-password', { token, password: 'a heron in reeds' })
    expect([reset.status, reset.cookies]).toEqual([204, []])
    expect(await signIn(undefined, 'a heron in reeds')).toBe('SECOND_FACTOR_NEEDED')
    expect(await signIn(code(), 'a heron in reeds')).toBe(201)
  })

  it('takes five wrong codes in a quarter of an hour, over all browsers, and leaves who is logged in alone', async () => {
    const { code, recoveryCodes } = await turnOn()
    for (let attempt = 0; attempt < 5; attempt++) expect(await signIn('000000')).toBe('WRONG_CODE')
    expect([await signIn(code()), await signIn(recoveryCodes[0])]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
    expect((await mia.post('/api/auth/token/refresh')).status).toBe(200)
    expect((await mia.delete(FACTOR, { currentPassword: PASSWORD, code: code() })).status).toBe(204)
    portal.passSeconds(QUARTER)
    await turnOn()
  })

  it('counts no right code', async () => {
    const { code } = await turnOn()
    for (let attempt = 0; attempt < 7; attempt++) {
      expect(await signIn(code())).toBe(201)
      portal.passSeconds(30)
    }
  })

  it('is begun by the form without scripts, which leads to the field for the code', async () => {
    const { code } = await turnOn()
    const send = async (path: string, fields: Record<string, string>) => {
      const { headers, cookies } = await portal.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email: EMAIL, password: PASSWORD, returnTo: '/alerts', ...fields }).toString(),
      })
      return [headers.location, cookies.length > 0]
    }
    const asking = (failed: string) => [`/user/sign-in?failed=${failed}&returnTo=%2Falerts`, false]
    expect(await send('/user/sign-in', {})).toEqual(asking('codeNeeded'))
    expect(await send('/user/sign-in', { code: '' })).toEqual(asking('codeNeeded'))
    expect(await send('/user/sign-in', { code: '000000' })).toEqual(asking('code'))
    expect(await send('/user/sign-in', { code: ` ${code()} ` })).toEqual(['/alerts', true])
  })
})

describe('turning it on and off', () => {
  it('counts for nothing until a code is confirmed, by the newest secret', async () => {
    const first = (await mia.post(FACTOR)).json.secret
    const second = (await mia.post(FACTOR)).json.secret
    expect(await signIn()).toBe(201)
    expect(problemOf(await mia.put(FACTOR, { code: codeAt(first, portal.now()) }))).toEqual(['BAD_INPUT', 'code'])
    const codes = (await mia.put(FACTOR, { code: codeAt(second, portal.now()) })).json.recoveryCodes
    expect(new Set(codes).size).toBe(10)
    expect(problemOf(await mia.put(FACTOR, { code: codeAt(second, portal.now()) }))).toEqual(['CONFLICT', undefined])
    expect(problemOf(await mia.post(FACTOR))).toEqual(['CONFLICT', undefined])
    expect(await signIn()).toBe('SECOND_FACTOR_NEEDED')
  })

  it('wants a recent log-in for every step', async () => {
    const { code } = await turnOn()
    portal.passSeconds(31 * 60)
    await mia.post('/api/auth/token/refresh')
    const proof = { currentPassword: PASSWORD, code: code() }
    const answers = [
      await mia.post(FACTOR),
      await mia.put(FACTOR, { code: code() }),
      await mia.post(`${FACTOR}/recovery-codes`, proof),
      await mia.delete(FACTOR, proof),
    ]
    expect(answers.map(({ json }) => json.errors[0].code)).toEqual(Array.from({ length: 4 }, () => 'SIGN_IN_AGAIN'))
    expect(await signIn(code())).toBe(201)
  })

  it('is for members with a password', async () => {
    await portal.query('update member set password_hash = null')
    expect(problemOf(await mia.post(FACTOR))).toEqual(['BAD_INPUT', undefined])
  })

  it('is turned off by password and code together', async () => {
    const { code, recoveryCodes } = await turnOn()
    const remove = async (currentPassword: string, typed = '000000') =>
      problemOf(await mia.delete(FACTOR, { currentPassword, code: typed }))
    expect(await remove('wrong', code())).toEqual(['BAD_INPUT', 'currentPassword'])
    expect(await remove(PASSWORD)).toEqual(['BAD_INPUT', 'code'])
    expect(await remove(PASSWORD, recoveryCodes[0]?.replaceAll('-', ''))).toBe(204)
    expect(await remove(PASSWORD, recoveryCodes[1])).toEqual(['CONFLICT', undefined])
    expect(await signIn()).toBe(201)
    expect((await portal.query('select from member_recovery_code')).length).toBe(0)
  })

  it('tells the member by mail, where the address is theirs', async () => {
    const { recoveryCodes } = await turnOn()
    expect(await signIn(recoveryCodes[3])).toBe(201)
    await mia.delete(FACTOR, { currentPassword: PASSWORD, code: recoveryCodes[4] })
    expect(subjects().slice(1)).toEqual([
      'Two-step login is on',
      'A recovery code was used',
      'A recovery code was used',
      'Two-step login is off',
    ])
    expect(portal.mails[2]?.text).toContain('You have 9 left.')
    await portal.query('update member set email_confirmed_at = null')
    await turnOn()
    expect(portal.mails).toHaveLength(5)
  })

  it('goes with an address that its owner takes back, where it came after that', async () => {
    await turnOn()
    const change = async (to: string) => {
      const { json } = await mia.get(`${MIA}/settings`)
      const { name, displayDescription, theme } = json
      const communications = [{ communicationType: 1, details: to }]
      await mia.put(`${MIA}/settings`, { name, displayDescription, theme, communications, currentPassword: PASSWORD })
    }
    await change('thief@homely.example')
    const undo = portal.tokenMailedTo(EMAIL)
    const takeBack = () =>
      portal.browser().post('/api/auth/undo-email-change', { token: undo, password: 'a heron in reeds' })
    await portal.query(`update member_second_factor set confirmed_at = confirmed_at - interval '1 minute'`)
    expect((await takeBack()).status).toBe(204)
    expect(await signIn(undefined, 'a heron in reeds')).toBe('SECOND_FACTOR_NEEDED')
    await portal.query('update email_link set used_at = null')
    await portal.query(`update member_second_factor set confirmed_at = confirmed_at + interval '2 minutes'`)
    expect((await takeBack()).status).toBe(204)
    expect(await signIn(undefined, 'a heron in reeds')).toBe(201)
  })
})

describe('what is kept of it', () => {
  it('tells nobody who reads the database a secret or a code', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const rows = await portal.query(`select encode(secret, 'escape') as text from member_second_factor
      union all select encode(code_hash, 'escape') from member_recovery_code
      union all select subject || text_body from mail`)
    const kept = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(11)
    for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text)
  })

  it('is in the export as on, without secret and codes, and goes with the account', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const { json } = await mia.get(`${MIA}/export`)
    expect(json.member).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 })
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(json)).not.toContain(text)
    expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
    expect((await portal.query('select from member_second_factor')).length).toBe(0)
    expect((await portal.query('select from member_recovery_code')).length).toBe(0)
  })
})
