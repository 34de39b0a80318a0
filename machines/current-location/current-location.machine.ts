import { assign, fromPromise, setup } from 'xstate'

export type Position = { latitude: number; longitude: number }
export type Place = { uri: string; label: string }
export type LocateOutput = { ok: true; position: Position } | { ok: false; reason: 'REFUSED' | 'UNKNOWN' }
export type FindPlaceOutput = { ok: true; place: Place } | { ok: false }

const missing = (name: string) => () => {
  throw new Error(`currentLocationMachine needs provide() with ${name}`)
}

/**
 * One visitor's wish to see homes around them: from the browser's position to the suburb there.
 * The position is asked for only when the visitor wishes it, goes no further than the one question for its suburb, and
 * is not kept. Every wait ends by itself or by the visitor. Owned by the home page.
 */
export const currentLocationMachine = setup({
  types: {} as {
    context: { position: Position | null }
    events: { type: 'location.requested' } | { type: 'request.withdrawn' }
    tags: 'busy'
  },
  actors: {
    locate: fromPromise<LocateOutput>(missing('locate')),
    findPlace: fromPromise<FindPlaceOutput, Position>(missing('findPlace')),
  },
  actions: {
    keepPosition: assign((_, output: LocateOutput) => ({ position: output.ok ? output.position : null })),
    forgetPosition: assign({ position: null }),
    openPlace: (...[, place]: [unknown, FindPlaceOutput]) => missing(`openPlace for ${place.ok}`)(),
  },
  guards: {
    isLocated: (_, output: LocateOutput) => output.ok,
    isRefused: (_, output: LocateOutput) => !output.ok && output.reason === 'REFUSED',
    isFound: (_, output: FindPlaceOutput) => output.ok,
  },
  delays: { locateTimeout: 20_000, findPlaceTimeout: 10_000 },
}).createMachine({
  id: 'currentLocation',
  context: { position: null },
  initial: 'idle',
  states: {
    idle: { on: { 'location.requested': 'locating' } },
    locating: {
      tags: 'busy',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: 'findingPlace',
            actions: { type: 'keepPosition', params: ({ event }) => event.output },
          },
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
      after: { locateTimeout: 'unknown' },
      on: { 'request.withdrawn': 'idle' },
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
            actions: { type: 'openPlace', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
      after: { findPlaceTimeout: 'unknown' },
      on: { 'request.withdrawn': 'idle' },
    },
    found: { on: { 'location.requested': 'locating' } },
    refused: { on: { 'location.requested': 'locating' } },
    unknown: { on: { 'location.requested': 'locating' } },
  },
})
