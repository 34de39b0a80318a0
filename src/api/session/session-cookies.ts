/** What the access token in the readable cookie says; only the server can tell whether it is true. */
export type TokenWords = { memberId: number; username: string; type: number; claims: unknown }

const ACCESS_TOKEN = 'accessToken'
const MARKER = 'auth'

/** The token for the header `Authorization`; null when there is none, or where cookies are blocked. */
export const readAccessToken = (): string | null => readCookie(ACCESS_TOKEN)

/** Whether this browser has a session, as far as it may see. */
export const hasSessionCookie = (): boolean => readCookie(MARKER) !== null

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
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we support
  for (const name of [MARKER, ACCESS_TOKEN]) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

function readCookie(name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(document.cookie)?.[1]
  return value ?? null
}
