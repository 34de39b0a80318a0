import { fromPromise } from 'xstate'
import { isInAustralia } from '#domain/geo/australia.ts'
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

/** The lookup of the current place in this browser; it ends in the homes of that place, in a mode of search. */
export function currentLocationLogic(mode: SearchMode, open: (address: string) => void) {
  const openListings = (uri: string) => open(listingsUrl(mode, uri))
  return currentLocationMachine.provide({
    actors: {
      readPermission: fromPromise<Permission>(() => readPermission()),
      locate: fromPromise<LocateOutput>(() => locateInBrowser()),
      findPlace: fromPromise<FindPlaceOutput, Position>(async ({ input, signal: asked }) => {
        // The server's 404 would stand in the console as an error.
        if (!isInAustralia(input)) return { ok: false }
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
