import { alertRoomsOf } from '#domain/alerts/alert-filter.ts'
import { isPastMode, isRentalMode } from '#domain/lookups/search-modes.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { DEFAULT_LOCATION_URI, type SearchParameters } from '#domain/search/search-parameters.ts'
import { requireWithin } from '../refusal.ts'
import type { AlertMatchRecord, AlertRecord } from '../world/alerts.ts'
import { keyOf } from '../world/collections.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { alertDescription, alertName, cardInfo } from './alert-words.ts'
import { instantText, listingSummary } from './listing-summary.ts'
import { placeById, placeByUri, searchLocation } from './place-words.ts'
import { paramsView } from './searches.ts'

const MOST_UNSEEN = 500
const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000

type FoundHome = { match: AlertMatchRecord; listing: ListingRecord }
type Paging = { paging: { skip: number; take: number } }

/** An alert as the contract shows it. */
export function alertView(world: World, alert: AlertRecord) {
  const { id, name, search, frequency, isByEmail, isByPush, isPaused, isPartlyInRange, createdAt } = alert
  const unseen = unseenOf(world, alert)
  const [latest] = foundBy(world, alert)
  return {
    id: String(id),
    name,
    suggestedName: alertName(world, search),
    description: alertDescription(world, search),
    unseenListingIds: unseen.slice(0, MOST_UNSEEN).map(({ listingId }) => listingId),
    unseenListingCount: unseen.length,
    cardInfo: cardInfo(world, search),
    links: { search: searchLink(search), alert: `/alerts/${id}`, edit: `/alerts/${id}/edit` },
    coverPhoto: latest?.listing.photos[0] ?? null,
    searchParams: paramsView(world, search),
    filter: filterView(world, search),
    frequency,
    isByEmail,
    isEmailConfirmed: world.members.getAll().some((member) => member.id === alert.memberId && member.isEmailConfirmed),
    isByPush,
    isPaused,
    isPartlyInRange,
    createdAt: instantText(createdAt, zoneOf(world, search)),
    matches: ({ paging }: Paging) => matchesView(world, alert, paging),
  }
}

/** What an alert found and its member has not seen, the latest first. */
export const unseenOf = (world: World, alert: AlertRecord): AlertMatchRecord[] =>
  foundBy(world, alert).flatMap(({ match }) => (match.isSeen ? [] : [match]))

/** The latest first; a home that was withdrawn, or that the member hides, is told of no more. */
function foundBy({ alertMatches, listings, hiddenListings }: World, { id, memberId }: AlertRecord): FoundHome[] {
  const hidden = new Set(hiddenListings.getAll().map(({ key }) => key))
  return alertMatches
    .getAll()
    .filter(({ alertId, listingId }) => alertId === id && !hidden.has(keyOf(memberId, listingId)))
    .toSorted((left, right) => right.matchedAt.getTime() - left.matchedAt.getTime() || right.listingId - left.listingId)
    .flatMap((match) => {
      const listing = listings.getAll().find((each) => each.id === match.listingId)
      return listing === undefined || listing.statusType === 'removed' ? [] : [{ match, listing }]
    })
}

/** A part of what an alert found, those that were not seen first. */
export function matchesView(world: World, alert: AlertRecord, paging: Paging['paging']) {
  requireWithin('take', paging.take, 1, LARGEST_TAKE)
  requireWithin('skip', paging.skip, 0, LARGEST_SKIP)
  const found = foundBy(world, alert).toSorted((left, right) => Number(left.match.isSeen) - Number(right.match.isSeen))
  return {
    total: found.length,
    paging,
    results: found.slice(paging.skip, paging.skip + paging.take).map(({ match, listing }) => ({
      listing: listingSummary(world, listing),
      kind: match.kind,
      reason: match.reason,
      isSeen: match.isSeen,
      matchedAt: instantText(match.matchedAt, timeZoneOfPlace(placeById(world, listing.suburbId))),
    })),
  }
}

const placesOf = (world: World, { locationSearchContext }: SearchParameters) =>
  locationSearchContext.searchLocations.flatMap(({ uri }) => placeByUri(world, uri) ?? [])

const filterView = (world: World, search: SearchParameters) => ({
  searchMode: isRentalMode(search.searchMode) ? 'rent' : 'buy',
  statusTypes: [isPastMode(search.searchMode) ? 'completed' : 'available'],
  listingTypes: [isRentalMode(search.searchMode) ? 'rental' : 'sale'],
  locations: placesOf(world, search).map(searchLocation),
  locationIds: placesOf(world, search).map(({ id }) => id),
  price: search.price,
  ...alertRoomsOf(search),
  propertyTypes: search.propertyTypes,
})

function searchLink(search: SearchParameters): string {
  const { locationSearchContext, context } = search
  const needsPlace = locationSearchContext.searchLocations.length === 0 && context !== 'office'
  const placed = { ...locationSearchContext, searchLocations: [{ uri: DEFAULT_LOCATION_URI }] }
  const address = formatSearchUrl(needsPlace ? { ...search, locationSearchContext: placed } : search, {
    hasResults: true,
  })
  return address ?? '/for-sale'
}

const zoneOf = (world: World, search: SearchParameters): string =>
  timeZoneOfPlace(placesOf(world, search)[0] ?? { uri: '', stateCode: 'NSW' })
