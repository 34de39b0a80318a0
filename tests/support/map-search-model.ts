import { fromPromise } from 'xstate'
import {
  type ApplyShapeOutput,
  type LoadMarkersOutput,
  mapSearchMachine,
} from '#machines/map-search/map-search.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const area = {
  bounds: { south: -37.81, west: 144.97, north: -37.79, east: 144.99 },
  viewport: { latitude: -37.8, longitude: 144.98, zoom: 14 },
}
export const triangle = [
  { latitude: -37.8, longitude: 144.97 },
  { latitude: -37.8, longitude: 144.99 },
  { latitude: -37.82, longitude: 144.98 },
]
export const corner = triangle.slice(0, 1)

const done = (actor: string, output: LoadMarkersOutput | ApplyShapeOutput) => ({
  type: `xstate.done.actor.${actor}`,
  output,
})

/** Everything that can happen to the pins. */
const pinEvents = [
  { type: 'search.changed' },
  { type: 'pins.wanted' },
  done('loadMarkers', { total: 12, isTruncated: false }),
  done('loadMarkers', { total: 9000, isTruncated: true }),
  { type: 'xstate.error.actor.loadMarkers' },
  { type: 'xstate.after.markersTimeout.mapSearch.pins.loading' },
]

/** Everything that can happen to the area that is searched. */
const areaEvents = [
  { type: 'map.moved', area },
  { type: 'area.searched' },
  { type: 'following.switched' },
  { type: 'xstate.after.restDelay.mapSearch.area.settling' },
  { type: 'drawing.started', corners: [] },
  { type: 'drawing.started', corners: triangle },
  { type: 'drawing.repeated' },
  { type: 'drawing.abandoned' },
  { type: 'corners.changed', corners: triangle },
  { type: 'corners.changed', corners: corner },
  { type: 'shape.applied' },
  done('applyShape', { ok: true }),
  done('applyShape', { ok: false, reason: 'UNREACHABLE' }),
  done('applyShape', { ok: false, reason: 'TOO_LONG' }),
  { type: 'xstate.error.actor.applyShape' },
  { type: 'xstate.after.applyTimeout.mapSearch.area.applying' },
  { type: 'search.changed' },
]

/** The machine without surroundings: waits that never end by themselves, an address that never changes. */
export const stillMapSearch = mapSearchMachine.provide({
  actors: {
    loadMarkers: fromPromise<LoadMarkersOutput>(() => new Promise(() => {})),
    applyShape: fromPromise<ApplyShapeOutput, typeof triangle>(() => new Promise(() => {})),
  },
  actions: { searchArea: () => {} },
})

/** The two halves of the machine do not know of each other, so each is walked by itself. */
export const pinPaths = transitionPaths(stillMapSearch, pinEvents, { isFollowing: true })
export const areaPaths = transitionPaths(stillMapSearch, areaEvents, { isFollowing: true })
