import type { SortOption } from '#domain/lookups/sort-options.ts'
import { comingAuction, comingInspections, isChosen, type OracleSearch, type WorldListing } from './oracle-listing.ts'

type Compare = (left: WorldListing, right: WorldListing) => number
type Value = number | null

const tiers = ['basic', 'bronze', 'silver', 'gold', 'platinum']

/** How two listings of a search are ordered; never equal. For tests. */
export function orderOf({ area, now, parameters }: OracleSearch, sortBy: SortOption = parameters.sortBy): Compare {
  return inTurn(
    descending((listing) => Number(isChosen(listing, area))),
    ...ordersOf(sortBy, now),
  )
}

function ordersOf(sortBy: SortOption, now: Date): Compare[] {
  switch (sortBy) {
    case 'Boosted':
      return boosted
    case 'Newest':
      return newest
    case 'Oldest':
      return [ascending(listedAt), ascending(({ id }) => id)]
    case 'Expensive':
      return [descending(({ priceTo }) => priceTo), ...newest]
    case 'Cheapest':
      return [ascending(({ priceFrom }) => priceFrom), ...newest]
    case 'Inspections':
      return [ascending((listing) => nextInspection(listing, now)), ...boosted]
    case 'Auctions':
      return [ascending((listing) => comingAuction(listing, now)?.getTime() ?? null), ...boosted]
    case 'HasAVirtualTour':
      return [descending(({ hasVirtualTour }) => Number(hasVirtualTour)), ...boosted]
    case 'HasVideos':
      return [descending(({ hasVideos }) => Number(hasVideos)), ...boosted]
    case 'RecentlySoldOrLeased':
      return latest
    case 'HighestSoldPrice':
      return [descending(({ priceTo }) => priceTo), ...latest]
    case 'LowestSoldPrice':
      return [ascending(({ priceTo }) => priceTo), ...latest]
    case 'SoldHomesForYou':
      return [completedOn, descending(boost), descending(({ id }) => id)]
  }
}

/** A rental whose deposit is taken is promoted no more. */
const boost = ({ listingType, isUnderOffer, tierType, isExclusive }: WorldListing): number =>
  listingType === 'rental' && isUnderOffer ? 0 : tiers.indexOf(tierType) + (isExclusive ? 0.5 : 0)

const listedAt = (listing: WorldListing): number => listing.listedAt.getTime()

function nextInspection(listing: WorldListing, now: Date): Value {
  const starts = comingInspections(listing, now).map(({ startsAt }) => startsAt.getTime())
  return starts.length === 0 ? null : Math.min(...starts)
}

/** Nulls come last in either direction. */
const byValue =
  (valueOf: (listing: WorldListing) => Value, sign: 1 | -1): Compare =>
  (left, right) => {
    const [first, second] = [valueOf(left), valueOf(right)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  }

const ascending = (valueOf: (listing: WorldListing) => Value): Compare => byValue(valueOf, 1)
const descending = (valueOf: (listing: WorldListing) => Value): Compare => byValue(valueOf, -1)

const inTurn =
  (...orders: Compare[]): Compare =>
  (left, right) => {
    for (const order of orders) {
      const difference = order(left, right)
      if (difference !== 0) return difference
    }
    return 0
  }

const newest = [descending(listedAt), descending(({ id }) => id)]
const boosted = [descending(boost), ...newest]
const completedOn = descending((listing) => (listing.completedOn === null ? null : Date.parse(listing.completedOn)))
const latest = [completedOn, descending(({ id }) => id)]
