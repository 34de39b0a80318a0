import type { StateCode } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort } from '../refusal.ts'
import { orderBy } from '../search/order.ts'
import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { byName, homesOfPlace, type Paging, requirePage, stateCounts } from './location-finder.ts'
import { locationView } from './locations.ts'
import { placeById, placeByUri } from './place-words.ts'

type Filter = { stateCode?: StateCode | null; locationUri?: string | null }

const SHOWN_SUBURBS = 40

export const newDevelopmentQueries = ({ world }: MockPortal) => ({
  newDevelopments({ filter: { stateCode, locationUri }, paging }: { filter: Filter; paging: Paging }) {
    requirePage(paging)
    requireShort('locationUri', locationUri ?? '', 200)
    const place = locationUri == null ? null : placeByUri(world, locationUri.toLowerCase())
    if (locationUri != null && (place === null || place.type === 'street')) return null

    const all = world.listings
      .getAll()
      .filter(({ listingClass, statusType, listingType }) => {
        return listingClass === 'newDevelopment' && statusType === 'available' && listingType === 'sale'
      })
      .toSorted(orderBy('Boosted', world))
    const stateOf = ({ suburbId }: { suburbId: number }) => placeById(world, suburbId).stateCode
    const ofState = all.filter((home) => stateCode == null || stateOf(home) === stateCode)
    const ofPlace = place === null ? null : homesOfPlace(world, place)
    const found = ofState.filter((home) => ofPlace === null || ofPlace.includes(home))
    return {
      total: found.length,
      paging,
      results: found.slice(paging.skip, paging.skip + paging.take).map((home) => listingSummary(world, home)),
      states: stateCounts(all.map(stateOf)),
      suburbs: suburbCounts(
        world,
        ofState.map(({ suburbId }) => placeById(world, suburbId)),
      ),
      location: place === null ? null : locationView(world, place),
    }
  },
})

/** The most first, then by name. */
const suburbCounts = (world: World, suburbs: readonly PlaceRecord[]) =>
  [...Map.groupBy(suburbs, ({ id }) => id).values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : { suburb: first, count: others.length + 1 }))
    .sort((left, right) => right.count - left.count || byName(world)(left.suburb, right.suburb))
    .slice(0, SHOWN_SUBURBS)
    .map(({ suburb, count }) => ({ location: locationView(world, suburb), count }))
