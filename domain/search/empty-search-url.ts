import { canonicalSearchUrl } from './canonical-search-url.ts'
import type { SearchParameters } from './search-parameters.ts'

const LONGEST_URL = 500

/**
 * The URL under which a search that found nothing is counted; null for one that is not counted: a further page, or a part of the map,
 * which may be drawn around somebody's home.
 */
export function emptySearchUrl(parameters: SearchParameters): string | null {
  const { paging, locationSearchContext: place } = parameters
  if (paging.skip > 0 || place.drawnArea !== null || place.bounds !== null) return null
  const url = canonicalSearchUrl(
    { ...parameters, locationSearchContext: { ...place, viewport: null } },
    { hasResults: false },
  )
  return url === null || url.length > LONGEST_URL ? null : url
}
