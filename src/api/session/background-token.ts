import { readAccessToken } from './session-cookies.ts'

let endedToken: string | null = null
let tokenSigningOut: string | null = null

/**
 * The token for what nobody waits for, such as a count beside a heading; such requests renew no session. Null when there is none, and
 * when the portal or the visitor has ended the session of the one that is there.
 */
export function readBackgroundToken(): string | null {
  const token = readAccessToken()
  return token === endedToken || token === tokenSigningOut ? null : token
}

/** Nothing is asked with this token in the background any more. */
export function setEndedToken(token: string | null): void {
  endedToken = token
}

/** The visitor logs out: nothing at all is asked with the token that is there. */
export function setSigningOut(): void {
  tokenSigningOut = readAccessToken()
}

/** Whether the visitor is logging out, until there is another token or none. */
export const isSigningOut = (): boolean => tokenSigningOut !== null && readAccessToken() === tokenSigningOut
