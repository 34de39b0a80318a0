import { assign, fromPromise, setup } from 'xstate'
import type { Bounds } from '#domain/geo/bounds.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { type ShapeFault, shapeFault } from '#domain/geo/shape.ts'
import type { Viewport } from '#domain/search/search-parameters.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** The part of the country that a map shows. */
export type MapArea = { bounds: Bounds; viewport: Viewport }
export type LoadMarkersOutput = { total: number; isTruncated: boolean }
export type ApplyShapeOutput = { ok: true } | { ok: false; reason: 'UNREACHABLE' | 'TOO_LONG' }
/** Why a shape is not searched. */
export type ShapeProblem = ShapeFault | 'UNREACHABLE' | 'TOO_LONG'

const missing = missingPartsOf('mapSearchMachine')

/**
 * One map beside one page of results: its pins, and the wish to search what it shows or what is drawn on it.
 * Every search that the page makes loads the pins anew. A move of the visitor's searches there by itself while results
 * follow the map, else it offers to. A shape that cannot be one is never searched, and nothing drawn is lost by failing.
 * Owned by the results page; the URL holds what was searched.
 */
export const mapSearchMachine = setup({
  types: {} as {
    input: { isFollowing: boolean }
    context: { isFollowing: boolean; area: MapArea | null; corners: LatLong[]; problem: ShapeProblem | null }
    events:
      | { type: 'search.changed' }
      | { type: 'pins.wanted' }
      | { type: 'map.moved'; area: MapArea }
      | { type: 'area.searched' }
      | { type: 'following.switched' }
      | { type: 'drawing.started'; corners: LatLong[] }
      | { type: 'drawing.repeated' }
      | { type: 'drawing.abandoned' }
      | { type: 'corners.changed'; corners: LatLong[] }
      | { type: 'shape.applied' }
    tags: 'loading' | 'drawing' | 'editing' | 'offering'
  },
  actors: {
    loadMarkers: fromPromise<LoadMarkersOutput>(missing('loadMarkers')),
    applyShape: fromPromise<ApplyShapeOutput, LatLong[]>(missing('applyShape')),
  },
  actions: {
    setArea: assign((_, area: MapArea) => ({ area })),
    forgetArea: assign({ area: null }),
    setCorners: assign((_, corners: LatLong[]) => ({ corners, problem: null })),
    forgetCorners: assign({ corners: [], problem: null }),
    findFault: assign(({ context }) => ({ problem: shapeFault(context.corners) })),
    setRefusal: assign((_, output: ApplyShapeOutput) => ({ problem: output.ok ? null : output.reason })),
    setNoResponse: assign({ problem: 'UNREACHABLE' }),
    switchFollowing: assign(({ context }) => ({ isFollowing: !context.isFollowing })),
    searchArea: (...[, { how }]: [unknown, { area: MapArea | null; how: 'push' | 'replace' }]) =>
      missing(`searchArea by ${how}`)(),
  },
  guards: {
    isFollowing: ({ context }) => context.isFollowing,
    isShape: ({ context }) => shapeFault(context.corners) === null,
    hasCorners: (_, corners: LatLong[]) => corners.length > 0,
    wasApplied: (_, output: ApplyShapeOutput) => output.ok,
    isTruncated: (_, output: LoadMarkersOutput) => output.isTruncated,
  },
  delays: { restDelay: 350, markersTimeout: 20_000, applyTimeout: 20_000 },
}).createMachine({
  id: 'mapSearch',
  context: ({ input }) => ({ ...input, area: null, corners: [], problem: null }),
  type: 'parallel',
  states: {
    pins: {
      initial: 'loading',
      on: { 'search.changed': '.loading' },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadMarkers',
            src: 'loadMarkers',
            onDone: [
              { guard: { type: 'isTruncated', params: ({ event }) => event.output }, target: 'tooMany' },
              { target: 'shown' },
            ],
            onError: 'failed',
          },
          after: { markersTimeout: 'failed' },
        },
        shown: {},
        tooMany: {},
        failed: { on: { 'pins.wanted': 'loading' } },
      },
    },
    area: {
      initial: 'resting',
      on: {
        'drawing.started': [
          {
            guard: { type: 'hasCorners', params: ({ event }) => event.corners },
            target: '.editing',
            actions: { type: 'setCorners', params: ({ event }) => event.corners },
          },
          { target: '.drawing', actions: 'forgetCorners' },
        ],
      },
      states: {
        resting: {
          entry: 'forgetArea',
          on: {
            'following.switched': { actions: 'switchFollowing' },
            'map.moved': [
              {
                guard: 'isFollowing',
                target: 'settling',
                actions: { type: 'setArea', params: ({ event }) => event.area },
              },
              { target: 'moved', actions: { type: 'setArea', params: ({ event }) => event.area } },
            ],
          },
        },
        settling: {
          on: {
            'following.switched': { target: 'moved', actions: 'switchFollowing' },
            'map.moved': {
              target: 'settling',
              reenter: true,
              actions: { type: 'setArea', params: ({ event }) => event.area },
            },
            'search.changed': 'resting',
          },
          after: {
            restDelay: {
              target: 'resting',
              actions: { type: 'searchArea', params: ({ context }) => ({ area: context.area, how: 'replace' }) },
            },
          },
        },
        moved: {
          tags: 'offering',
          on: {
            'following.switched': {
              target: 'resting',
              actions: [
                'switchFollowing',
                { type: 'searchArea', params: ({ context }) => ({ area: context.area, how: 'replace' }) },
              ],
            },
            'map.moved': { actions: { type: 'setArea', params: ({ event }) => event.area } },
            'area.searched': {
              target: 'resting',
              actions: { type: 'searchArea', params: ({ context }) => ({ area: context.area, how: 'push' }) },
            },
            'search.changed': 'resting',
          },
        },
        drawing: {
          tags: 'drawing',
          on: {
            'corners.changed': {
              target: 'editing',
              actions: { type: 'setCorners', params: ({ event }) => event.corners },
            },
            'drawing.abandoned': 'resting',
          },
        },
        editing: {
          tags: 'editing',
          on: {
            'corners.changed': { actions: { type: 'setCorners', params: ({ event }) => event.corners } },
            'shape.applied': [{ guard: 'isShape', target: 'applying' }, { actions: 'findFault' }],
            'drawing.repeated': { target: 'drawing', actions: 'forgetCorners' },
            'drawing.abandoned': { target: 'resting', actions: 'forgetCorners' },
          },
        },
        applying: {
          tags: ['editing', 'loading'],
          invoke: {
            id: 'applyShape',
            src: 'applyShape',
            input: ({ context }) => context.corners,
            onDone: [
              {
                guard: { type: 'wasApplied', params: ({ event }) => event.output },
                target: 'resting',
                actions: 'forgetCorners',
              },
              { target: 'editing', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
            ],
            onError: { target: 'editing', actions: 'setNoResponse' },
          },
          after: { applyTimeout: { target: 'editing', actions: 'setNoResponse' } },
          on: { 'drawing.abandoned': { target: 'resting', actions: 'forgetCorners' } },
        },
      },
    },
  },
})
