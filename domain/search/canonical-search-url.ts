import { parseSearchUrl, formatSearchUrl } from './search-url.ts'
import type { SearchParameters } from './search-parameters.ts'

/**
 * The URL of a search for sitemaps and canonical links, read back in canonical-only mode: null where that refuses it, as it
 * would any URL that is not the one of its search (docs/decisions/035).
 */
export function canonicalSearchUrl(search: SearchParameters, { hasResults }: { hasResults: boolean }): string | null {
  const url = formatSearchUrl(search, { hasResults })
  return url !== null && isCanonicalSearchUrl(url, { hasResults }) ? url : null
}

/** Whether canonical-only mode accepts a URL, and as the very one of its search. */
export function isCanonicalSearchUrl(url: string, { hasResults }: { hasResults: boolean }): boolean {
  const reading = parseSearchUrl(url, { canonicalOnly: true, hasResults })
  return reading.ok && reading.isCanonical
}
