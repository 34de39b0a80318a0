import type { ExpressionSpecification, LayerSpecification, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { darkMapColours, lightMapColours, type MapColours } from '#src/design/tokens/map-colours.ts'
import type { MapGround } from './map-ground.ts'
import type { MapTheme } from './map-theme.ts'
import { streetGround, streetNames, streetSource } from './street-layers.ts'

const SOURCE = 'country'
const LARGEST_TILE_ZOOM = 12
const LARGEST_ZOOM = 24
const CITY_POPULATION = 150_000

/** From here on street tiles say what is water; those of the portal are true to a kilometre. */
const LARGEST_OWN_WATER_ZOOM = 8

/**
 * The map that the portal draws by itself and that asks nobody else: land, sea, state borders, suburbs, schools and place names
 * from /map/tiles, and streets where the portal has tiles of them. Names are drawn with the page's own font, so there are no glyphs
 * to load.
 */
export function embeddedStyle(theme: MapTheme, { streets, credits }: MapGround): StyleSpecification {
  const colours = theme === 'dark' ? darkMapColours : lightMapColours
  return {
    version: 8,
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [`${location.origin}/map/tiles/{z}/{x}/{y}`],
        maxzoom: LARGEST_TILE_ZOOM,
        attribution: credits,
      },
      ...(streets && streetSource(streets)),
    },
    layers: [
      ...ground(colours, streets ? LARGEST_OWN_WATER_ZOOM : LARGEST_ZOOM),
      ...(streets ? streetGround(streets, colours) : []),
      ...borders(colours),
      ...(streets ? streetNames(streets, colours) : []),
      ...names(colours),
    ],
  }
}

const ownWater: readonly string[] = ['water', 'shore']

/** Where a tile of streets does not come, the sea is at least as rough as it is without streets, not land. */
export function showOwnWater(map: Pick<MapLibreMap, 'getLayer' | 'setLayerZoomRange'>): void {
  for (const id of ownWater) if (map.getLayer(id)) map.setLayerZoomRange(id, 0, LARGEST_ZOOM)
}

/** The layers of a style, with the portal’s own water as far as it was shown before. */
export const withOwnWaterOf = (previous: readonly LayerSpecification[], layers: readonly LayerSpecification[]) =>
  layers.map((layer): LayerSpecification => {
    const maxzoom = ownWater.includes(layer.id) ? previous.find(({ id }) => id === layer.id)?.maxzoom : undefined
    return maxzoom === undefined ? layer : { ...layer, maxzoom }
  })

function ground(colours: MapColours, largestWaterZoom: number): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
    {
      id: 'built-up',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'suburb',
      filter: ['==', ['get', 'settlement'], 'city'],
      paint: { 'fill-color': colours.builtUp, 'fill-antialias': false, 'fill-opacity': fadeIn(8, 9.5) },
    },
    {
      id: 'water',
      type: 'fill',
      source: SOURCE,
      maxzoom: largestWaterZoom,
      'source-layer': 'water',
      // The shore covers its edge.
      paint: { 'fill-color': colours.water, 'fill-antialias': false },
    },
    {
      id: 'shore',
      type: 'line',
      source: SOURCE,
      maxzoom: largestWaterZoom,
      'source-layer': 'water',
      paint: { 'line-color': colours.shore, 'line-width': 0.8 },
    },
  ]
}

function borders(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'suburbs',
      type: 'line',
      source: SOURCE,
      'source-layer': 'suburb',
      minzoom: 10,
      filter: ['==', ['get', 'isApproximate'], false],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.cell,
        'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.8, 15, 2],
        'line-opacity': fadeIn(10, 12),
      },
    },
    {
      id: 'state-borders',
      type: 'line',
      source: SOURCE,
      'source-layer': 'border',
      maxzoom: 10,
      paint: { 'line-color': colours.border, 'line-dasharray': [4, 2], 'line-width': 1 },
    },
  ]
}

/** Large places at any zoom, the others as soon as their tiles hold them; the most people win where two overlap. */
function names(colours: MapColours): LayerSpecification[] {
  const isCity: ExpressionSpecification = ['>=', ['get', 'population'], CITY_POPULATION]
  const common = {
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'place',
  } as const
  const paint = { 'text-color': colours.name, 'text-halo-color': colours.nameHalo, 'text-halo-width': 1.4 }
  return [
    {
      id: 'schools',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'school',
      minzoom: 13,
      layout: {
        'text-field': ['concat', '▪ ', ['get', 'name']],
        'text-font': ['"Source Sans 3"'],
        'text-size': 11,
        'text-max-width': 8,
        'text-padding': 4,
      },
      paint: { ...paint, 'text-color': colours.school },
    },
    {
      ...common,
      id: 'town-names',
      filter: ['!', isCity],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['"Source Sans 3"'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11, 10, 12, 14, 15],
        'text-max-width': 7,
        'text-padding': 8,
        'symbol-sort-key': ['-', 0, ['get', 'population']],
      },
      paint,
    },
    {
      ...common,
      id: 'city-names',
      filter: isCity,
      layout: {
        'text-field': ['get', 'name'],
        // MapLibre reads the weight off the first name of the list, which no font has, and draws with the second.
        'text-font': ['Semibold', '"Source Sans 3"'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 8, 17, 14, 20],
        'symbol-sort-key': ['-', 0, ['get', 'population']],
      },
      paint,
    },
  ]
}

const fadeIn = (from: number, to: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  0,
  to,
  1,
]
