import { listedPlaces } from '#domain/locations/listed-places.ts'
import { buildingSlug, formatNewBuildingUrl } from '#domain/locations/new-building-url.ts'
import { initialOf } from '#domain/locations/place-words.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging, Refusal } from '../refusal.ts'
import { compare } from '../search/agents.ts'
import { orderBy } from '../search/order.ts'
import { completionIndexOf, placeById, placeByUri, suburbIdsOf } from '../search/places.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { listingSummary, officeOf } from './listing-summary.ts'
import { scoresOf } from './location-reviews.ts'
import { locationView } from './locations.ts'
import { stateCounts } from './state-counts.ts'
import { officeView } from './offices.ts'
import { byName, suburbCounts } from './suburb-counts.ts'

const SHOWN_SUBURBS = 40

type Filter = {
  type: PlaceRecord['type']
  stateCode?: StateCode | null
  letter?: string | null
  query: string
  parentUri?: string | null
  order: 'name' | 'popular'
}
type ProjectFilter = { stateCode?: StateCode | null; locationUri?: string | null }

export const locationFinderQueries = ({ world }: MockPortal) => ({
  locationFinder({ filter, paging }: { filter: Filter; paging: Paging }) {
    if (filter.letter != null && !/^[A-Z]$/.test(filter.letter)) {
      throw new Refusal('BAD_INPUT', 'letter must be one of A to Z.', 'letter')
    }
    const parent = filter.parentUri == null ? undefined : placeByUri(world, filter.parentUri.toLowerCase())
    return parent === null ? null : finderAnswer(world, filter, paging, parent)
  },

  newDevelopments({ filter: { stateCode, locationUri }, paging }: { filter: ProjectFilter; paging: Paging }) {
    const place = locationUri == null ? undefined : placeByUri(world, locationUri.toLowerCase())
    if (place === null || place?.type === 'street') return null
    const listings = newApartments(world, 'available').toSorted(orderBy('Boosted', world))
    const projects = Map.groupBy(listings, ({ projectName, suburbId }) => `${projectName} ${suburbId}`)
    const all = [...projects.values()].flatMap(([first]) => first ?? [])
    const suburbOf = ({ suburbId }: ListingRecord) => placeById(world, suburbId)
    const ofState = all.filter((listing) => stateCode == null || suburbOf(listing).stateCode === stateCode)
    const ids = place && suburbIdsOf(world, place)
    const { results, ...page } = pageOf(
      ofState.filter(({ suburbId }) => ids?.has(suburbId) ?? true),
      paging,
      (listing) => projectView(world, listing, listings),
    )
    return {
      ...page,
      projects: results,
      states: stateCounts(all.map((listing) => suburbOf(listing).stateCode)),
      suburbs: suburbCounts(world, ofState, SHOWN_SUBURBS),
      location: place === undefined ? null : locationView(world, place),
    }
  },

  newBuilding({ locationUri, slug }: { locationUri: string; slug: string }) {
    const suburb = placeByUri(world, locationUri.toLowerCase())
    const isOfBuilding = ({ suburbId, projectName }: ListingRecord) =>
      suburbId === suburb?.id && buildingSlug(projectName ?? '') === slug.toLowerCase()
    const offered = newApartments(world, 'available').filter(isOfBuilding)
    const sold = newApartments(world, 'completed')
      .filter(isOfBuilding)
      .toSorted((left, right) => compare(right.completedOn ?? '', left.completedOn ?? '') || right.id - left.id)
    const first = offered[0] ?? sold[0]
    if (first === undefined) return null
    return { project: projectView(world, first, offered), sold: sold.map((listing) => listingSummary(world, listing)) }
  },
})

function finderAnswer(world: World, filter: Filter, paging: Paging, parent: PlaceRecord | undefined) {
  const within = world.places
    .getAll()
    .filter((place) => place.type === filter.type && (parent === undefined || parentIdOf(place) === parent.id))
    .map((place) => ({ ...place, parentId: parentIdOf(place) }))
  const candidates = listedPlaces(completionIndexOf(world), { kind: filter.type, query: filter.query }, within)
  const hasState = ({ stateCode }: PlaceRecord) => filter.stateCode == null || stateCode === filter.stateCode
  const hasLetter = ({ name }: PlaceRecord) => filter.letter == null || initialOf(name) === filter.letter
  const found = candidates.filter((place) => hasState(place) && hasLetter(place)).toSorted(byName)
  const isByListings = filter.order === 'popular' && filter.type !== 'street'
  const listingsIn = (place: PlaceRecord) => marketOf(world, place).forSale + marketOf(world, place).forRent
  const inOrder = isByListings ? found.toSorted((left, right) => listingsIn(right) - listingsIn(left)) : found
  const letters = Map.groupBy(candidates.filter(hasState), ({ name }) => initialOf(name))
  return {
    ...pageOf(inOrder, paging, (place) => ({
      location: locationView(world, place),
      ...marketOf(world, place),
      childCount: world.places.getAll().filter((child) => parentIdOf(child) === place.id).length,
      score: scoresOf(world, place.id).get('overall')?.score ?? null,
    })),
    letters: [...letters]
      .flatMap(([letter, { length: count }]) => (letter === null ? [] : { letter, count }))
      .sort((left, right) => compare(left.letter, right.letter)),
    states: stateCounts(candidates.filter(hasLetter).map(({ stateCode }) => stateCode)),
    parent: parent === undefined ? null : locationView(world, parent),
  }
}

/** The region of a suburb, the suburb of a street. */
const parentIdOf = ({ type, regionId, suburbId }: PlaceRecord): number | null =>
  type === 'suburb' ? regionId : type === 'street' ? suburbId : null

function marketOf(world: World, place: PlaceRecord) {
  const listings = listingsOfPlace(world, place).filter(({ statusType }) => statusType === 'available')
  const count = (type: ListingRecord['listingType']) =>
    listings.filter(({ listingType }) => listingType === type).length
  return { forSale: count('sale'), forRent: count('rental') }
}

/** The listings that were not withdrawn; on a street those whose street address may be known. */
export function listingsOfPlace(world: World, place: PlaceRecord): ListingRecord[] {
  const listings = world.listings.getAll().filter(({ statusType }) => statusType !== 'removed')
  if (place.type === 'street') {
    return listings.filter(({ streetId, isAddressHidden }) => streetId === place.id && !isAddressHidden)
  }
  const ids = suburbIdsOf(world, place)
  return listings.filter(({ suburbId }) => ids.has(suburbId))
}

/** Homes in projects; one whose street address is hidden is in none. */
const newApartments = (world: World, status: ListingRecord['statusType']) =>
  world.listings.getAll().filter(({ listingClass, statusType, listingType, isAddressHidden, projectName }) => {
    const isNew = listingClass === 'newDevelopment' && statusType === status && listingType === 'sale'
    return isNew && projectName !== null && !isAddressHidden
  })

function projectView(world: World, first: ListingRecord, listings: readonly ListingRecord[]) {
  const name = first.projectName ?? ''
  const apartments = listings
    .filter(({ projectName, suburbId }) => projectName === name && suburbId === first.suburbId)
    .toSorted((left, right) => (left.priceFrom ?? Infinity) - (right.priceFrom ?? Infinity) || left.id - right.id)
  const suburb = placeById(world, first.suburbId)
  return {
    name,
    canonicalUri: formatNewBuildingUrl(suburb.uri, name),
    streetAddress: first.streetAddress?.replace(/^[^/]*\//, '') ?? null,
    location: locationView(world, suburb),
    office: officeView(world, officeOf(world, first)),
    photo: [...apartments, first].flatMap(({ photos }) => photos)[0] ?? null,
    apartments: apartments.map((listing) => listingSummary(world, listing)),
  }
}
