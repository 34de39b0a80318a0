import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { doFiltersFit } from '#domain/search/filters/filter-fits.ts'
import type { FilterFacts } from '#domain/search/filters/filter-fits.ts'
import type { FilterName } from '#domain/search/filters/search-filters.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { placeById } from '../handlers/place-words.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Area } from './find-area.ts'
import { comingAuction, comingInspections, roomsOf, searchedFeatures } from './listing-facts.ts'

/** The listings of a search, in no order; with `ignored`, as if that one filter were not set. */
export function matchingListings(
  world: World,
  area: Area,
  parameters: SearchParameters,
  ignored: FilterName | null = null,
): ListingRecord[] {
  const moment = { now: world.now, isPartlyInRange: true }
  return world.listings
    .getAll()
    .filter(
      (listing) =>
        listing.statusType !== 'removed' &&
        modeOfListing(listing) === parameters.searchMode &&
        area.holds(listing) &&
        doFiltersFit(parameters, filterFactsOf(world, listing), moment, ignored),
    )
}

function filterFactsOf(world: World, listing: ListingRecord): FilterFacts {
  const { auctionAt, frontage, inspections } = listing
  const dayOf = (moment: Date) => calendarDateOf(moment, zoneOf(world, listing))
  return {
    ...listing,
    features: searchedFeatures(listing),
    bedrooms: roomsOf(listing, 'bedrooms'),
    bathrooms: roomsOf(listing, 'bathrooms'),
    carSpaces: roomsOf(listing, 'carSpaces'),
    frontageDecimetres: frontage === null ? null : frontage * 10,
    auctionOn: auctionAt && dayOf(auctionAt),
    inspections: inspections.map(({ startsAt, endsAt }) => ({ localDate: dayOf(startsAt), endsAt })),
  }
}

/** The day of the coming auction in the property's own zone; none or one. */
export function auctionDays(world: World, listing: ListingRecord): string[] {
  const auction = comingAuction(listing, world.now)
  return auction === null ? [] : [calendarDateOf(auction, zoneOf(world, listing))]
}

/** The days of coming inspections in the property's own zone. */
export const inspectionDays = (world: World, listing: ListingRecord): string[] =>
  comingInspections(listing, world.now).map(({ startsAt }) => calendarDateOf(startsAt, zoneOf(world, listing)))

const zoneOf = (world: World, { suburbId }: ListingRecord): string => timeZoneOfPlace(placeById(world, suburbId))
