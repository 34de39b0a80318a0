import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'

/** The address of the homes of a mode in a place. */
export const searchIn = (locationUri: string, mode: SearchMode): string =>
  formatSearchUrl(defaultSearchParameters(mode, { locationUri }), { hasResults: true }) ?? '/'
