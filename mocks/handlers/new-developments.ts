import { buildingSlug, formatNewBuildingUrl } from '#domain/locations/new-building-url.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort } from '../refusal.ts'
import { orderBy } from '../search/order.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { listingSummary, officeOf } from './listing-summary.ts'
import { byName, homesOfPlace, type Paging, requirePage, stateCounts } from './location-finder.ts'
import { locationView } from './locations.ts'
import { officeView } from './offices.ts'
import { placeById, placeByUri } from './place-words.ts'

type Filter = { stateCode?: StateCode | null; locationUri?: string | null }

const SHOWN_SUBURBS = 40

export const newDevelopmentQueries = ({ world }: MockPortal) => ({
  newDevelopments({ filter: { stateCode, locationUri }, paging }: { filter: Filter; paging: Paging }) {
    requirePage(paging)
    requireShort('locationUri', locationUri ?? '', 200)
    const place = locationUri == null ? null : placeByUri(world, locationUri.toLowerCase())
    if (locationUri != null && (place === null || place.type === 'street')) return null

    const homes = newApartments(world, 'available').toSorted(orderBy('Boosted', world))
    const all = [...Map.groupBy(homes, ({ projectName, suburbId }) => `${projectName} ${suburbId}`).values()].flatMap(
      ([first]) => first ?? [],
    )
    const stateOf = ({ suburbId }: { suburbId: number }) => placeById(world, suburbId).stateCode
    const ofState = all.filter((home) => stateCode == null || stateOf(home) === stateCode)
    const ofPlace = place === null ? null : homesOfPlace(world, place)
    const found = ofState.filter((home) => ofPlace === null || ofPlace.includes(home))
    return {
      total: found.length,
      paging,
      projects: found.slice(paging.skip, paging.skip + paging.take).map((home) => projectView(world, home, homes)),
      states: stateCounts(all.map(stateOf)),
      suburbs: suburbCounts(
        world,
        ofState.map(({ suburbId }) => placeById(world, suburbId)),
      ),
      location: place === null ? null : locationView(world, place),
    }
  },

  newBuilding({ locationUri, slug }: { locationUri: string; slug: string }) {
    requireShort('locationUri', locationUri, 200)
    requireShort('slug', slug, 200)
    const suburb = placeByUri(world, locationUri.toLowerCase())
    const isOfBuilding = ({ suburbId, projectName }: ListingRecord) =>
      suburbId === suburb?.id && buildingSlug(projectName ?? '') === slug.toLowerCase()
    const offered = newApartments(world, 'available').filter(isOfBuilding)
    const sold = newApartments(world, 'completed')
      .filter(isOfBuilding)
      .toSorted((left, right) => (right.completedOn ?? '').localeCompare(left.completedOn ?? '') || right.id - left.id)
    const first = offered[0] ?? sold[0]
    if (first === undefined) return null
    return { project: projectView(world, first, offered), sold: sold.map((home) => listingSummary(world, home)) }
  },
})

/** Homes in projects; one whose street address is hidden is in none. */
const newApartments = (world: World, status: ListingRecord['statusType']) =>
  world.listings.getAll().filter(({ listingClass, statusType, listingType, isAddressHidden, projectName }) => {
    const isNew = listingClass === 'newDevelopment' && statusType === status && listingType === 'sale'
    return isNew && projectName !== null && !isAddressHidden
  })

function projectView(world: World, first: ListingRecord, homes: readonly ListingRecord[]) {
  const apartments = homes
    .filter(({ projectName, suburbId }) => projectName === first.projectName && suburbId === first.suburbId)
    .toSorted((left, right) => (left.priceFrom ?? Infinity) - (right.priceFrom ?? Infinity) || left.id - right.id)
    .map((home) => listingSummary(world, home))
  const suburb = placeById(world, first.suburbId)
  return {
    name: first.projectName ?? '',
    canonicalUri: formatNewBuildingUrl(suburb.uri, first.projectName ?? ''),
    streetAddress: first.streetAddress?.replace(/^[^/]*\//, '') ?? null,
    location: locationView(world, suburb),
    office: officeView(world, officeOf(world, first)),
    photo: [...apartments, listingSummary(world, first)].flatMap(({ media }) => media.photos({}))[0] ?? null,
    apartments,
  }
}

/** The most first, then by name. */
const suburbCounts = (world: World, suburbs: readonly PlaceRecord[]) =>
  [...Map.groupBy(suburbs, ({ id }) => id).values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : { suburb: first, count: others.length + 1 }))
    .sort((left, right) => right.count - left.count || byName(world)(left.suburb, right.suburb))
    .slice(0, SHOWN_SUBURBS)
    .map(({ suburb, count }) => ({ location: locationView(world, suburb), count }))
