import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Secrets } from '../secrets.ts'
import type { SocialAttempt } from './social-sign-in.ts'

const NAME = 'social'
const SECONDS = 600
const options = { path: '/api/auth/social', httpOnly: true, sameSite: 'lax' } as const

/** Keeps a sign-in under way in the browser that began it, for ten minutes, signed so that nobody can put in another. */
export function keepAttempt(reply: FastifyReply, attempt: SocialAttempt, secrets: Secrets, isSecure: boolean): void {
  const text = Buffer.from(JSON.stringify(attempt)).toString('base64url')
  reply.setCookie(NAME, `${text}.${signature(secrets, text)}`, { ...options, secure: isSecure, maxAge: SECONDS })
}

/** The sign-in that this browser began; null for none, or for one that the server did not write. */
export function keptAttempt(request: FastifyRequest, secrets: Secrets): SocialAttempt | null {
  const [text = '', given = ''] = (request.cookies[NAME] ?? '').split('.')
  const expected = Buffer.from(signature(secrets, text))
  const received = Buffer.from(given)
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null
  // The signature says that keepAttempt wrote it.
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as SocialAttempt
}

export function forgetAttempt(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(NAME, { ...options, secure: isSecure })
}

const signature = ({ keyedHash }: Secrets, text: string): string =>
  keyedHash('social attempt', text).toString('base64url')
