import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SENT = /(?:^|;\s*)(?:__Host-)?browser=([\w-]{20,200})(?:;|$)/
const LIFE_SECONDS = 30 * 24 * 60 * 60

/** What tells one browser from others, random; null for one that was given none. */
export const browserOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  SENT.exec(headers.cookie ?? '')?.[1] ?? null

/** Gives a browser in which somebody signs in its mark, which no script reads; the one that it has it keeps. */
export function setBrowserCookie(reply: FastifyReply, isSecure: boolean): void {
  const mark = browserOf(reply.request) ?? randomBytes(24).toString('base64url')
  reply.setCookie(isSecure ? '__Host-browser' : 'browser', mark, {
    secure: isSecure,
    sameSite: 'lax',
    path: '/',
    httpOnly: true,
    maxAge: LIFE_SECONDS,
  })
}
