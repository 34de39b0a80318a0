import type { SortOption } from '#domain/lookups/sort-options.ts'
import type { Bind } from './search-conditions.ts'

/** Ends every order, so that no two listings are ever equal. */
const boosted = 's.boost desc, s.listed_at desc, s.listing_id desc'
const newest = 's.listed_at desc, s.listing_id desc'
const latest = 's.completed_on desc nulls last, s.listing_id desc'

/** The order of a page over listing_search, aliased `s`. */
export function sortOrder(sortBy: SortOption, now: Date, bind: Bind): string {
  switch (sortBy) {
    case 'Boosted':
      return boosted
    case 'Newest':
      return newest
    case 'Oldest':
      return 's.listed_at, s.listing_id'
    case 'Expensive':
      return `s.price_to desc nulls last, ${newest}`
    case 'Cheapest':
      return `s.price_from nulls last, ${newest}`
    case 'Inspections':
      return `${nextInspection(now, bind)} nulls last, ${boosted}`
    case 'Auctions':
      return `${nextAuction(now, bind)} nulls last, ${boosted}`
    case 'HasAVirtualTour':
      return `s.has_virtual_tour desc, ${boosted}`
    case 'HasVideos':
      return `s.has_videos desc, ${boosted}`
    case 'RecentlySoldOrLeased':
      return latest
    case 'HighestSoldPrice':
      return `s.price_to desc nulls last, ${latest}`
    case 'LowestSoldPrice':
      return `s.price_to nulls last, ${latest}`
    case 'SoldHomesForYou':
      return 's.completed_on desc nulls last, s.boost desc, s.listing_id desc'
  }
}

const nextAuction = (now: Date, bind: Bind): string =>
  `case when s.auction_at >= ${bind(now)}::timestamptz then s.auction_at end`

/** Looked up only where one is still to come. */
const nextInspection = (now: Date, bind: Bind): string =>
  `case when s.last_inspection_ends_at >= ${bind(now)}::timestamptz then (
    select min(i.starts_at) from listing_inspection i
    where i.listing_id = s.listing_id and i.ends_at >= ${bind(now)}::timestamptz
  ) end`
