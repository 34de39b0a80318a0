import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { MapColours } from '#src/design/tokens/map-colours.ts'
import { isTileFile, type StreetTiles } from './street-tiles.ts'

export const STREET_SOURCE = 'streets'

/** How a scheme names what is drawn: the layer, the property that says what kind, and which kinds. */
type Kinds = { layer: string; property: string; kinds: readonly string[] }
type Scheme = {
  earth: string | null
  water: string
  building: string
  waterways: Kinds
  green: readonly Kinds[]
  paths: Kinds
  streets: Kinds
  mainRoads: Kinds
  motorways: Kinds
  rail: Kinds
  roadNames: string
  waterNames: string
  parkNames: readonly Kinds[]
  stations: { layer: string; filter: ExpressionSpecification }
}

const parks = ['park', 'forest', 'wood', 'grass', 'nature_reserve', 'national_park', 'cemetery', 'golf_course', 'pitch']
const namedParks = ['park', 'garden', 'nature_reserve', 'national_park', 'golf_course', 'beach']
const protectedParks = ['national_park', 'nature_reserve', 'protected_area', 'public_park']
const waterways = ['river', 'canal', 'stream']
const pmRoads = { layer: 'roads', property: 'kind' }
const omRoads = { layer: 'transportation', property: 'class' }

const schemes: Readonly<Record<StreetTiles['scheme'], Scheme>> = {
  protomaps: {
    earth: 'earth',
    water: 'water',
    waterways: { layer: 'water', property: 'kind', kinds: waterways },
    building: 'buildings',
    green: [{ layer: 'landuse', property: 'kind', kinds: [...parks, 'recreation_ground', 'garden'] }],
    paths: { ...pmRoads, kinds: ['path'] },
    streets: { ...pmRoads, kinds: ['minor_road', 'other'] },
    mainRoads: { ...pmRoads, kinds: ['major_road', 'medium_road'] },
    motorways: { ...pmRoads, kinds: ['highway'] },
    rail: { ...pmRoads, kinds: ['rail'] },
    roadNames: 'roads',
    waterNames: 'water',
    parkNames: [{ layer: 'pois', property: 'kind', kinds: namedParks }],
    stations: { layer: 'pois', filter: isOneOf('kind', ['station', 'train_station']) },
  },
  openmaptiles: {
    earth: null,
    water: 'water',
    waterways: { layer: 'waterway', property: 'class', kinds: waterways },
    building: 'building',
    green: [
      { layer: 'landcover', property: 'class', kinds: ['wood', 'grass'] },
      { layer: 'park', property: 'class', kinds: protectedParks },
      { layer: 'landuse', property: 'class', kinds: ['cemetery', 'pitch', 'track', 'playground'] },
    ],
    paths: { ...omRoads, kinds: ['path', 'track'] },
    streets: { ...omRoads, kinds: ['minor', 'service', 'tertiary'] },
    mainRoads: { ...omRoads, kinds: ['primary', 'secondary'] },
    motorways: { ...omRoads, kinds: ['motorway', 'trunk'] },
    rail: { ...omRoads, kinds: ['rail', 'transit'] },
    roadNames: 'transportation_name',
    waterNames: 'water_name',
    parkNames: [
      { layer: 'park', property: 'class', kinds: protectedParks },
      { layer: 'poi', property: 'class', kinds: ['park', 'garden', 'golf'] },
    ],
    // Stops of trams are of that class too, at every second corner.
    stations: {
      layer: 'poi',
      filter: ['all', isOneOf('class', ['railway']), isOneOf('subclass', ['station', 'halt'])],
    },
  },
}

export function streetSource(streets: StreetTiles): Record<string, SourceSpecification> {
  const { path, minZoom, maxZoom, attribution, bounds } = streets
  const address = `${location.origin}${path}`
  const place = isTileFile(streets) ? { url: `pmtiles://${address}` } : { tiles: [address] }
  return {
    [STREET_SOURCE]: {
      type: 'vector',
      ...place,
      minzoom: minZoom,
      maxzoom: maxZoom,
      attribution,
      ...(bounds && { bounds: [bounds.west, bounds.south, bounds.east, bounds.north] }),
    },
  }
}

/** The ground and the streets, over the portal's own ground; water comes last of the areas, so that shades lie under it. */
export function streetGround({ scheme: name }: StreetTiles, colours: MapColours): LayerSpecification[] {
  const scheme = schemes[name]
  const { street, motorway, casing } = colours
  return [
    ...(scheme.earth === null ? [] : [area('earth', scheme.earth, colours.land)]),
    ...scheme.green.map((kinds) => ({
      ...area(`green-${kinds.layer}`, kinds.layer, colours.green),
      filter: oneOf(kinds),
    })),
    line('waterways', scheme.waterways, { colour: colours.water, width: [8, 0.6, 16, 5], minzoom: 8 }),
    area('street-water', scheme.water, colours.water),
    { ...area('buildings', scheme.building, colours.building), minzoom: 15, paint: { 'fill-color': colours.building } },
    line('rail', scheme.rail, { colour: colours.border, width: [10, 0.6, 16, 2] }),
    line('paths', scheme.paths, { colour: casing, width: [14, 0.6, 18, 2], minzoom: 14 }),
    line('street-casings', scheme.streets, { colour: casing, width: [12, 0.6, 18, 14], minzoom: 12 }),
    line('main-casings', scheme.mainRoads, { colour: casing, width: [9, 0.8, 18, 19] }),
    line('motorway-casings', scheme.motorways, { colour: casing, width: [6, 1, 18, 23] }),
    line('streets', scheme.streets, { colour: street, width: [12.5, 0.4, 18, 12], minzoom: 12.5 }),
    line('main-roads', scheme.mainRoads, { colour: street, width: [9, 0.5, 18, 17] }),
    line('motorways', scheme.motorways, { colour: motorway, width: [6, 0.8, 18, 21] }),
  ]
}

/** The names of waters and parks, of streets along them, and stations, which win over the others. */
export function streetNames({ scheme: name }: StreetTiles, colours: MapColours): LayerSpecification[] {
  const {
    roadNames,
    stations,
    parkNames,
    waterNames,
    waterways: { layer, kinds, property },
  } = schemes[name]
  const paint = { 'text-color': colours.name, 'text-halo-color': colours.nameHalo, 'text-halo-width': 1.2 }
  const ofWater = { ...paint, 'text-color': colours.waterName }
  const ofGreen = { ...paint, 'text-color': colours.parkName }
  return [
    { ...label('water-names', waterNames, is('Point')), minzoom: 9, paint: ofWater },
    {
      ...label('waterway-names', layer, ['all', is('LineString'), isOneOf(property, kinds)]),
      minzoom: 12,
      layout: { ...placeName, 'symbol-placement': 'line', 'symbol-spacing': 400 },
      paint: ofWater,
    },
    ...parkNames.map((named) => ({
      ...label(`park-names-${named.layer}`, named.layer, ['all', is('Point'), oneOf(named)]),
      minzoom: 12.5,
      paint: ofGreen,
    })),
    {
      ...label('street-names', roadNames),
      minzoom: 13,
      layout: {
        ...placeName,
        'symbol-placement': 'line',
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 18, 14],
      },
      paint,
    },
    {
      ...label('stations', stations.layer, stations.filter),
      minzoom: 12.5,
      layout: {
        ...placeName,
        'text-field': ['concat', '● ', ['get', 'name']],
        'text-font': ['Semibold', '"Source Sans 3"'],
      },
      paint,
    },
  ]
}

const placeName: NonNullable<SymbolLayerSpecification['layout']> = {
  'text-field': ['get', 'name'],
  'text-font': ['"Source Sans 3"'],
  'text-size': 11,
  'text-max-width': 8,
}

const label = (id: string, layer: string, filter: ExpressionSpecification | true = true): SymbolLayerSpecification => ({
  id,
  type: 'symbol',
  source: STREET_SOURCE,
  'source-layer': layer,
  filter,
  layout: placeName,
})

const is = (geometry: 'Point' | 'LineString'): ExpressionSpecification => ['==', ['geometry-type'], geometry]

function isOneOf(property: string, kinds: readonly string[]): ExpressionSpecification {
  return ['in', ['get', property], ['literal', [...kinds]]]
}

const oneOf = ({ property, kinds }: Kinds): ExpressionSpecification => isOneOf(property, kinds)

const area = (id: string, layer: string, colour: string) =>
  ({
    id,
    type: 'fill',
    source: STREET_SOURCE,
    'source-layer': layer,
    paint: { 'fill-color': colour, 'fill-antialias': false },
  }) as const

type Line = { colour: string; width: [number, number, number, number]; minzoom?: number }

function line(id: string, kinds: Kinds, { colour, width, minzoom = 0 }: Line): LayerSpecification {
  const [from, thin, to, thick] = width
  const widths: ExpressionSpecification = ['interpolate', ['exponential', 1.6], ['zoom'], from, thin, to, thick]
  return {
    id,
    type: 'line',
    source: STREET_SOURCE,
    'source-layer': kinds.layer,
    minzoom,
    filter: oneOf(kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': widths },
  }
}
