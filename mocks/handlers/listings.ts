import { visibleLongAddress, visibleStreet } from '#domain/listing/visible-address.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { areAlike } from '#domain/listing/alike-types.ts'
import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { isAtHouse, readHouse, streetAddressParts } from '#domain/locations/street-address.ts'
import { NEARBY_LOCATIONS_TAKE } from '#domain/lookups/limits.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { searchModeNames } from '#domain/lookups/search-modes.ts'
import { eventPrice, listingPrice } from '#domain/price/listing-price.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import { mayViewHidden } from '#domain/staff/listing-acts.ts'
import { shortenPageTitle } from '#domain/text/page-title.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf, Refusal } from '../refusal.ts'
import { dayOf, middlePrice, pointOf, zoneOf } from '../search/listing-facts.ts'
import { falling, firstOf, orderBy } from '../search/order.ts'
import { completePlace, placeById, placeByUri, suburbsByDistance } from '../search/places.ts'
import { runSearch } from '../search/run-search.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentsOf, asMedia, listingSummary, officeOf } from './listing-summary.ts'
import { photoVideoOf } from './listing-video-view.ts'
import { addressEnd, locationView, NEARBY_METRES } from './locations.ts'
import { agentView, officeView } from './offices.ts'
import type { RestOperations } from './rest/rest.ts'
import { callerOf } from './sessions.ts'
import { latestAction } from './staff-actions.ts'
import { type SearchInput, searchParametersOf } from './search-input.ts'
import { markersView, resultView } from './searches.ts'

const SCHOOL_METRES = 60_000
const SIMILAR_METRES = 50_000

type Take = { take: number }
type OfListing = { listingId: number } & Take

export const listingQueries = ({ world }: MockPortal, headers: Headers) => {
  const summaries = (listings: readonly ListingRecord[]) => listings.map((listing) => listingSummary(world, listing))
  const related = (of: (world: World, listing: ListingRecord) => ListingRecord[], { listingId, take }: OfListing) => {
    const listing = listingById(world, listingId)
    return listing === null ? [] : summaries(of(world, listing).slice(0, take))
  }
  return {
    listing({ id }: { id: number }) {
      const listing = listingById(world, id)
      if (listing === null || listing.hiddenAt === null) return listing && listingDetail(world, listing)
      return mayViewHidden(callerOf(world, headers)?.claims ?? {}) ? listingDetail(world, listing) : null
    },
    listingsById({ listingIds, take, skip }: { listingIds: number[]; skip: number } & Take) {
      const asked = [...new Set(listingIds)].slice(skip, skip + take)
      return summaries(shownListings(world, asked))
    },
    listingsAtAddress({ query, take }: { query: string } & Take) {
      return summaries(listingsAtAddress(world, query).slice(0, take))
    },
    similarListings: (asked: OfListing) => related(listingsLike, asked),
    otherListingsFromOffice: (asked: OfListing) => related(othersFromOffice, asked),
    schools({ listingId, take }: OfListing) {
      const listing = listingById(world, listingId)
      return listing === null ? [] : schoolsNear(world, pointOf(world, listing)).slice(0, take)
    },
    listingsHomepage({ query, maxAge }: { query?: string | null; maxAge: number }) {
      const place = placeByUri(world, (query ?? '').trim().toLowerCase())
      return {
        location: place === null ? null : locationView(world, place),
        forSale: () => summaries(newListings(world, 'buy', { place, maxAge })),
        forRent: () => summaries(newListings(world, 'rent', { place, maxAge })),
        popularLocations: () => popularPlaces(world, place).map((popular) => locationView(world, popular)),
      }
    },
  }
}

/** Withdrawn ones too. */
export const listingById = ({ listings }: World, id: number | null): ListingRecord | null =>
  find(listings, { id: id ?? 0 }) ?? null

const shownListings = (world: World, ids: readonly number[]): ListingRecord[] =>
  [...new Set(ids)].flatMap((id) => listingById(world, id) ?? []).filter(({ statusType }) => statusType !== 'removed')

/** A listing that is not withdrawn; refuses with NOT_FOUND or GONE. */
export function presentListing(world: World, id: number): ListingRecord {
  const listing = listingById(world, id)
  if (listing === null) throw missing(`listing ${id}`)
  if (listing.statusType === 'removed') throw new Refusal('GONE', `Listing ${id} was withdrawn by its agent.`)
  return listing
}

export function listingDetail(world: World, listing: ListingRecord) {
  const { locationReview, id } = listing
  const suburb = placeById(world, listing.suburbId)
  const address = visibleLongAddress(listing, suburb)
  const kind = propertyTypes[listing.propertyType].displayName.toLowerCase()
  const reviewer = find(world.agents, { username: locationReview?.agentUsername })
  return {
    isHidden: listing.hiddenAt !== null,
    hiddenAt: listing.hiddenAt?.toISOString() ?? null,
    hiddenReason: listing.hiddenAt === null ? null : (latestAction(world, 'hideListing', listing.id)?.reason ?? null),
    summary: listingSummary(world, listing),
    photoVideo: photoVideoOf(world, listing),
    id,
    propertyType: listing.propertyType,
    description: listing.description,
    councilRates: listing.councilRates,
    municipality: listing.municipality,
    streetAddress: visibleStreet(listing),
    addressParts: { ...streetAddressParts(visibleStreet(listing)), ...addressEnd(suburb) },
    buildingSize: listing.buildingSize,
    buildingFeatures: listing.buildingFeatures,
    ruralFeatures: listing.ruralFeatures,
    floorPlans: listing.floorPlans,
    documents: listing.documents.map(asMedia),
    agents: agentsOf(world, listing).map((agent) => agentView(world, agent)),
    office: officeView(world, officeOf(world, listing)),
    seo: {
      title: shortenPageTitle(`${address} – ${kind}`),
      description: `${listingPrice(listing).longDescription}. ${listing.title}`,
    },
    agentLocationReview: locationReview && { ...locationReview, agent: reviewer ? agentView(world, reviewer) : null },
    vendorReview: listing.vendorReview,
    nearbyLocations({ take = NEARBY_LOCATIONS_TAKE }: Partial<Take>) {
      return suburbsByDistance(world, pointOf(world, listing))
        .filter(({ place, metres }) => metres <= NEARBY_METRES && place.id !== suburb.id)
        .slice(0, take)
        .map(({ place }) => locationView(world, place))
    },
    integrations: { bookInspection: listing.bookInspection, rentalApplication: listing.rentalApplication },
    priceHistory: listing.priceEvents.map((event) => ({ ...event, priceDescription: eventPrice(event, listing) })),
    suburb: locationView(world, suburb),
    modifiedAt: isoInZone(listing.modifiedAt, zoneOf(world, listing)),
    confirmedOn: listing.statusType === 'available' ? dayOf(world, listing, listing.confirmedAt) : null,
  }
}

/** Homes in the same kind and state of offer within 50 km, the nearest in place, price and rooms first. */
function listingsLike(world: World, listing: ListingRecord): ListingRecord[] {
  const differenceOf = (other: ListingRecord) => {
    const [price, otherPrice] = [middlePrice(listing), middlePrice(other)]
    const share = price === null || otherPrice === null ? 0.3 : Math.abs(otherPrice / price - 1)
    const rooms = Math.abs((listing.bedrooms ?? 0) - (other.bedrooms ?? 0))
    return share * 10 + rooms * 2 + Number(other.propertyType !== listing.propertyType)
  }
  return world.listings
    .getAll()
    .filter(({ id, statusType }) => id !== listing.id && statusType !== 'removed')
    .filter((other) => modeOfListing(other) === modeOfListing(listing))
    .filter(({ propertyType }) => areAlike(propertyType, listing.propertyType))
    .map((other) => ({ other, metres: distanceInMetres(pointOf(world, listing), pointOf(world, other)) }))
    .filter(({ metres }) => metres <= SIMILAR_METRES)
    .map(({ other, metres }) => ({ other, difference: metres / 1000 + differenceOf(other) }))
    .sort((left, right) => left.difference - right.difference || left.other.id - right.other.id)
    .map(({ other }) => other)
}

function othersFromOffice(world: World, { id, officeId, listingType }: ListingRecord): ListingRecord[] {
  const sameOffer = falling((other: ListingRecord) => Number(other.listingType === listingType))
  return findAll(world.listings, { officeId, statusType: 'available' })
    .filter((other) => other.id !== id)
    .toSorted(firstOf([sameOffer, orderBy('Boosted', world)]))
}

const MOST_STREETS = 20

/** Homes whose street address was typed with its number; none whose address is hidden. */
function listingsAtAddress(world: World, query: string): ListingRecord[] {
  const typed = readHouse(query)
  if (typed === null) return []
  const streets = completePlace(world, typed.street, { types: ['street'], take: MOST_STREETS }).map(
    ({ place }) => place.id,
  )
  const rank = (listing: ListingRecord) =>
    streets.indexOf(listing.streetId ?? 0) * searchModeNames.length + searchModeNames.indexOf(modeOfListing(listing))
  return findAll(world.listings, { isAddressHidden: false })
    .filter(({ streetId, statusType }) => streets.includes(streetId ?? 0) && statusType !== 'removed')
    .filter(({ streetAddress }) => streetAddress !== null && isAtHouse(streetAddress, typed))
    .toSorted((left, right) => rank(left) - rank(right) || right.listedAt.getTime() - left.listedAt.getTime())
}

export const schoolsNear = (world: World, point: LatLong) =>
  world.schools
    .getAll()
    .map((school) => ({ ...school, distance: Math.round(distanceInMetres(point, school.latLong)) }))
    .filter(({ distance }) => distance <= SCHOOL_METRES)
    .sort((left, right) => left.distance - right.distance || left.id - right.id)

const DAY = 24 * 60 * 60 * 1000
const SHOWN_LISTINGS = 8
const SHOWN_PLACES = 12
const POPULAR_METRES = 30_000

function newListings(
  world: World,
  mode: 'buy' | 'rent',
  { place, maxAge }: { place: PlaceRecord | null; maxAge: number },
): ListingRecord[] {
  const parameters = defaultSearchParameters(mode, place === null ? {} : { locationUri: place.uri })
  if (place === null) parameters.locationSearchContext.searchLocations = []
  const oldest = world.now.getTime() - maxAge * DAY
  return runSearch(world, parameters)
    .all.filter(({ listedAt }) => listedAt.getTime() >= oldest)
    .toSorted(orderBy('Newest', world))
    .slice(0, SHOWN_LISTINGS)
}

/** The suburbs with the most homes on the market, near the place or anywhere. */
const popularPlaces = (world: World, near: PlaceRecord | null): PlaceRecord[] =>
  world.places
    .getAll()
    .map((place) => ({
      place,
      count: findAll(world.listings, { statusType: 'available', suburbId: place.id }).length,
    }))
    .filter(({ count }) => count > 0)
    .filter(({ place }) => near === null || distanceInMetres(near.latLong, place.latLong) <= POPULAR_METRES)
    .sort((left, right) => right.count - left.count || left.place.id - right.place.id)
    .slice(0, SHOWN_PLACES)
    .map(({ place }) => place)

/** What an agent shows: first what is on the market, then what was sold or leased, the latest first. */
export function listingsOfAgent(world: World, agentId: number): ListingRecord[] {
  const completion = falling(({ completedOn }: ListingRecord) =>
    completedOn === null ? Number.MAX_VALUE : Date.parse(completedOn),
  )
  return world.listings
    .getAll()
    .filter(({ agentIds, statusType }) => agentIds.includes(agentId) && statusType !== 'removed')
    .toSorted(firstOf([completion, orderBy('Newest', world)]))
}

export function listingOperations(portal: MockPortal) {
  const { world } = portal
  const summary = (listing: ListingRecord) => listingSummary(world, listing)
  const search = ({ body, query }: { body: SearchInput; query: { includeAggregations: boolean } }) => {
    const view = resultView(portal, runSearch(world, searchParametersOf(world, body), body.withoutListingIds))
    return { ...view, aggregations: query.includeAggregations ? view.aggregations : undefined }
  }
  const map = ({ body }: { body: SearchInput }) =>
    markersView(world, searchParametersOf(world, body), body.withoutListingIds)
  return {
    createShortLink: ({ body: { url } }) => ({ shortPath: `/search/${shortUriOf(world, url)}` }),
    getListing: ({ params: { id } }) => listingDetail(world, presentListing(world, id)),
    getListingSchools: ({ params: { id }, query: { take } }) => ({
      results: schoolsNear(world, pointOf(world, presentListing(world, id))).slice(0, take),
    }),
    searchListingsByLocation: search,
    searchListingsByBoundary: search,
    searchMapByLocation: map,
    searchMapByBoundary: map,
    searchListingsByAgent: ({ params: { agentId }, query: { searchMode, ...paging } }) => {
      if (find(world.agents, { id: agentId }) === undefined) throw missing(`agent ${agentId}`)
      const own = listingsOfAgent(world, agentId)
      const isWanted = (listing: ListingRecord) => searchMode === undefined || modeOfListing(listing) === searchMode
      return pageOf(own.filter(isWanted), paging, summary)
    },
    searchListingsByIds: ({ query: { ids, ...paging } }) => pageOf(shownListings(world, ids), paging, summary),
    getListingsBranding: ({ query: { ids, ...paging } }) =>
      pageOf(shownListings(world, ids), paging, (listing) => ({
        listingId: listing.id,
        tierType: listing.tierType,
        office: officeView(world, officeOf(world, listing)),
      })),
  } satisfies Partial<RestOperations>
}

/** The uri under which a search is kept, made where there is none; refuses with BAD_INPUT or NOT_FOUND. */
function shortUriOf(world: World, url: string): string {
  const reading = parseSearchUrl(url)
  if (!reading.ok || reading.ignored.length > 0) throw new Refusal('BAD_INPUT', 'url must be that of a search.', 'url')
  const { canonicalUrl: address, parameters } = reading
  runSearch(world, parameters)
  const known = find(world.savedSearches, { address })
  if (known !== undefined) return known.uri
  const uri = `short-link-${world.savedSearches.getAll().length + 1}`
  world.savedSearches.create({ uri, name: uri, address })
  return uri
}
