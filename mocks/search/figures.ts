import { propertyFeatureNames } from '#domain/lookups/features.ts'
import { propertyTypeNames } from '#domain/lookups/property-types.ts'
import { priceSteps } from '#domain/price/price-options.ts'
import type { FilterName } from '#domain/search/filters/search-filters.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { dateOptions } from '#domain/time/date-options.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Area } from './find-area.ts'
import {
  comingAuction,
  comingInspections,
  dayOf,
  middlePrice,
  type RoomKind,
  roomsOf,
  searchedFeatures,
} from './listing-facts.ts'
import { matchingListings } from './run-search.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** The edges of the bars of land sizes, in square metres. */
const landEdges = [
  200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 4000, 10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000,
]

type Listings = readonly ListingRecord[]

/** The aggregations of a search in the words of the contract. */
export function figuresOf(world: World, area: Area, parameters: SearchParameters) {
  const { now } = world
  const without = (filter: FilterName) => matchingListings(world, area, parameters, filter)
  const all = matchingListings(world, area, parameters)
  const days = dateOptions(now, area.timeZone).map(({ date }) => date)
  const rooms = (kind: RoomKind, values: readonly number[]) => {
    const listings = without(kind)
    return values.map((value) => ({ value, count: countOf(listings, (listing) => roomsOf(listing, kind) === value) }))
  }
  return {
    totals: totalsOf(all, area, now),
    facets: {
      propertyTypes: typeCounts(without('propertyTypes')),
      bedrooms: rooms('bedrooms', [0, 1, 2, 3, 4, 5]),
      bathrooms: rooms('bathrooms', [1, 2, 3, 4, 5]),
      carSpaces: rooms('carSpaces', [1, 2, 3, 4, 5]),
      features: featureCounts(without('propertyFeatures')),
      underOffer: offerCounts(without('isUnderOffer')),
    },
    medianPrice: medianOf(all.flatMap((listing) => middlePrice(listing) ?? [])),
    priceHistogram: bars(
      priceSteps(parameters.searchMode).filter((edge) => edge > 0),
      without('price').flatMap((listing) => middlePrice(listing) ?? []),
    ),
    landRanges: bars(
      landEdges,
      without('landSize').flatMap(({ landSize }) => landSize ?? []),
    ),
    upcomingAuctions: dayCounts(days, without('auction'), (listing) => auctionDays(world, listing)),
    upcomingInspections: dayCounts(days, without('inspection'), (listing) => inspectionDays(world, listing)),
  }
}

function totalsOf(all: Listings, area: Area, now: Date) {
  const chosen = countOf(all, (listing) => area.isChosen(listing))
  return {
    total: all.length,
    chosen,
    surrounding: all.length - chosen,
    newListings: countOf(all, ({ listedAt }) => now.getTime() - listedAt.getTime() <= WEEK),
    underOffer: countOf(all, ({ isUnderOffer }) => isUnderOffer),
    withAuction: countOf(all, (listing) => comingAuction(listing, now) !== null),
    withInspection: countOf(all, (listing) => comingInspections(listing, now).length > 0),
  }
}

const auctionDays = (world: World, listing: ListingRecord): string[] => {
  const auction = comingAuction(listing, world.now)
  return auction === null ? [] : [dayOf(world, listing, auction)]
}

const inspectionDays = (world: World, listing: ListingRecord): string[] =>
  comingInspections(listing, world.now).map(({ startsAt }) => dayOf(world, listing, startsAt))

const typeCounts = (listings: Listings) =>
  propertyTypeNames
    .map((propertyType) => ({
      propertyType,
      count: countOf(listings, (listing) => listing.propertyType === propertyType),
    }))
    .filter(({ count }) => count > 0)

const featureCounts = (listings: Listings) =>
  propertyFeatureNames.map((feature) => ({
    feature,
    count: countOf(listings, (listing) => searchedFeatures(listing).includes(feature)),
  }))

const offerCounts = (listings: Listings) => ({
  included: listings.length,
  excluded: countOf(listings, ({ isUnderOffer }) => !isUnderOffer),
})

const dayCounts = (days: readonly string[], listings: Listings, daysOf: (listing: ListingRecord) => string[]) =>
  days.map((date) => ({ date, count: countOf(listings, (listing) => daysOf(listing).includes(date)) }))

/** From each edge (inclusive) to the next (exclusive), open at both ends. */
const bars = (edges: readonly number[], values: readonly number[]) =>
  [null, ...edges].map((min, index) => {
    const max = edges[index] ?? null
    return { min, max, count: values.filter((value) => value >= (min ?? 0) && value < (max ?? Infinity)).length }
  })

function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2)
}

const countOf = (listings: Listings, isCounted: (listing: ListingRecord) => boolean): number =>
  listings.filter(isCounted).length
