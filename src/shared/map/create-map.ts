import {
  addProtocol,
  type LayerSpecification,
  Map as MapLibreMap,
  type MapOptions,
  ScaleControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Bounds } from '#domain/geo/bounds.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { embeddedStyle, showOwnWater, withOwnWaterOf } from './embedded-style.ts'
import type { MapGround } from './map-ground.ts'
import { OWN_PREFIX } from './map-outlines.ts'
import { waterLayer } from './map-shades.ts'
import type { MapTheme } from './map-theme.ts'
import { isOfStreets } from './missing-tiles.ts'

/** What a map shows at first: a point at a zoom (0 the world, 20 a house), or an area with a margin around it. */
export type MapView = { centre: LatLong; zoom: number } | { bounds: Bounds }

export type MapSetting = {
  view: MapView
  theme: MapTheme
  /** The style of street tiles; null for the map that the portal draws by itself. */
  styleUrl: string | null
  /** Of the map that the portal draws by itself. */
  ground: MapGround
  /** The name of the map for screen readers. */
  label: string
  /** The id of the text that says how to use it. */
  instructionsId: string
}

setWorkerUrl(workerUrl)

const pmtiles = onIntent(() => import('pmtiles').then(({ Protocol }) => ({ Protocol })))

/** Teaches MapLibre addresses of PMTiles files, which a style of street tiles may name. */
export async function readTileFiles(): Promise<void> {
  const isKnown = pmtiles.loaded() !== null
  const { Protocol } = await pmtiles.load()
  if (!isKnown) addProtocol('pmtiles', new Protocol().tile)
}

const LARGEST_FITTED_ZOOM = 15
/** From here the country fits the width of a phone. */
const LEAST_ZOOM = 2.5
/** Within what the portal draws; so far north and south that a narrow, tall map can show the country from coast to coast. */
const FARTHEST_VIEW: [[west: number, south: number], [east: number, north: number]] = [
  [98, -60],
  [174, 13],
]
const NAMES_FADE_IN = 120
const FIT_PADDING = 48

/** A map in an element, north up. Throws where the browser cannot draw one (no WebGL). */
export function createMap(
  container: HTMLElement,
  { view, theme, styleUrl, ground, label, instructionsId }: MapSetting,
) {
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? embeddedStyle(theme, ground),
    ...viewOptions(view, container),
    minZoom: LEAST_ZOOM,
    maxZoom: 18,
    maxBounds: FARTHEST_VIEW,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    // Without it MapLibre finds places for all names anew in every frame of a move; longer keeps the map drawing after it.
    fadeDuration: NAMES_FADE_IN,
    locale: { 'Map.Title': label },
  })
  if (styleUrl !== null) fallBack(map, theme, ground)
  else if (ground.streets !== null) map.on('error', (event) => isOfStreets(event) && showOwnWater(map))
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-right')
  const canvas = map.getCanvas()
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-describedby', instructionsId)
  return map
}

/** Street tiles whose style does not come leave the visitor with the map that the portal draws by itself. */
function fallBack(map: MapLibreMap, theme: MapTheme, ground: MapGround): void {
  const onError = () => map.setStyle(embeddedStyle(theme, ground))
  map.once('error', onError)
  map.once('style.load', () => map.off('error', onError))
}

/** Follows the theme of the page; what was put onto the style by us stays. Street tiles have one look only. */
export function changeTheme(map: MapLibreMap, theme: MapTheme, ground: MapGround): void {
  map.setStyle(embeddedStyle(theme, ground), {
    transformStyle: (previous, next) => (previous === undefined ? next : withOwnParts(previous, next)),
  })
}

/** Shows another part of the country, at once where the visitor wants no motion; `event` is that of the visitor, where it is their move. */
export function showView(map: MapLibreMap, view: MapView, event?: { originalEvent: Event }): void {
  if ('bounds' in view) map.fitBounds(boundsOf(view.bounds), fittingIn(map.getContainer()), event)
  else map.easeTo({ center: centreOf(view.centre), zoom: view.zoom }, event)
}

function withOwnParts(previous: StyleSpecification, next: StyleSpecification): StyleSpecification {
  const isOwn = (id: string) => id.startsWith(OWN_PREFIX) || id.startsWith('td-')
  const sources = Object.entries(previous.sources).filter(([id]) => isOwn(id))
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(sources) },
    layers: withOwnLayers(
      withOwnWaterOf(previous.layers, next.layers),
      previous.layers.filter(({ id }) => isOwn(id)),
    ),
  }
}

/** Shades lie under the water, all else over everything. */
function withOwnLayers(layers: readonly LayerSpecification[], own: readonly LayerSpecification[]) {
  const water = layers.findIndex(({ id }) => id === waterLayer(layers))
  const shades = own.filter(({ type }) => type === 'circle')
  return [
    ...layers.slice(0, Math.max(0, water)),
    ...shades,
    ...layers.slice(Math.max(0, water)),
    ...own.filter((layer) => !shades.includes(layer)),
  ]
}

function viewOptions(view: MapView, container: HTMLElement): Partial<MapOptions> {
  if ('centre' in view) return { center: centreOf(view.centre), zoom: view.zoom }
  return {
    bounds: boundsOf(view.bounds),
    fitBoundsOptions: fittingIn(container),
  }
}

/** The library warns of padding that leaves no room, as in a map that is not laid out yet. */
const fittingIn = ({ clientWidth, clientHeight }: HTMLElement) => ({
  padding: Math.min(FIT_PADDING, clientWidth / 4, clientHeight / 4),
  maxZoom: LARGEST_FITTED_ZOOM,
})

const centreOf = ({ latitude, longitude }: LatLong): [number, number] => [longitude, latitude]

const boundsOf = ({ south, west, north, east }: Bounds): [number, number, number, number] => [west, south, east, north]
