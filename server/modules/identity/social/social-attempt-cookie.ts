import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Secrets } from '../secrets.ts'
import type { SocialAttempt } from './social-sign-in.ts'

const nameFor = (isSecure: boolean) => (isSecure ? '__Secure-social' : 'social')
const SECONDS = 600
const options = { path: '/api/auth/social', httpOnly: true, sameSite: 'lax' } as const

type Kept = SocialAttempt & { endsAt: number }
type Keeping = { secrets: Secrets; now: Date; isSecure: boolean }

/** Stores a pending sign-in in the browser that began it, for ten minutes, signed so that no other can be injected. */
export function saveAttempt(reply: FastifyReply, attempt: SocialAttempt, { secrets, now, isSecure }: Keeping): void {
  const kept = { ...attempt, endsAt: now.getTime() + SECONDS * 1000 }
  const text = Buffer.from(JSON.stringify(kept)).toString('base64url')
  reply.setCookie(nameFor(isSecure), `${text}.${signature(secrets, text)}`, {
    ...options,
    secure: isSecure,
    maxAge: SECONDS,
  })
}

/** The sign-in that this browser began; null for none, for one that is over, or for one that the server did not write. */
export function savedAttempt(request: FastifyRequest, { secrets, now, isSecure }: Keeping): SocialAttempt | null {
  const [text = '', given = ''] = (request.cookies[nameFor(isSecure)] ?? '').split('.')
  const expected = Buffer.from(signature(secrets, text))
  const received = Buffer.from(given)
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null
  // The signature says that saveAttempt wrote it.
  const { endsAt, ...attempt } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Kept
  return now.getTime() < endsAt ? attempt : null
}

/** Removes the attempt from the browser: each is valid once. */
export function forgetAttempt(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(nameFor(isSecure), { ...options, secure: isSecure })
}

const signature = ({ keyedHash }: Secrets, text: string): string =>
  keyedHash('social attempt', text).toString('base64url')
