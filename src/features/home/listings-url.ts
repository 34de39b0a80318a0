import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'

/** The homes of a place; the mode's own address where the place cannot be written. */
export const listingsUrl = (mode: SearchMode, locationUri: string): string =>
  formatSearchUrl(defaultSearchParameters(mode, { locationUri }), { hasResults: true }) ?? '/'
