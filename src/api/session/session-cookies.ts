/** What the access token in the readable cookie says; only the server can tell whether it is true. */
export type TokenWords = { memberId: number; username: string; type: number; claims: unknown }

/** Where HTTPS is, a cookie of ours has a prefix that no other host and no plain connection can write. */
const isSecure = (): boolean => location.protocol === 'https:'
const nameOf = (plain: 'auth' | 'accessToken'): string => (isSecure() ? `__Host-${plain}` : plain)

/** The token for the header `Authorization`; null when there is none, or where cookies are blocked. */
export const readAccessToken = (): string | null => readCookie(nameOf('accessToken'))

/** Whether this browser has a session, as far as it may see. */
export const hasSessionCookie = (): boolean => readCookie(nameOf('auth')) !== null

/** What the access token says; null when there is none or when it is no token. */
export function readTokenWords(): TokenWords | null {
  const payload = readAccessToken()?.split('.')[1]
  if (payload === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
    // Each part is looked at before it is taken.
    const { sub, username, type, claims } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    const memberId = Number(sub)
    if (!Number.isSafeInteger(memberId) || typeof username !== 'string' || typeof type !== 'number') return null
    return { memberId, username, type, claims }
  } catch {
    return null
  }
}

/** Removes what a page may remove of a session: the refresh cookie is the server's. */
export function clearSessionCookies(): void {
  for (const name of [nameOf('auth'), nameOf('accessToken')]) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we support
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax${isSecure() ? '; secure' : ''}`
  }
}

function readCookie(name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(document.cookie)?.[1]
  return value ?? null
}
