import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type Position = { latitude: number; longitude: number }
export type Place = { uri: string }
export type Permission = 'granted' | 'prompt' | 'denied'
export type LocateOutput = { ok: true; position: Position } | { ok: false; reason: 'REFUSED' | 'UNKNOWN' }
export type FindPlaceOutput = { ok: true; place: Place } | { ok: false }

export type CurrentLocationInput = {
  /** Whether the visitor asked for it, so that the browser may ask them, and failing is said rather than covered. */
  isAsked: boolean
  /** Checked first; a visitor who asks for homes near them means where they are, and gives none. */
  lastVisited: Place | null
}

const missing = missingPartsOf('currentLocationMachine')
const whenOnlyNeeded = { guard: 'isOnlyNeeded', target: 'fellBack' } as const

/**
 * One lookup of the place to show homes of: the last visited, else the suburb of the browser's position, else, where
 * only the page needs a place, the default one. Without being asked it never makes the browser ask: it uses a stored
 * permission or none. The position goes no further than the one question for its suburb, and is not kept. Every wait
 * ends by itself or by the visitor. Owned by the home page and the pages of a mode alone.
 */
export const currentLocationMachine = setup({
  types: {} as {
    input: CurrentLocationInput
    context: CurrentLocationInput & { position: Position | null }
    events: { type: 'location.requested' } | { type: 'request.withdrawn' }
    tags: 'busy'
  },
  actors: {
    readPermission: fromPromise<Permission>(missing('readPermission')),
    locate: fromPromise<LocateOutput>(missing('locate')),
    findPlace: fromPromise<FindPlaceOutput, Position>(missing('findPlace')),
  },
  actions: {
    setPosition: assign((_, output: LocateOutput) => ({ position: output.ok ? output.position : null })),
    forgetPosition: assign({ position: null }),
    openPlace: (...[, place]: [unknown, Place | null]) => missing(`openPlace for ${place?.uri}`)(),
    openDefaultPlace: missing('openDefaultPlace'),
  },
  guards: {
    isKnown: ({ context }) => context.lastVisited !== null,
    isOnlyNeeded: ({ context }) => !context.isAsked,
    isGranted: (_, permission: Permission) => permission === 'granted',
    isDenied: (_, permission: Permission) => permission === 'denied',
    isLocated: (_, output: LocateOutput) => output.ok,
    isRefused: (_, output: LocateOutput) => !output.ok && output.reason === 'REFUSED',
    isFound: (_, output: FindPlaceOutput) => output.ok,
  },
  delays: { permissionTimeout: 2000, locateTimeout: 20_000, findPlaceTimeout: 10_000 },
}).createMachine({
  id: 'currentLocation',
  context: ({ input }) => ({ ...input, position: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'location.requested': [
          {
            guard: 'isKnown',
            target: 'found',
            actions: { type: 'openPlace', params: ({ context }) => context.lastVisited },
          },
          { target: 'checkingPermission' },
        ],
      },
    },
    checkingPermission: {
      tags: 'busy',
      invoke: {
        id: 'readPermission',
        src: 'readPermission',
        onDone: [
          { guard: { type: 'isGranted', params: ({ event }) => event.output }, target: 'locating' },
          whenOnlyNeeded,
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'locating' },
        ],
        onError: [whenOnlyNeeded, { target: 'locating' }],
      },
      after: { permissionTimeout: [whenOnlyNeeded, { target: 'locating' }] },
      on: { 'request.withdrawn': [whenOnlyNeeded, { target: 'idle' }] },
    },
    locating: {
      tags: 'busy',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: 'findingPlace',
            actions: { type: 'setPosition', params: ({ event }) => event.output },
          },
          whenOnlyNeeded,
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'unknown' },
        ],
        onError: [whenOnlyNeeded, { target: 'unknown' }],
      },
      after: { locateTimeout: [whenOnlyNeeded, { target: 'unknown' }] },
      on: { 'request.withdrawn': [whenOnlyNeeded, { target: 'idle' }] },
    },
    findingPlace: {
      tags: 'busy',
      exit: 'forgetPosition',
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => context.position ?? { latitude: 0, longitude: 0 },
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: {
              type: 'openPlace',
              params: ({ event }) => (event.output.ok ? event.output.place : null),
            },
          },
          whenOnlyNeeded,
          { target: 'unknown' },
        ],
        onError: [whenOnlyNeeded, { target: 'unknown' }],
      },
      after: { findPlaceTimeout: [whenOnlyNeeded, { target: 'unknown' }] },
      on: { 'request.withdrawn': [whenOnlyNeeded, { target: 'idle' }] },
    },
    refused: { on: { 'location.requested': 'checkingPermission' } },
    unknown: { on: { 'location.requested': 'checkingPermission' } },
    fellBack: { type: 'final', entry: 'openDefaultPlace' },
    found: { type: 'final' },
  },
})
