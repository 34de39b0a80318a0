import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'

/** The homes of a place; the mode's own address where the place cannot be written. */
export const homesAddress = (mode: SearchMode, locationUri: string): string =>
  writeSearchAddress(defaultSearchParameters(mode, { locationUri }), { hasResults: true }) ?? '/'
