const ONE_YEAR_IN_SECONDS = 31_536_000

let renewed: string | null = null

/**
 * Saves the location that was looked at for URLs that name none; a cookie, so that the server can lead there too. The same one
 * is written once by each page, for a map that is moved searches often and the page waits for every write.
 */
export function rememberLocation(uri: string | undefined): void {
  if (uri === undefined || (renewed === uri && lastLocation() === uri)) return
  renewed = uri
  document.cookie = `lastLocation=${uri}; path=/; max-age=${ONE_YEAR_IN_SECONDS}; samesite=lax`
}

/** The place of the last search in this browser; null where there was none or cookies are blocked. */
export const lastLocation = (): string | null =>
  /(?:^|;\s*)lastLocation=([a-z0-9-]{1,120})(?:;|$)/.exec(document.cookie)?.[1] ?? null
