import type { SortOption } from '#domain/lookups/sort-options.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { comingAuction, comingInspections } from './listing-facts.ts'

type Figure<Row = ListingRecord> = (row: Row) => number | null
type Order<Row = ListingRecord> = (left: Row, right: Row) => number

/** More than any tier. */
const BOOST = 100
const tiers = ['basic', 'bronze', 'silver', 'gold', 'platinum']

const prominence: Figure = ({ listingType, isUnderOffer, tierType, isExclusive, boostEndsAt, statusType }) =>
  listingType === 'rental' && isUnderOffer
    ? 0
    : 2 * tiers.indexOf(tierType) +
      Number(isExclusive) +
      (boostEndsAt !== null && statusType === 'available' ? BOOST : 0)
const listedAt: Figure = (listing) => listing.listedAt.getTime()
const id: Figure = (listing) => listing.id
const completedOn: Figure = (listing) => (listing.completedOn === null ? null : Date.parse(listing.completedOn))
const priceFrom: Figure = (listing) => listing.priceFrom
const priceTo: Figure = (listing) => listing.priceTo
const hasTour: Figure = ({ virtualTours }) => Number(virtualTours.length > 0)
const hasVideo: Figure = ({ videos }) => Number(videos.length > 0)

/** The order of a result: nobody is equal to anybody, and who lacks the figure comes last. */
export function orderBy(sortBy: SortOption, { now }: World): Order {
  const nextAuction: Figure = (listing) => comingAuction(listing, now)?.getTime() ?? null
  const nextInspection: Figure = (listing) => {
    const starts = comingInspections(listing, now).map(({ startsAt }) => startsAt.getTime())
    return starts.length === 0 ? null : Math.min(...starts)
  }
  const newest = [falling(listedAt), falling(id)]
  const boosted = [falling(prominence), ...newest]
  const latest = [falling(completedOn), falling(id)]
  const orders: Record<SortOption, Order[]> = {
    Boosted: boosted,
    Newest: newest,
    Oldest: [rising(listedAt), rising(id)],
    Expensive: [falling(priceTo), ...newest],
    Cheapest: [rising(priceFrom), ...newest],
    Inspections: [rising(nextInspection), ...boosted],
    Auctions: [rising(nextAuction), ...boosted],
    HasAVirtualTour: [falling(hasTour), ...boosted],
    HasVideos: [falling(hasVideo), ...boosted],
    RecentlySoldOrLeased: latest,
    HighestSoldPrice: [falling(priceTo), ...latest],
    LowestSoldPrice: [rising(priceTo), ...latest],
    SoldHomesForYou: [falling(completedOn), falling(prominence), falling(id)],
  }
  return firstOf(orders[sortBy])
}

/** One order after the other, until one decides. */
export function firstOf<Row>(orders: readonly Order<Row>[]): Order<Row> {
  return (left, right) => {
    for (const order of orders) {
      const difference = order(left, right)
      if (difference !== 0) return difference
    }
    return 0
  }
}

export const falling = <Row = ListingRecord>(figure: Figure<Row>): Order<Row> => by(figure, -1)
export const rising = <Row = ListingRecord>(figure: Figure<Row>): Order<Row> => by(figure, 1)

const by =
  <Row>(figure: Figure<Row>, sign: 1 | -1): Order<Row> =>
  (left, right) => {
    const [one, other] = [figure(left), figure(right)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  }
