import { isPastMode } from '#domain/lookups/search-modes.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { runSearch } from '../search/run-search.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

const DAY = 86_400_000
const soldOrLeased: Readonly<Record<SearchMode, SearchMode>> = {
  buy: 'sold',
  rent: 'leased',
  sold: 'sold',
  leased: 'leased',
}

/** How many homes came within four weeks of whole days, whatever became of them; of a past mode those that were sold or leased then. */
export function foundInFourWeeks(world: World, search: SearchParameters, isPartlyInRange: boolean): number {
  const since = (Math.floor(world.now.getTime() / DAY) - 28) * DAY
  const modes = new Set([search.searchMode, soldOrLeased[search.searchMode]])
  const all = [...modes].flatMap((searchMode) => runSearch(world, { ...search, searchMode, isUnderOffer: true }).all)
  const isSince = ({ listedAt, completedOn }: ListingRecord) =>
    isPastMode(search.searchMode)
      ? completedOn !== null && Date.parse(completedOn) >= since
      : listedAt.getTime() >= since
  const { min, max } = search.price
  const isWhollyWithin = ({ priceFrom, priceTo }: ListingRecord) =>
    (min === null || (priceFrom ?? 0) >= min) && (max === null || (priceTo ?? 0) <= max)
  return all.filter((listing) => isSince(listing) && (isPartlyInRange || isWhollyWithin(listing))).length
}
