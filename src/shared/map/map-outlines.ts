import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson'
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { PolygonRings } from '#domain/geo/well-known-text.ts'
import { darkMapColours, lightMapColours } from '#src/design/tokens/map-colours.ts'
import { showShades } from './map-shades.ts'
import type { MapTheme } from './map-theme.ts'

/** An area shown on a map; `isApproximate` shades about where it is, without an edge. */
export type MapOutline = { id: string; polygons: readonly PolygonRings[]; isApproximate: boolean }

/** What is put onto a style bears this, and stays when the style changes. */
export const OWN_PREFIX = 'portal-'

const SOURCE = `${OWN_PREFIX}outlines`
/** Less in the dark, where a lighter ground would swallow the streets. */
const SHADE_OPACITY: Readonly<Record<MapTheme, number>> = { light: 0.3, dark: 0.12 }
const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Shows outlines on a map, instead of those it showed before. The style must be loaded. */
export function showOutlines(map: MapLibreMap, outlines: readonly MapOutline[], theme: MapTheme): void {
  const { outline: colour } = theme === 'dark' ? darkMapColours : lightMapColours
  const shaded = outlines.filter(({ isApproximate }) => isApproximate)
  showShades(map, { outlines: shaded, colour, opacity: SHADE_OPACITY[theme], prefix: OWN_PREFIX })
  if (!map.getSource(SOURCE)) map.addSource(SOURCE, { type: 'geojson', data: NO_FEATURES })
  for (const layer of layers(colour)) {
    if (!map.getLayer(layer.id)) map.addLayer(layer)
  }
  map.setPaintProperty(`${OWN_PREFIX}area`, 'fill-color', colour)
  map.setPaintProperty(`${OWN_PREFIX}line`, 'line-color', colour)
  const exact = outlines.filter(({ isApproximate }) => !isApproximate)
  void map.getSource<GeoJSONSource>(SOURCE)?.setData({ type: 'FeatureCollection', features: exact.map(toFeature) })
}

const layers = (colour: string): LayerSpecification[] => [
  {
    id: `${OWN_PREFIX}area`,
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': colour, 'fill-opacity': 0.07 },
  },
  {
    id: `${OWN_PREFIX}line`,
    type: 'line',
    source: SOURCE,
    paint: { 'line-color': colour, 'line-width': 2 },
  },
]

export const toFeature = ({ polygons }: Pick<MapOutline, 'polygons'>): Feature<MultiPolygon> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(closedRing)) },
})

function closedRing(ring: readonly LatLong[]): Position[] {
  const positions = ring.map(({ latitude, longitude }) => [longitude, latitude])
  const [first] = positions
  return first === undefined ? [] : [...positions, first]
}
