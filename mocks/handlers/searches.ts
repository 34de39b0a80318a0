import { drawnShapeOf } from '#domain/geo/drawn-shape.ts'
import { placeLabel, searchLocationOf } from '#domain/locations/place-label.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { markerPrice } from '#domain/price/short-price.ts'
import { placeNames } from '#domain/search/place-names.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { LONGEST_ADDRESS, parseSearchUrl } from '#domain/search/search-url.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { MockPortal } from '../portal.ts'
import { figuresOf } from '../search/figures.ts'
import { positionShown } from '../search/listing-facts.ts'
import { orderBy } from '../search/order.ts'
import { placeById, placeByUri, suburbsByDistance } from '../search/places.ts'
import { addressOfSearch, type FoundListings, matchingListings, runSearch } from '../search/run-search.ts'
import type { ListingRecord } from '../world/records.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { type SearchInput, searchParametersOf } from './search-input.ts'

const LARGEST_MARKERS = 5000

type ByInput = { searchParams: SearchInput }
type ByUri = { uri: string }

export const searchQueries = (portal: MockPortal) => {
  const { world } = portal
  return {
    listingSearch: ({ searchParams }: ByInput) =>
      resultView(portal, runSearch(world, searchParametersOf(world, searchParams), searchParams.withoutListingIds)),

    listingsByUri({ uri }: ByUri) {
      const search = namedSearch(world, uri)
      return search === null ? null : resultView(portal, runSearch(world, search.parameters))
    },

    searchParams({ uri }: ByUri) {
      const search = namedSearch(world, uri)
      if (search === null) return null
      return {
        uri: search.uri,
        name: search.name,
        searchParams: paramsView(world, search.parameters),
        canonicalUri: () => addressOfSearch(world, runSearch(world, search.parameters)),
      }
    },

    mapMarkers: ({ searchParams }: ByInput) =>
      markersView(world, searchParametersOf(world, searchParams), searchParams.withoutListingIds),
  }
}

export function resultView({ world, leastSkip }: MockPortal, found: FoundListings) {
  const { parameters, area, all } = found
  const { skip, take } = parameters.paging
  const start = Math.max(skip, leastSkip)
  return {
    total: all.length,
    leftOutCount: found.leftOutCount,
    chosenTotal: all.filter((listing) => area.isChosen(listing)).length,
    paging: parameters.paging,
    results: () => all.slice(start, start + take).map((listing) => listingSummary(world, listing)),
    searchParams: paramsView(world, parameters),
    canonicalUri: () => addressOfSearch(world, found),
    surroundingLocations: area.surroundings.map(searchLocationOf),
    nearestMatches: () => nearestMatches(world, found),
    aggregations: () => figuresOf(world, area, parameters),
  }
}

const FURTHEST_METRES = 100_000

/** The three nearest suburbs beyond those searched where homes match. */
function nearestMatches(world: World, { parameters, area, leftOut }: FoundListings) {
  const [first] = parameters.locationSearchContext.searchLocations
  const centre = placeByUri(world, first?.uri ?? '')
  if (parameters.context === 'office' || isOfGround(parameters) || centre === null) return []
  const everywhere = matchingListings(world, { ...area, holds: ({ id }) => !leftOut.has(id) }, parameters)
  return suburbsByDistance(world, centre.latLong)
    .filter(({ place, metres }) => metres <= FURTHEST_METRES && !area.suburbIds.has(place.id))
    .map(({ place }) => ({
      location: searchLocationOf(place),
      total: everywhere.filter(({ suburbId }) => suburbId === place.id).length,
    }))
    .filter(({ total }) => total > 0)
    .slice(0, 3)
}

const isOfGround = ({ context, locationSearchContext: { bounds, drawnArea } }: SearchParameters): boolean =>
  (context === 'map' && bounds !== null) || (context === 'draw' && drawnArea !== null)

/** Normalised, with the names of the places that exist. */
export function paramsView(world: World, parameters: SearchParameters) {
  const { locationSearchContext } = parameters
  const places = locationSearchContext.searchLocations.flatMap(({ uri }) => placeByUri(world, uri) ?? [])
  return {
    ...parameters,
    locationSearchContext: {
      ...locationSearchContext,
      searchLocations: places.map(searchLocationOf),
      officeId: find(world.offices, { uri: locationSearchContext.officeUri ?? '' })?.id ?? null,
      drawnShape: drawnShapeOf(locationSearchContext.drawnArea),
    },
  }
}

export function markersView(world: World, parameters: SearchParameters, withoutListingIds: readonly number[] = []) {
  const byProminence = runSearch(world, parameters, withoutListingIds).all.toSorted(orderBy('Boosted', world))
  const markers = byProminence.flatMap((listing) => markerOf(world, listing, parameters) ?? [])
  return {
    total: markers.length,
    isTruncated: markers.length > LARGEST_MARKERS,
    markers: markers.slice(0, LARGEST_MARKERS),
  }
}

function markerOf(world: World, listing: ListingRecord, { searchMode }: SearchParameters) {
  const latLong = positionShown(world, listing)
  if (latLong === null) return null
  const {
    id,
    isAddressHidden,
    isPositionApproximate = false,
    priceFrom,
    priceTo,
    statusType,
    isUnderOffer,
    suburbId,
  } = listing
  return {
    listingId: id,
    latLong,
    isApproximate: isAddressHidden || isPositionApproximate,
    priceLabel: priceFrom === null ? null : markerPrice(priceFrom, { goesOn: priceTo !== priceFrom, mode: searchMode }),
    statusType,
    isUnderOffer,
    suburbId,
    suburb: placeById(world, suburbId).name,
  }
}

const savedPath = /^\/?search\/([^/?#]+)\/?$/

/** What a URL of the portal or the uri of a saved search asks for; null when it cannot be read. */
function namedSearch(world: World, uri: string): { uri: string; name: string; parameters: SearchParameters } | null {
  if (uri.length > LONGEST_ADDRESS) return null
  const savedUri = savedPath.exec(uri)?.[1] ?? (uri.startsWith('/') ? null : uri)
  const saved = savedUri === null ? null : find(world.savedSearches, { uri: savedUri })
  if (saved === undefined) return null
  const parameters = parametersOf(world, saved?.address ?? uri)
  if (parameters === null) return null
  return { uri: saved?.uri ?? uri, name: saved?.name ?? nameOf(world, parameters), parameters }
}

/** Days gone by in the place's own zone are dropped. */
function parametersOf(world: World, address: string): SearchParameters | null {
  const reading = parseSearchUrl(address)
  if (!reading.ok || reading.ignored.length > 0) return null
  const { searchLocations, officeUri } = reading.parameters.locationSearchContext
  const office = find(world.offices, { uri: officeUri ?? '' })
  const place =
    office === undefined ? placeByUri(world, searchLocations[0]?.uri ?? '') : placeById(world, office.suburbId)
  const timeZone = place === null ? 'Australia/Perth' : timeZoneOfPlace(place)
  const current = parseSearchUrl(address, { today: calendarDateOf(world.now, timeZone) })
  return current.ok ? current.parameters : null
}

function nameOf(world: World, { searchMode, locationSearchContext }: SearchParameters): string {
  const { searchLocations, officeUri } = locationSearchContext
  const office = find(world.offices, { uri: officeUri ?? '' })
  const places = searchLocations.flatMap(({ uri }) => placeByUri(world, uri) ?? [])
  const where = office?.name ?? placeNames(places, placeLabel) ?? 'Australia'
  return `${searchModes[searchMode].displayName}: ${where}`
}
