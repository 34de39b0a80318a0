import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_TOKEN_SECONDS } from './access-token.ts'
import { setBrowserCookie } from '#server/platform/http/browser-cookie.ts'
import { REFRESH_TOKEN_SECONDS } from './session-store.ts'

/** The cookies of a session (docs/product.md, section 9.4): only `refresh` proves anything, and only the token calls receive it. */
const plainNames = { refresh: 'refresh', marker: 'auth', accessToken: 'accessToken' } as const

/** For HTTPS: no plain connection and, but for the path of `refresh`, no other host can write cookies of these names. */
const prefixedNames = {
  refresh: '__Secure-refresh',
  marker: '__Host-auth',
  accessToken: '__Host-accessToken',
} as const

const namesFor = (isSecure: boolean) => (isSecure ? prefixedNames : plainNames)

const TOKEN_CALLS = '/api/auth'

export type SessionCookies = { refreshToken: string; accessToken: string }

/** Sets the cookies of a session; with `isSecure` for HTTPS alone. */
export function setSessionCookies(reply: FastifyReply, cookies: SessionCookies, isSecure: boolean): void {
  const common = { secure: isSecure, sameSite: 'lax' } as const
  const cookieNames = namesFor(isSecure)
  reply.setCookie(cookieNames.refresh, cookies.refreshToken, {
    ...common,
    path: TOKEN_CALLS,
    httpOnly: true,
    maxAge: REFRESH_TOKEN_SECONDS,
  })
  reply.setCookie(cookieNames.marker, '1', { ...common, path: '/', maxAge: REFRESH_TOKEN_SECONDS })
  reply.setCookie(cookieNames.accessToken, cookies.accessToken, { ...common, path: '/', maxAge: ACCESS_TOKEN_SECONDS })
  setBrowserCookie(reply, isSecure)
}

/** Clears the cookies of a session. */
export function clearSessionCookies(reply: FastifyReply, isSecure: boolean): void {
  const common = { secure: isSecure, sameSite: 'lax' } as const
  const cookieNames = namesFor(isSecure)
  reply.clearCookie(cookieNames.refresh, { ...common, path: TOKEN_CALLS, httpOnly: true })
  reply.clearCookie(cookieNames.marker, { ...common, path: '/' })
  reply.clearCookie(cookieNames.accessToken, { ...common, path: '/' })
}

/** The refresh token that the browser sent; null for none, or for one that cannot be ours. */
export function refreshTokenOf(request: FastifyRequest, isSecure: boolean): string | null {
  const token = request.cookies[namesFor(isSecure).refresh]
  return token !== undefined && /^[\w-]{20,200}$/.test(token) ? token : null
}

/** What the browser has of a session, without looking into it. */
export const sentCookies = ({ cookies }: FastifyRequest, isSecure: boolean) => ({
  hasSession: Boolean(cookies[namesFor(isSecure).marker]),
  hasAccessToken: Boolean(cookies[namesFor(isSecure).accessToken]),
})
