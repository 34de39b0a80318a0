import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson'
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { PolygonRings } from '#domain/geo/well-known-text.ts'
import { darkMapColours, lightMapColours } from '#src/design/tokens/map-colours.ts'
import type { MapTheme } from './map-theme.ts'

/** An area shown on a map; `isApproximate` draws it dashed. */
export type MapOutline = { id: string; polygons: readonly PolygonRings[]; isApproximate: boolean }

/** What is put onto a style bears this, and stays when the style changes. */
export const OWN_PREFIX = 'portal-'

const SOURCE = `${OWN_PREFIX}outlines`
const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Shows outlines on a map, instead of those it showed before. The style must be loaded. */
export function showOutlines(map: MapLibreMap, outlines: readonly MapOutline[], theme: MapTheme): void {
  if (!map.getSource(SOURCE)) map.addSource(SOURCE, { type: 'geojson', data: NO_FEATURES })
  for (const layer of layers(theme)) {
    if (!map.getLayer(layer.id)) map.addLayer(layer)
  }
  map.setPaintProperty(`${OWN_PREFIX}area`, 'fill-color', coloursOf(theme).outline)
  for (const id of ['line', 'dashes']) {
    map.setPaintProperty(`${OWN_PREFIX}${id}`, 'line-color', coloursOf(theme).outline)
  }
  void map.getSource<GeoJSONSource>(SOURCE)?.setData({ type: 'FeatureCollection', features: outlines.map(toFeature) })
}

const coloursOf = (theme: MapTheme) => (theme === 'dark' ? darkMapColours : lightMapColours)

function layers(theme: MapTheme): LayerSpecification[] {
  const { outline } = coloursOf(theme)
  const width = { 'line-color': outline, 'line-width': 2 }
  return [
    {
      id: `${OWN_PREFIX}area`,
      type: 'fill',
      source: SOURCE,
      paint: { 'fill-color': outline, 'fill-opacity': 0.07 },
    },
    {
      id: `${OWN_PREFIX}line`,
      type: 'line',
      source: SOURCE,
      filter: ['==', ['get', 'isApproximate'], false],
      paint: width,
    },
    {
      id: `${OWN_PREFIX}dashes`,
      type: 'line',
      source: SOURCE,
      filter: ['==', ['get', 'isApproximate'], true],
      paint: { ...width, 'line-dasharray': [2, 2] },
    },
  ]
}

const toFeature = ({ polygons, isApproximate }: MapOutline): Feature<MultiPolygon> => ({
  type: 'Feature',
  properties: { isApproximate },
  geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(closedRing)) },
})

function closedRing(ring: readonly LatLong[]): Position[] {
  const positions = ring.map(({ latitude, longitude }) => [longitude, latitude])
  const [first] = positions
  return first === undefined ? [] : [...positions, first]
}
