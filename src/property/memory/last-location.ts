import type { SearchParameters } from '#domain/search/search-parameters.ts'

const ONE_YEAR_IN_SECONDS = 31_536_000

let renewed: string | null = null

/**
 * Keeps the place of this search for addresses that name none; a cookie, so that the server can lead there too. The same place
 * is written once by each page, for a map that is moved searches often and the page waits for every write.
 */
export function rememberLocation({ locationSearchContext }: SearchParameters): void {
  const [first] = locationSearchContext.searchLocations
  if (!first || (renewed === first.uri && lastLocation() === first.uri)) return
  renewed = first.uri
  document.cookie = `lastLocation=${first.uri}; path=/; max-age=${ONE_YEAR_IN_SECONDS}; samesite=lax`
}

/** The place of the last search in this browser; null where there was none or cookies are blocked. */
export const lastLocation = (): string | null =>
  /(?:^|;\s*)lastLocation=([a-z0-9-]{1,120})(?:;|$)/.exec(document.cookie)?.[1] ?? null
