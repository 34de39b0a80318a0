import { fromPromise } from 'xstate'
import {
  type CurrentLocationInput,
  currentLocationMachine,
  type FindPlaceOutput,
  type LocateOutput,
  type Permission,
  type Position,
} from '#machines/current-location/current-location.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const position = { latitude: -37.8, longitude: 144.98 }
export const place = { uri: 'fitzroy-vic-3065' }

const done = (actor: string, output: Permission | LocateOutput | FindPlaceOutput) => ({
  type: `xstate.done.actor.${actor}`,
  output,
})

/** Everything that can happen to a lookup of the current place, the outcomes of its waits included. */
export const currentLocationEvents = [
  { type: 'location.requested' },
  { type: 'request.withdrawn' },
  done('readPermission', 'granted'),
  done('readPermission', 'prompt'),
  done('readPermission', 'denied'),
  { type: 'xstate.error.actor.readPermission' },
  { type: 'xstate.after.permissionTimeout.currentLocation.checkingPermission' },
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

/** The machine without surroundings: waits that never end by themselves, pages that are never opened. */
export const stillCurrentLocation = currentLocationMachine.provide({
  actors: {
    readPermission: fromPromise<Permission>(() => new Promise(() => {})),
    locate: fromPromise<LocateOutput>(() => new Promise(() => {})),
    findPlace: fromPromise<FindPlaceOutput, Position>(() => new Promise(() => {})),
  },
  actions: { openPlace: () => {}, openDefaultPlace: () => {} },
})

const pathsOf = (input: CurrentLocationInput) => transitionPaths(stillCurrentLocation, currentLocationEvents, input)

/** A visitor presses "Homes near me". */
export const askedPaths = pathsOf({ isAsked: true, lastVisited: null })
/** A page needs a place: of a visitor who never looked at one, and of one who did. */
export const neededPaths = pathsOf({ isAsked: false, lastVisited: null })
export const returningPaths = pathsOf({ isAsked: false, lastVisited: place })

/** The name of the state in a key of a path. */
export const stateOf = (key: string): string => key.split(' ')[0]?.replaceAll('"', '') ?? ''

/** An event with its outcome, in words that tell it from every other. */
export const eventName = (event: { type: string; output?: unknown }): string =>
  [event.type, ...('output' in event ? [JSON.stringify(event.output)] : [])].join(' ')
