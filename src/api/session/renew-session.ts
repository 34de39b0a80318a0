import { newIdempotencyKey } from '#src/api/random-key.ts'
import { hasSessionCookie, readAccessToken } from './session-cookies.ts'
import { sessionRenewal } from './session-renewal.ts'

const LOCK = 'session-refresh'
const KEY = 'sessionRefreshKey'
let unsavedKey: string | null = null

const inThisBrowser = sessionRenewal({
  fetch: (request) => globalThis.fetch(request),
  readToken: readAccessToken,
  hasSession: hasSessionCookie,
  // Pages without HTTPS have no locks.
  alone: (run) => ('locks' in navigator ? navigator.locks.request(LOCK, run) : run()),
  key: { read: sharedKey, use: forgetSharedKey },
  url: '/api/auth/token/refresh',
})

/** A new access token for this browser. */
export const renewSession = inThisBrowser.renew
/** Tells when some request began to renew the session; returns how to stop. */
export const onSessionRenewal = inThisBrowser.onRenewal

function sharedKey(): string {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null && /^[\w-]{16,64}$/.test(kept)) return kept
    const made = newIdempotencyKey()
    localStorage.setItem(KEY, made)
    return made
  } catch {
    unsavedKey ??= newIdempotencyKey()
    return unsavedKey
  }
}

function forgetSharedKey(): void {
  unsavedKey = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept there.
  }
}
