import { readAccessToken } from './session-cookies.ts'

let endedToken: string | null = null

/**
 * The token for what nobody waits for, such as a count beside a heading; such requests renew no session. Null when there is none, and
 * when the portal or the visitor has ended the session of the one that is there.
 */
export function readBackgroundToken(): string | null {
  const token = readAccessToken()
  return token === endedToken ? null : token
}

/** Nothing is asked with this token in the background any more. */
export function noteEndedToken(token: string | null): void {
  endedToken = token
}
