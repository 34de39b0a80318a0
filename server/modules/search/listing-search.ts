import type { PropertyFeature } from '#domain/lookups/features.ts'
import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { ResolvedSearch } from './resolved-search.ts'

type SearchMoment = { now: Date }

export type SearchPage = {
  total: number
  /** Those of the chosen places; all of them when nothing around these counts. */
  chosen: number
  /** The listings of the page, in order: the chosen places first. */
  listingIds: number[]
}

export type Count<Value> = { value: Value; count: number }

/** From `min` (inclusive) to `max` (exclusive); null is open. */
export type HistogramBar = { min: number | null; max: number | null; count: number }

export type SearchAggregations = {
  totals: {
    total: number
    chosen: number
    surrounding: number
    /** Listed in the last seven times 24 hours. */
    newListings: number
    underOffer: number
    /** With an auction still to come. */
    withAuction: number
    /** With an inspection that has not ended. */
    withInspection: number
  }
  /** Every group ignores its own filter and keeps all others. */
  facets: {
    /** Types that occur, in the order of their numbers. */
    propertyTypes: Count<PropertyType>[]
    /** 0 to 5; 5 is five or more. */
    bedrooms: Count<number>[]
    /** 1 to 5, as carSpaces. */
    bathrooms: Count<number>[]
    carSpaces: Count<number>[]
    /** All features in the order of their bits. */
    features: Count<PropertyFeature>[]
    underOffer: { included: number; excluded: number }
  }
  /** Whole dollars, half up; null when no listing states a price. */
  medianPrice: number | null
  priceHistogram: HistogramBar[]
  landRanges: HistogramBar[]
  /** Today and the seven days after it in the search's zone. */
  auctionDates: Count<string>[]
  /** A listing counts once a day. */
  inspectionDates: Count<string>[]
}

export type ListingMarker = {
  listingId: number
  /** Degrees. */
  latitude: number
  longitude: number
  /** The position is the suburb's centre, for the address is hidden. */
  isApproximate: boolean
  /** Whole dollars, per week for rentals; null when no figure is stated. */
  priceFrom: number | null
  priceTo: number | null
  statusType: 'available' | 'completed'
  isUnderOffer: boolean
  suburbId: number
}

export type ListingMarkers = {
  /** All that match and have a position. */
  total: number
  markers: ListingMarker[]
}

/** Finding listings. Implemented in SQL; a columnar index in memory could take its place (docs/decisions/007). */
export type ListingSearch = {
  search(search: ResolvedSearch, moment: SearchMoment): Promise<SearchPage>
  aggregate(search: ResolvedSearch, moment: SearchMoment): Promise<SearchAggregations>
  /** How many match, without loading any. */
  count(
    search: ResolvedSearch,
    moment: SearchMoment & { isOnMap: boolean },
  ): Promise<Pick<SearchPage, 'total' | 'chosen'>>
  /** How many came on the market, or were sold or leased where these are searched, since a day, whatever became of them. */
  countSince(search: ResolvedSearch, moment: SearchMoment & { since: Date; isPartlyInRange: boolean }): Promise<number>
  /** How many listings of each suburb match; suburbs without any are left out. */
  countBySuburb(search: ResolvedSearch, moment: SearchMoment): Promise<ReadonlyMap<number, number>>
  /** Those of these listings that match, in no order. */
  matching(search: ResolvedSearch, moment: SearchMoment & { listingIds: readonly number[] }): Promise<number[]>
  /** The best-placed `limit` pins; paging and sort are ignored. */
  markers(search: ResolvedSearch, moment: SearchMoment & { limit: number }): Promise<ListingMarkers>
}
