import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { type Caller, readAccessToken, signAccessToken } from './access-token.ts'
import { secretsFrom } from './secrets.ts'

const secrets = secretsFrom('a secret of tests with many letters')
const otherSecrets = secretsFrom('another secret of tests with letters')
const NOW = new Date('2026-11-20T01:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const stella: Caller = {
  memberId: 4,
  username: 'stella',
  type: 1,
  claims: { listings_permission: ['CanBoost'] },
  sessionId: 'f1f2f3f4-0000-4000-8000-000000000001',
}
const { memberId, sessionId, ...words } = stella
const payload = { ...words, sid: sessionId, sub: String(memberId), iss: 'homely', aud: 'homely' }
const times = { iat: NOW.getTime() / 1000, exp: NOW.getTime() / 1000 + 900 }

describe('an access token', () => {
  it('says who calls, for fifteen minutes and the half minute by which clocks may differ', async () => {
    const { token, expiresAt } = await signAccessToken(stella, secrets, NOW)
    expect(expiresAt).toEqual(after(900))
    const read = async (seconds: number) => (await readAccessToken(token, secrets, after(seconds)))?.memberId ?? null
    expect([await read(0), await read(900), await read(929), await read(931), await read(36_000)]).toEqual([
      4,
      4,
      4,
      null,
      null,
    ])
    expect(await readAccessToken(token, secrets, after(-20))).toEqual(stella)
  })

  it('is nothing without the signature of this portal', async () => {
    const { token } = await signAccessToken(stella, secrets, NOW)
    expect(await readAccessToken(token, otherSecrets, NOW)).toBeNull()
    const [head = '', body = '', signature = ''] = token.split('.')
    const wider = {
      ...JSON.parse(Buffer.from(body, 'base64url').toString()),
      claims: { users_permission: ['CanManageAny'] },
    }
    const forged = [head, Buffer.from(JSON.stringify(wider)).toString('base64url'), signature].join('.')
    expect(await readAccessToken(forged, secrets, NOW)).toBeNull()
    expect(await readAccessToken(new UnsecuredJWT({ ...payload, ...times }).encode(), secrets, NOW)).toBeNull()
    for (const text of ['', 'a', 'a.b.c', `${head}.${body}.`])
      expect(await readAccessToken(text, secrets, NOW)).toBeNull()
  })

  it.each<[string, object]>([
    ['of another issuer', { iss: 'elsewhere' }],
    ['for another audience', { aud: 'elsewhere' }],
    ['without an end', { exp: undefined }],
    ['of no session', { sid: undefined }],
    ['of nobody', { sub: undefined }],
    ['without a type', { type: undefined }],
  ])('%s is none, although it is signed', async (_about, change) => {
    const sign = (all: object) => new SignJWT({ ...all }).setProtectedHeader({ alg: 'HS256' }).sign(secrets.signingKey)
    expect(await readAccessToken(await sign({ ...payload, ...times }), secrets, NOW)).toEqual(stella)
    expect(await readAccessToken(await sign({ ...payload, ...times, ...change }), secrets, NOW)).toBeNull()
  })
})
