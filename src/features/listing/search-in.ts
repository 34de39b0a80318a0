import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'

/** The address of the homes of a mode in a place. */
export const searchIn = (locationUri: string, mode: SearchMode): string =>
  writeSearchAddress(defaultSearchParameters(mode, { locationUri }), { hasResults: true }) ?? '/'
