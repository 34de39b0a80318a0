import { listedPlaces } from '#domain/locations/listed-places.ts'
import { initialOf, nameSortKey } from '#domain/locations/place-words.ts'
import { type StateCode, stateCodes, states } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { completionIndexOf } from '../search/complete-place.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { locationView } from './locations.ts'
import { placeById, placeByUri } from './place-words.ts'

export type Paging = { skip: number; take: number }

type Filter = {
  type: PlaceRecord['type']
  stateCode?: StateCode | null
  letter?: string | null
  query: string
  parentUri?: string | null
  order: 'name' | 'popular'
}

export const locationFinderQueries = ({ world }: MockPortal) => ({
  locationFinder({ filter, paging }: { filter: Filter; paging: Paging }) {
    requirePage(paging)
    requireShort('query', filter.query, 100)
    requireShort('parentUri', filter.parentUri ?? '', 200)
    if (filter.letter != null && !/^[A-Z]$/.test(filter.letter)) {
      throw new Refusal('BAD_INPUT', 'letter must be one of A to Z.', 'letter')
    }
    const parent = filter.parentUri == null ? null : placeByUri(world, filter.parentUri.toLowerCase())
    if (filter.parentUri != null && parent === null) return null
    return finderAnswer(world, filter, paging, parent)
  },
})

export function requirePage({ skip, take }: Paging): void {
  requireWithin('skip', skip, 0, 100_000)
  requireWithin('take', take, 1, 100)
}

function finderAnswer(world: World, filter: Filter, paging: Paging, parent: PlaceRecord | null) {
  const { skip, take } = paging
  const within = world.places
    .getAll()
    .filter((place) => place.type === filter.type && (parent === null || parentIdOf(place) === parent.id))
    .map((place) => ({ ...place, parentId: parentIdOf(place) }))
  const candidates = listedPlaces(completionIndexOf(world), { kind: filter.type, query: filter.query }, within)
  const hasState = ({ stateCode }: PlaceRecord) => filter.stateCode == null || stateCode === filter.stateCode
  const hasLetter = ({ name }: PlaceRecord) => filter.letter == null || initialOf(name) === filter.letter
  const found = candidates.filter((place) => hasState(place) && hasLetter(place)).toSorted(byName(world))
  const isByHomes = filter.order === 'popular' && filter.type !== 'street'
  const homesOf = (place: PlaceRecord) => marketOf(world, place).forSale + marketOf(world, place).forRent
  const inOrder = isByHomes ? found.toSorted((left, right) => homesOf(right) - homesOf(left)) : found
  const letters = candidates.filter(hasState).flatMap(({ name }) => initialOf(name) ?? [])
  return {
    total: found.length,
    paging,
    results: inOrder.slice(skip, skip + take).map((place) => ({
      location: locationView(world, place),
      ...marketOf(world, place),
      childCount: world.places.getAll().filter((child) => parentIdOf(child) === place.id).length,
    })),
    letters: [...new Set(letters)]
      .sort()
      .map((letter) => ({ letter, count: letters.filter((each) => each === letter).length })),
    states: stateCounts(candidates.filter(hasLetter).map(({ stateCode }) => stateCode)),
    parent: parent === null ? null : locationView(world, parent),
  }
}

/** The states that occur, in the order of their codes. */
export const stateCounts = (codes: readonly StateCode[]) =>
  stateCodes
    .map((code) => ({
      state: { code, name: states[code].name },
      count: codes.filter((each) => each === code).length,
    }))
    .filter(({ count }) => count > 0)

/** From A to Z. */
export const byName =
  (world: World) =>
  (left: PlaceRecord, right: PlaceRecord): number =>
    sortKeyOf(world, left) < sortKeyOf(world, right) ? -1 : 1

const sortKeyOf = (world: World, place: PlaceRecord): string =>
  nameSortKey({ ...place, suburbName: place.suburbId === null ? null : placeById(world, place.suburbId).name })

/** The region of a suburb, the suburb of a street. */
const parentIdOf = ({ type, regionId, suburbId }: PlaceRecord): number | null =>
  type === 'suburb' ? regionId : type === 'street' ? suburbId : null

function marketOf(world: World, place: PlaceRecord) {
  const homes = homesOfPlace(world, place).filter(({ statusType }) => statusType === 'available')
  return {
    forSale: homes.filter(({ listingType }) => listingType === 'sale').length,
    forRent: homes.filter(({ listingType }) => listingType === 'rental').length,
  }
}

/** The listings that were not withdrawn; on a street those whose street address may be known. */
export function homesOfPlace({ listings, places }: World, place: PlaceRecord): ListingRecord[] {
  const homes = listings.getAll().filter(({ statusType }) => statusType !== 'removed')
  if (place.type === 'street') {
    return homes.filter(({ streetId, isAddressHidden }) => streetId === place.id && !isAddressHidden)
  }
  const suburbs = places.getAll().filter(({ id, type, regionId }) => {
    return type === 'suburb' && (id === place.id || regionId === place.id)
  })
  const ids = new Set(suburbs.map(({ id }) => id))
  return homes.filter(({ suburbId }) => ids.has(suburbId))
}
