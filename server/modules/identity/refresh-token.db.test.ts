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

describe('the refresh token', () => {
  it('is good for one use, and a second use ends the session for both', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    const thief = browser.copy()
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
    expect((await thief.post('/api/auth/token/refresh')).json.errors[0].code).toBe('SESSION_ENDED')
    const after = await browser.post('/api/auth/token/refresh')
    expect([after.status, after.json.errors[0].code]).toEqual([401, 'SESSION_ENDED'])
    expect(browser.cookieNames()).toEqual(['browser'])
    expect((await browser.get('/api/user/mia-chen/settings')).status).toBe(401)
  })

  it('gives the same successor when a call is repeated with its key, because its answer was lost', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    const whoseAnswerIsLost = browser.copy()
    const key = { 'idempotency-key': 'refresh-0000000001' }
    await whoseAnswerIsLost.post('/api/auth/token/refresh', undefined, key)
    expect((await browser.post('/api/auth/token/refresh', undefined, key)).status).toBe(200)
    expect(browser.cookie('refresh')).toBe(whoseAnswerIsLost.cookie('refresh'))
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
  })

  it('takes a repeat with another key, or a minute later, for a theft', async () => {
    for (const [key, seconds] of [
      ['refresh-0000000002', 0],
      ['refresh-0000000001', 61],
    ] as const) {
      await portal.forget()
      const browser = portal.browser()
      await browser.post('/api/auth/sign-up', mia)
      const late = browser.copy()
      await browser.post('/api/auth/token/refresh', undefined, { 'idempotency-key': 'refresh-0000000001' })
      portal.passSeconds(seconds)
      expect((await late.post('/api/auth/token/refresh', undefined, { 'idempotency-key': key })).status).toBe(401)
      expect((await browser.post('/api/auth/token/refresh')).status).toBe(401)
    }
  })

  it('survives two refreshes at once in one way only', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    const answers = await Promise.all(
      [browser.copy(), browser.copy()].map((each) => each.post('/api/auth/token/refresh')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('is over after thirty days, the access token after fifteen minutes', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    portal.passSeconds(15 * 60 + 31)
    expect((await browser.get('/api/user/mia-chen/settings')).json.errors[0].code).toBe('SESSION_ENDED')
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
    expect((await browser.get('/api/user/mia-chen/settings')).status).toBe(200)
    portal.passSeconds(30 * 24 * 3600 + 1)
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(401)
  })

  it('of staff is over twelve hours after they signed in, however often it was used', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    await portal.query(
      "insert into member_claim (member_id, area, claim) select id, 'ugc_permission', 'CanViewAny' from member",
    )
    portal.passSeconds(11 * 3600 + 55 * 60)
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
    expect((await browser.get('/api/user/mia-chen/settings')).status).toBe(200)
    portal.passSeconds(5 * 60)
    expect((await browser.get('/api/user/mia-chen/settings')).json.errors[0].code).toBe('SESSION_ENDED')
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(401)
  })

  it('is over after half a year, however often it was used', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    for (let turn = 0; turn < 7; turn++) {
      expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
      portal.passSeconds(25 * 24 * 3600)
    }
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
    portal.passSeconds(5 * 24 * 3600)
    expect((await browser.post('/api/auth/token/refresh')).json.errors[0].code).toBe('SESSION_ENDED')
  })

  it('of a session ends where the same browser signs in anew', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    const before = browser.copy()
    await browser.post('/api/auth/sign-in', { email: mia.email, password: PASSWORD })
    expect((await before.post('/api/auth/token/refresh')).status).toBe(401)
    expect((await browser.get('/api/user/mia-chen/sessions')).json.results).toHaveLength(1)
  })

  it('is exchanged for a token in the body without being used up', async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-up', mia)
    const { json } = await browser.post('/api/auth/token')
    expect(json.expiresAt).toBe(new Date(portal.now().getTime() + 900_000).toISOString())
    expect((await browser.post('/api/auth/token/refresh')).status).toBe(200)
    expect((await portal.browser().post('/api/auth/token')).status).toBe(401)
  })
})
