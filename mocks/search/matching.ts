import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { timeZoneOf } from '#domain/lookups/states.ts'
import type { EventFilter, Range, SearchParameters } from '#domain/search/search-parameters.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Area } from './find-area.ts'
import { comingAuction, comingInspections, type RoomKind, roomsOf, searchedFeatures } from './listing-facts.ts'

/** A filter that a facet can leave out, so that it shows what the others leave. */
export type Filter = 'type' | RoomKind | 'features' | 'underOffer' | 'price' | 'land' | 'auction' | 'inspection'

/** The listings of a search, in no order; with `ignored`, as if that one filter were not set. */
export function matchingListings(
  world: World,
  area: Area,
  parameters: SearchParameters,
  ignored?: Filter,
): ListingRecord[] {
  return world.listings
    .getAll()
    .filter(
      (listing) =>
        listing.statusType !== 'removed' &&
        modeOfListing(listing) === parameters.searchMode &&
        area.holds(listing) &&
        isInRange(listing.frontage, parameters.frontageSize) &&
        filtersUnmet(world, listing, parameters).every((filter) => filter === ignored),
    )
}

function filtersUnmet(world: World, listing: ListingRecord, asked: SearchParameters): Filter[] {
  const isAmong = (kind: RoomKind) => {
    const rooms = roomsOf(listing, kind)
    return asked[kind].length === 0 || (rooms !== null && asked[kind].includes(rooms))
  }
  const isMet: Record<Filter, boolean> = {
    type: asked.propertyTypes.length === 0 || asked.propertyTypes.includes(listing.propertyType),
    bedrooms: isAmong('bedrooms'),
    bathrooms: isAmong('bathrooms'),
    carSpaces: isAmong('carSpaces'),
    features: asked.propertyFeatures.every((feature) => searchedFeatures(listing).includes(feature)),
    underOffer: asked.isUnderOffer || !listing.isUnderOffer,
    price: isPriceInRange(listing, asked.price),
    land: isInRange(listing.landSize, asked.landSize),
    auction: isOnDay(asked.auction, auctionDays(world, listing)),
    inspection: isOnDay(asked.inspection, inspectionDays(world, listing)),
  }
  // The keys are those of the record above.
  return (Object.keys(isMet) as Filter[]).filter((filter) => !isMet[filter])
}

const isOpen = ({ min, max }: Range): boolean => min === null && max === null

const isInRange = (value: number | null, range: Range): boolean =>
  isOpen(range) || (value !== null && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity))

/** A stated range matches when it overlaps the one asked for. */
const isPriceInRange = ({ priceFrom, priceTo }: ListingRecord, range: Range): boolean =>
  isOpen(range) ||
  (priceFrom !== null && priceTo !== null && priceTo >= (range.min ?? 0) && priceFrom <= (range.max ?? Infinity))

const isOnDay = ({ dates, forthcoming }: EventFilter, days: readonly string[]): boolean =>
  dates.length > 0 ? days.some((day) => dates.includes(day)) : !forthcoming || days.length > 0

/** The day of the coming auction in the property's own zone; none or one. */
export function auctionDays(world: World, listing: ListingRecord): string[] {
  const auction = comingAuction(listing, world.now)
  return auction === null ? [] : [calendarDateOf(auction, zoneOf(world, listing))]
}

/** The days of coming inspections in the property's own zone. */
export const inspectionDays = (world: World, listing: ListingRecord): string[] =>
  comingInspections(listing, world.now).map(({ startsAt }) => calendarDateOf(startsAt, zoneOf(world, listing)))

const zoneOf = ({ places }: World, { suburbId }: ListingRecord): string =>
  timeZoneOf(places.getAll().find(({ id }) => id === suburbId)?.stateCode)
