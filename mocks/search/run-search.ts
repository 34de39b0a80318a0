import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { canonicalSearchUrl } from '#domain/search/canonical-search-url.ts'
import { doFiltersFit, type FilterFacts } from '#domain/search/filters/filter-fits.ts'
import type { FilterName } from '#domain/search/filters/search-filters.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import { searchFault } from '#domain/search/search-input.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { isCanonicalMaximumPrice } from '#domain/search/search-url-limit.ts'
import { placeByUri } from './places.ts'
import { Refusal } from '../refusal.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { type Area, findArea } from './find-area.ts'
import { dayOf, roomsOf, searchedFeatures } from './listing-facts.ts'
import { falling, firstOf, orderBy } from './order.ts'

export type FoundListings = {
  parameters: SearchParameters
  area: Area
  all: ListingRecord[]
  /** The homes that were left out whatever else fits. */
  leftOut: ReadonlySet<number>
  /** How many more would match if none were left out. */
  leftOutCount: number
}

/** Refuses with BAD_SEARCH or UNKNOWN_LOCATION. Some homes may be left out whatever else fits. */
export function runSearch(
  world: World,
  asked: SearchParameters,
  withoutListingIds: readonly number[] = [],
): FoundListings {
  const parameters = withOwnUris(world, normaliseSearchParameters(asked))
  const fault = searchFault(asked, parameters)
  if (fault !== null) throw new Refusal('BAD_SEARCH', fault.message, fault.field)
  const leftOut = new Set(withoutListingIds)
  const whole = findArea(world, parameters)
  const area = { ...whole, holds: (listing: ListingRecord) => whole.holds(listing) && !leftOut.has(listing.id) }
  const chosenFirst = falling((listing) => Number(area.isChosen(listing)))
  const order = firstOf([chosenFirst, orderBy(parameters.sortBy, world)])
  const all = matchingListings(world, area, parameters).toSorted(order)
  const leftOutCount = leftOut.size === 0 ? 0 : matchingListings(world, whole, parameters).length - all.length
  return { parameters, area, all, leftOut, leftOutCount }
}

/** The canonical URL of a search; a low maximum price goes into its path only where there are homes at all. */
export function addressOfSearch(world: World, { parameters, all }: FoundListings): string | null {
  const { searchMode, price, context, locationSearchContext } = parameters
  const isDecided = all.length > 0 || price.max === null || price.min !== null
  if (isDecided || !isCanonicalMaximumPrice(searchMode, price.max ?? 0, true)) {
    return canonicalSearchUrl(parameters, { hasResults: true })
  }
  const unfiltered = runSearch(world, { ...defaultSearchParameters(searchMode), context, locationSearchContext })
  return canonicalSearchUrl(parameters, { hasResults: unfiltered.all.length > 0 })
}

/** Places may be asked for by another way to write their uri. */
function withOwnUris(world: World, parameters: SearchParameters): SearchParameters {
  const { locationSearchContext } = parameters
  const searchLocations = locationSearchContext.searchLocations.map(({ uri }) => ({
    uri: placeByUri(world, uri)?.uri ?? uri,
  }))
  return normaliseSearchParameters({
    ...parameters,
    locationSearchContext: { ...locationSearchContext, searchLocations },
  })
}

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
  return {
    ...listing,
    features: searchedFeatures(listing),
    bedrooms: roomsOf(listing, 'bedrooms'),
    bathrooms: roomsOf(listing, 'bathrooms'),
    carSpaces: roomsOf(listing, 'carSpaces'),
    frontageDecimetres: frontage === null ? null : frontage * 10,
    auctionOn: auctionAt && dayOf(world, listing, auctionAt),
    inspections: inspections.map(({ startsAt, endsAt }) => ({ localDate: dayOf(world, listing, startsAt), endsAt })),
  }
}
