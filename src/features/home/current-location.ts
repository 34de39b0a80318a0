import { fromPromise } from 'xstate'
import { DEFAULT_LOCATION_URI } from '#domain/search/search-parameters.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import {
  currentLocationMachine,
  type FindPlaceOutput,
  type LocateOutput,
  type Permission,
  type Position,
} from '#machines/current-location/current-location.machine.ts'
import { createRestClient } from '#src/api/rest/rest-client.ts'
import { homesAddress } from './homes-address.ts'
import { locateInBrowser } from './locate-in-browser.ts'
import { readPermission } from './location-permission.ts'

/** The lookup of the current place in this browser; it ends in the homes of that place, in a mode of search. */
export function currentLocationLogic(mode: SearchMode, open: (address: string) => void) {
  const rest = createRestClient({ baseUrl: '' })
  const openHomes = (uri: string) => open(homesAddress(mode, uri))
  return currentLocationMachine.provide({
    actors: {
      readPermission: fromPromise<Permission>(() => readPermission()),
      locate: fromPromise<LocateOutput>(() => locateInBrowser()),
      findPlace: fromPromise<FindPlaceOutput, Position>(async ({ input, signal }) => {
        const result = await rest.locationByPoint(input, { signal })
        if (result.ok) return { ok: true, place: { uri: result.data.uri } }
        // No suburb there is an answer; anything else is none.
        if (result.problem.status !== 404) throw new Error(result.problem.message)
        return { ok: false }
      }),
    },
    actions: {
      openPlace: (_, place) => {
        if (place) openHomes(place.uri)
      },
      openDefaultPlace: () => openHomes(DEFAULT_LOCATION_URI),
    },
  })
}
