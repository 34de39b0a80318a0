import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { codeAt } from '#domain/members/app-codes.ts'
import { portalLog } from '#server/start/portal-log.ts'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'
import { readProviders } from './social/provider-settings.ts'

const provider = new OAuth2Server()
const lines: string[] = []
let portal: IdentityUnderTest

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  const { url } = provider.issuer
  const { providers } = readProviders({
    GOOGLE_CLIENT_ID: 'portal',
    GOOGLE_CLIENT_SECRET: 'secret-of-google',
    GOOGLE_ISSUER: url ?? '',
    FACEBOOK_CLIENT_ID: 'portal',
    FACEBOOK_CLIENT_SECRET: 'secret-of-facebook',
  })
  const away = { name: 'facebook', issuer: 'http://127.0.0.1:9' } as const
  portal = await identityUnderTest({
    providers: providers.map((each) => (each.name === 'facebook' ? { ...each, ...away } : each)),
    logger: portalLog('trace', { write: (line) => void lines.push(line) }),
  })
  const person = { sub: 'g-1', email: 'gwen@homely.example', email_verified: true, name: 'Gwen Google' }
  provider.service.on('beforeTokenSigning', (token: { payload: object }) => Object.assign(token.payload, person))
})
afterAll(async () => {
  await portal.close()
  await provider.stop()
})
afterEach(() => vi.restoreAllMocks())

const PASSWORDS = ['three brown wombats', 'a heron in reeds', 'a guess that is wrong']
const mia = {
  name: 'Mia Chen',
  email: 'mia@homely.example',
  password: PASSWORDS[0],
  idempotencyKey: 'key-of-mia-0000001',
}
const MIA = '/api/user/mia-chen'

/** Every value that must not be read in a log, gathered while it is used. */
const secretsOf = (browser: TestBrowser) =>
  browser.cookieNames().flatMap((name) => (name === 'auth' ? [] : [browser.cookie(name) ?? '']))

it('no line of the log holds a password, a token or an e-mail address, whatever is called and however it ends', async () => {
  const browser = portal.browser()
  const secrets = [...PASSWORDS, 'secret-of-', 'homely.example']
  const recordCookies = () => void secrets.push(...secretsOf(browser))
  const tokenOfLastMail = () => /token=([\w-]+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? ''

  await browser.post('/api/auth/sign-up', mia)
  recordCookies()
  const confirmation = tokenOfLastMail()
  secrets.push(confirmation)
  await browser.post('/api/auth/confirm-email', { token: confirmation })
  await browser.post('/api/auth/sign-up', { ...mia, idempotencyKey: 'key-of-mia-0000002' })
  await browser.post('/api/auth/sign-up', { ...mia, isStaff: true })
  await browser.post('/api/auth/sign-in', { email: mia.email, password: PASSWORDS[2] })
  await browser.post('/api/auth/sign-in', { email: mia.email, password: mia.password })
  await browser.post('/api/auth/token/refresh', undefined, { 'idempotency-key': 'refresh-0000000001' })
  recordCookies()
  await browser.post('/api/auth/token')
  await browser.get('/api/auth/cookies')
  await browser.get(MIA)
  await browser.put(`${MIA}/settings`, { name: 'Mia', displayDescription: '', communications: [], theme: 'dark' })
  await browser.put(`${MIA}/password`, { currentPassword: PASSWORDS[2], newPassword: PASSWORDS[1] })
  await browser.get(`${MIA}/export`)
  await browser.get(`${MIA}/sessions`, { authorization: 'Bearer of-nobody-at-all' })

  const { secret: secretOfApp } = (await browser.post(`${MIA}/second-factor`)).json
  const setUp = { code: codeAt(secretOfApp, portal.now()) }
  const recoveryCodes: string[] = (await browser.put(`${MIA}/second-factor`, setUp)).json.recoveryCodes
  secrets.push(secretOfApp, ...recoveryCodes)
  const withCode = (code: string) => ({ email: mia.email, password: mia.password, code })
  await browser.post('/api/auth/sign-in', withCode('1234-5678-9012-3456'))
  await browser.post('/api/auth/sign-in', withCode(recoveryCodes[0] ?? ''))
  const both = { currentPassword: mia.password, code: recoveryCodes[1] }
  expect((await browser.delete(`${MIA}/second-factor`, both)).status).toBe(204)

  await browser.post('/api/auth/forgot-password', { email: mia.email })
  const token = tokenOfLastMail()
  secrets.push(token)
  await browser.post('/api/auth/reset-password', { token, password: 'short' })
  await browser.post('/api/auth/reset-password', { token, password: PASSWORDS[1] })
  await browser.post('/api/auth/reset-password', { token, password: PASSWORDS[1] })

  const start = await browser.get('/api/auth/social/google/start?returnTo=/')
  const atProvider = await fetch(String(start.headers.location), { redirect: 'manual' })
  const callback = new URL(atProvider.headers.get('location') ?? '')
  const authCode = callback.searchParams.get('code') ?? ''
  secrets.push(authCode, callback.searchParams.get('state') ?? '')
  await browser.get(callback.pathname + callback.search)
  recordCookies()
  await browser.post('/api/auth/social', { providerName: 'google', authCode: 'a-code-of-somebody-else' })
  await browser.get('/api/auth/social/google/start?returnTo=/')
  await browser.post('/api/auth/social', { providerName: 'google', authCode })

  const brokenJson = {
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'content-type': 'application/json' },
  } as const
  await portal.app.inject({ ...brokenJson, payload: `{"email":"${mia.email}","password":"${mia.password}"` })

  const problem = Object.assign(new Error('a value is wrong: mia@homely.example'), {
    detail: 'Key (email)=(mia@homely.example) already exists.',
    params: [mia.email, mia.password],
  })
  vi.spyOn(portal.database, 'query').mockRejectedValue(problem)
  const right = { email: mia.email, password: mia.password }
  expect((await portal.app.inject({ ...brokenJson, payload: right })).statusCode).toBe(500)

  expect(secrets.filter((secret) => secret.length < 5)).toEqual([])
  expect(secrets.length).toBeGreaterThan(12)
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

it('the log says of a provider that is away that a service is away, and not the database', async () => {
  lines.length = 0
  expect((await portal.browser().get('/api/auth/social/facebook/start?returnTo=/')).status).toBe(503)
  expect(lines.join('')).toContain('a service that the portal asks is away')
  expect(lines.join('')).not.toContain('database away')
})
