import { errors, jwtVerify, SignJWT } from 'jose'
import type { Claims } from '#domain/permissions/claims.ts'
import type { Secrets } from './secrets.ts'

/** Who asks, as the access token says. */
export type Caller = {
  memberId: number
  username: string
  type: number
  claims: Claims
  sessionId: string
}

export const ACCESS_TOKEN_SECONDS = 15 * 60
const ISSUER = 'homely'
/** Servers' clocks may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 30

/** Signs what the caller is for 15 minutes (docs/product.md, section 9.3). */
export async function signAccessToken(
  { memberId, username, type, claims, sessionId }: Caller,
  { signingKey }: Secrets,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
  const token = await new SignJWT({ username, type, claims, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(String(memberId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signingKey)
  return { token, expiresAt: new Date(expiresAt * 1000) }
}

/** Who a token speaks for; null when it is forged, too old or no token of ours. */
export async function readAccessToken(token: string, { signingKey }: Secrets, now: Date): Promise<Caller | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: ISSUER,
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'sid'],
    })
    const { sub, username, type, claims, sid } = payload
    if (typeof username !== 'string' || typeof type !== 'number' || typeof sid !== 'string') return null
    // The signature says that signAccessToken wrote it.
    return { memberId: Number(sub), username, type, claims: claims as Claims, sessionId: sid }
  } catch (problem) {
    if (problem instanceof errors.JOSEError) return null
    throw problem
  }
}
