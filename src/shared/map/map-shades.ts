import type { Feature, Point } from 'geojson'
import type { ExpressionSpecification, GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { circleAbout } from '#domain/geo/circle.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { PolygonRings } from '#domain/geo/well-known-text.ts'

type Shades = {
  outlines: readonly { polygons: readonly PolygonRings[] }[]
  colour: string
  opacity: number
  prefix: string
}

/** A large tile holds a shade whole, so that it stays when its centre is out of view. */
const LARGEST_TILE_ZOOM = 8
const LARGEST_ZOOM = 22

/**
 * Shades about where areas are whose boundary nobody states: darkest in the middle, without an edge, and under the water of the
 * style. A style that does not say what is water gets none, for a shade over the sea would be wrong.
 */
export function showShades(map: MapLibreMap, { outlines, colour, opacity, prefix }: Shades): void {
  const id = `${prefix}shades`
  const water = waterLayer(map.getStyle().layers)
  if (water === undefined) return
  if (!map.getSource(id)) {
    map.addSource(id, {
      type: 'geojson',
      maxzoom: LARGEST_TILE_ZOOM,
      data: { type: 'FeatureCollection', features: [] },
    })
  }
  if (!map.getLayer(id)) map.addLayer({ id, type: 'circle', source: id, paint }, water)
  map.setPaintProperty(id, 'circle-color', colour)
  map.setPaintProperty(id, 'circle-opacity', opacity)
  void map.getSource<GeoJSONSource>(id)?.setData({ type: 'FeatureCollection', features: outlines.flatMap(toShade) })
}

/** The last layer that fills water, which every known scheme of tiles calls by that name; undefined without one. */
export const waterLayer = (layers: readonly LayerSpecification[]): string | undefined =>
  layers.findLast((layer) => layer.type === 'fill' && layer['source-layer'] === 'water')?.id

/** As many metres on the ground at every zoom. */
const radius: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['get', 'pixels'],
  LARGEST_ZOOM,
  ['*', ['get', 'pixels'], 2 ** LARGEST_ZOOM],
]
const paint = { 'circle-blur': 1, 'circle-radius': radius }

function toShade({ polygons }: { polygons: readonly PolygonRings[] }): Feature<Point>[] {
  const circle = circleAbout(polygons.flat(2))
  if (circle === null) return []
  const { centre, metres } = circle
  return [
    {
      type: 'Feature',
      properties: { pixels: metres / metresOfPixel(centre) },
      geometry: { type: 'Point', coordinates: [centre.longitude, centre.latitude] },
    },
  ]
}

const TILE_PIXELS = 512
const EQUATOR_METRES = 40_075_017

/** At zoom 0. */
const metresOfPixel = ({ latitude }: LatLong): number =>
  (EQUATOR_METRES / TILE_PIXELS) * Math.cos((latitude * Math.PI) / 180)
