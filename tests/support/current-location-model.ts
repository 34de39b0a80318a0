import { fromPromise } from 'xstate'
import {
  currentLocationMachine,
  type FindPlaceOutput,
  type LocateOutput,
  type Position,
} from '#machines/current-location/current-location.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const position = { latitude: -37.8, longitude: 144.98 }
export const place = { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' }

const done = (actor: string, output: LocateOutput | FindPlaceOutput) => ({
  type: `xstate.done.actor.${actor}`,
  output,
})

/** Everything that can happen to the wish for homes nearby, the outcomes of its waits included. */
export const currentLocationEvents = [
  { type: 'location.requested' },
  { type: 'request.withdrawn' },
  done('locate', { ok: true, position }),
  done('locate', { ok: false, reason: 'REFUSED' }),
  done('locate', { ok: false, reason: 'UNKNOWN' }),
  { type: 'xstate.error.actor.locate' },
  { type: 'xstate.after.locateTimeout.currentLocation.locating' },
  done('findPlace', { ok: true, place }),
  done('findPlace', { ok: false }),
  { type: 'xstate.error.actor.findPlace' },
  { type: 'xstate.after.findPlaceTimeout.currentLocation.findingPlace' },
]

/** The machine without surroundings: waits that never end by themselves, a page that is never opened. */
export const stillCurrentLocation = currentLocationMachine.provide({
  actors: {
    locate: fromPromise<LocateOutput>(() => new Promise(() => {})),
    findPlace: fromPromise<FindPlaceOutput, Position>(() => new Promise(() => {})),
  },
  actions: { openPlace: () => {} },
})

export const currentLocationPaths = transitionPaths(stillCurrentLocation, currentLocationEvents)
