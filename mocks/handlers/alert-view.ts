import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { alertModeOf, alertRoomsOf, alertSearchOf, alertStatusOf } from '#domain/alerts/alert-filter.ts'
import { MOST_UNSEEN_LISTINGS } from '#domain/alerts/alert-limits.ts'
import {
  alertCardText,
  alertDescription,
  type NamedAlertSearch,
  suggestedAlertName,
} from '#domain/alerts/alert-texts.ts'
import { placeLabel, searchLocationOf } from '#domain/locations/place-label.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { DEFAULT_LOCATION_URI, type SearchParameters } from '#domain/search/search-parameters.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { type Paging, pageOf } from '../refusal.ts'
import { runSearch } from '../search/run-search.ts'
import type { AlertMatchRecord, AlertRecord } from '../world/alerts.ts'
import { keyOf } from '../world/collections.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { zoneOf } from '../search/listing-facts.ts'
import { listingSummary } from './listing-summary.ts'
import { placeByUri } from '../search/places.ts'
import { type SearchInput, searchParametersOf } from './search-input.ts'
import { paramsView } from './searches.ts'

export const askedSearch = (world: World, input: SearchInput): SearchParameters =>
  alertSearchOf(runSearch(world, searchParametersOf(world, input)).parameters)

/** Those that were not deleted, the newest first. */
export const alertsOfMember = ({ alerts }: World, memberId: number): AlertRecord[] =>
  findAll(alerts, { memberId, deletedAt: null }).toSorted(
    (left, right) => right.createdAt.getTime() - left.createdAt.getTime() || right.id - left.id,
  )

export function alertView(world: World, alert: AlertRecord) {
  const { id, search, createdAt, memberId } = alert
  const unseen = unseenOf(world, alert)
  const places = placesOf(world, search)
  const zone = timeZoneOfPlace(places[0] ?? { uri: '', stateCode: 'NSW' })
  return {
    ...alert,
    id: String(id),
    ...textsOf(world, search),
    cardInfo: alertCardText(namedSearch(world, search)),
    unseenListingIds: unseen.slice(0, MOST_UNSEEN_LISTINGS).map(({ listingId }) => listingId),
    unseenListingCount: unseen.length,
    links: { search: searchLink(search), alert: `/alerts/${id}`, edit: `/alerts/${id}/edit` },
    coverPhoto: foundBy(world, alert)[0]?.listing.photos[0] ?? null,
    searchParams: paramsView(world, search),
    filter: {
      searchMode: alertModeOf(search.searchMode),
      statusTypes: [alertStatusOf(search.searchMode)],
      listingTypes: [alertModeOf(search.searchMode) === 'rent' ? 'rental' : 'sale'],
      locations: places.map(searchLocationOf),
      locationIds: places.map((place) => place.id),
      price: search.price,
      ...alertRoomsOf(search),
      propertyTypes: search.propertyTypes,
    },
    isEmailConfirmed: find(world.members, { id: memberId })?.isEmailConfirmed ?? false,
    createdAt: isoInZone(createdAt, zone),
    matches: ({ paging }: { paging: Paging }) => matchesView(world, alert, paging),
  }
}

/** What an alert found and its member has not seen, the latest first. */
export const unseenOf = (world: World, alert: AlertRecord): AlertMatchRecord[] =>
  foundBy(world, alert).flatMap(({ match }) => (match.isSeen ? [] : [match]))

export const unseenCount = (world: World, alerts: readonly AlertRecord[]): number =>
  new Set(alerts.flatMap((alert) => unseenOf(world, alert).map(({ listingId }) => listingId))).size

/** The latest first; a home that was withdrawn, or that the member hides, is told of no more. */
const foundBy = (world: World, { id, memberId }: AlertRecord) =>
  findAll(world.alertMatches, { alertId: id })
    .filter(({ listingId }) => find(world.hiddenListings, { key: keyOf(memberId, listingId) }) === undefined)
    .toSorted((left, right) => right.matchedAt.getTime() - left.matchedAt.getTime() || right.listingId - left.listingId)
    .flatMap((match) => {
      const listing = find(world.listings, { id: match.listingId })
      return listing === undefined || listing.statusType === 'removed' ? [] : [{ match, listing }]
    })

/** A part of what an alert found, those that were not seen first. */
export function matchesView(world: World, alert: AlertRecord, paging: Paging) {
  const found = foundBy(world, alert).toSorted((left, right) => Number(left.match.isSeen) - Number(right.match.isSeen))
  return pageOf(found, paging, ({ match, listing }) => ({
    ...match,
    listing: listingSummary(world, listing),
    matchedAt: isoInZone(match.matchedAt, zoneOf(world, listing)),
  }))
}

const placesOf = (world: World, { locationSearchContext }: SearchParameters) =>
  locationSearchContext.searchLocations.flatMap(({ uri }) => placeByUri(world, uri) ?? [])

function searchLink(search: SearchParameters): string {
  const { locationSearchContext, context } = search
  const needsPlace = locationSearchContext.searchLocations.length === 0 && context !== 'office'
  const placed = { ...locationSearchContext, searchLocations: [{ uri: DEFAULT_LOCATION_URI }] }
  const shown = needsPlace ? { ...search, locationSearchContext: placed } : search
  return formatSearchUrl(shown, { hasResults: true }) ?? '/for-sale'
}

export function textsOf(world: World, search: SearchParameters) {
  const named = namedSearch(world, search)
  return { suggestedName: suggestedAlertName(named), description: alertDescription(named) }
}

const namedSearch = (world: World, search: SearchParameters): NamedAlertSearch => ({
  search,
  places: placesOf(world, search).map((place) => ({ ...place, label: placeLabel(place) })),
  officeName: find(world.offices, { uri: search.locationSearchContext.officeUri ?? '' })?.name ?? null,
})
