import { listingCountText, type SearchCounts } from '#domain/search/search-count-text.ts'
import { filtersCopy } from '#src/shared/search/filters/filters.copy.ts'

/** What the button under the filters says: how many homes it would show, once that is known. */
export const showListingsWords = (counts: SearchCounts | undefined): string =>
  counts === undefined ? filtersCopy.showHomes : filtersCopy.show(listingCountText(counts))
