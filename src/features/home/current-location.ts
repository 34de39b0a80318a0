import { fromPromise } from 'xstate'
import type { Bounds } from '#domain/geo/bounds.ts'
import { isInBounds } from '#domain/geo/bounds-of-points.ts'
import { DEFAULT_LOCATION_URI } from '#domain/search/search-parameters.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import {
  currentLocationMachine,
  type FindPlaceOutput,
  type LocateOutput,
  type Permission,
  type Position,
} from '#machines/current-location/current-location.machine.ts'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { listingsUrl } from './listings-url.ts'
import { locateInBrowser } from './locate-in-browser.ts'
import { readPermission } from './location-permission.ts'

/** The mainland with Tasmania, Christmas Island, Cocos, Lord Howe and Norfolk. */
const australia: readonly Bounds[] = [
  { south: -44, west: 112, north: -9.1, east: 154.5 },
  { south: -10.7, west: 105.4, north: -10.3, east: 105.8 },
  { south: -12.3, west: 96.7, north: -11.7, east: 97 },
  { south: -31.9, west: 158.9, north: -31.4, east: 159.4 },
  { south: -29.2, west: 167.8, north: -28.9, east: 168.1 },
]

/** The lookup of the current place in this browser; it ends in the homes of that place, in a mode of search. */
export function currentLocationLogic(mode: SearchMode, open: (address: string) => void) {
  const openListings = (uri: string) => open(listingsUrl(mode, uri))
  return currentLocationMachine.provide({
    actors: {
      readPermission: fromPromise<Permission>(() => readPermission()),
      locate: fromPromise<LocateOutput>(() => locateInBrowser()),
      findPlace: fromPromise<FindPlaceOutput, Position>(async ({ input, signal: asked }) => {
        // The server's 404 would stand in the console as an error.
        if (!australia.some((bounds) => isInBounds(input, bounds))) return { ok: false }
        const result = await resultOf((signal) => {
          const query = { lat: input.latitude, lng: input.longitude }
          return rest.GET('/location/by-point', { params: { query }, signal })
        }, asked)
        if (result.ok) return { ok: true, place: { uri: result.data.uri } }
        // No suburb there is an answer; anything else is none.
        if (result.problem.status !== 404) throw new Error(result.problem.message)
        return { ok: false }
      }),
    },
    actions: {
      openPlace: (_, place) => {
        if (place) openListings(place.uri)
      },
      openDefaultPlace: () => openListings(DEFAULT_LOCATION_URI),
    },
  })
}
