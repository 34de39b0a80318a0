import type { Feature, Geometry } from 'geojson'
import type { Bounds } from '#domain/geo/bounds.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { buildingsOf } from './buildings.ts'
import { besideLine, flatGround, lengthOf, type Line, type Spot } from './flat-ground.ts'
import type { Edge, LaidTown } from './ground.ts'

/** A part of the map: its layer and least zoom, as the scheme of OpenMapTiles names it, and where it lies. */
export type GroundFeature = { layer: string; minZoom: number; bounds: Bounds; feature: Feature }

const CREEK_SHARE = 0.22
const RESERVE_METRES = 60
const creekNames = ['Stony', 'Sandy', 'Back', 'Spring', 'Reedy', 'Deep', 'Two Mile', 'Emu', 'Wattle', 'Mill', 'Black']
const parkNames = [
  'Memorial Park',
  'Centenary Park',
  'Rotary Park',
  'Pioneer Park',
  'Jubilee Park',
  'Lions Park',
  'Federation Park',
  'Recreation Reserve',
  'Coronation Reserve',
  'Botanic Gardens',
  'Victoria Park',
  'Anzac Park',
]

/** All of a town that a map shows but its houses; the roads between towns are not among it. */
export function townFeatures(town: LaidTown): GroundFeature[] {
  const { area, way, point, stream } = drawnOn(town)
  const first = createRandom('parks', town.centre.latitude, town.centre.longitude).whole(0, parkNames.length - 1)
  return [
    ...town.parks.flatMap((ring, index) => [
      area('landcover', 11, ring, 'grass'),
      point('poi', 13, middleOf(ring), { class: 'park', name: parkNames[(first + index) % parkNames.length] ?? '' }),
    ]),
    ...town.edges.flatMap((edge) => {
      const random = createRandom('border', edge.key)
      if (!random.chance(CREEK_SHARE)) return way(edge.line, 11, 'secondary', '')
      const creek = creekOf(edge, random.between(0, 6))
      return [
        area('landcover', 11, widened(edge.line, RESERVE_METRES), 'grass'),
        stream(creek, 11, `${random.pick(creekNames)} Creek`),
      ]
    }),
    ...town.streets.flatMap(({ kind, line, name }) => way(line, styles[kind].minZoom, styles[kind].name, name)),
  ]
}

export const FIRST_ZOOM_WITH_HOUSES = 14

/** The houses of a town: many, so they are drawn only where a map shows them. */
export function houseFeatures(town: LaidTown): GroundFeature[] {
  const { area } = drawnOn(town)
  return buildingsOf(town).map((ring) => area('building', FIRST_ZOOM_WITH_HOUSES, ring, 'house'))
}

/** Makes features of what lies on the ground of a town. */
function drawnOn({ centre }: LaidTown) {
  const { pointOf } = flatGround(centre)
  const position = (spot: Spot) => {
    const { longitude, latitude } = pointOf(spot)
    return [longitude, latitude]
  }
  return {
    area: (layer: string, minZoom: number, ring: Line, kind: string) =>
      groundFeature(layer, minZoom, { type: 'Polygon', coordinates: [ring.map(position)] }, { class: kind }),
    point: (layer: string, minZoom: number, spot: Spot, properties: Record<string, string>) =>
      groundFeature(layer, minZoom, { type: 'Point', coordinates: position(spot) }, properties),
    stream: (line: Line, minZoom: number, name: string) =>
      groundFeature(
        'waterway',
        minZoom,
        { type: 'LineString', coordinates: line.map(position) },
        { class: 'stream', name },
      ),
    /** A way, and its name where it has one. */
    way(line: Line, minZoom: number, kind: string, name: string): GroundFeature[] {
      const geometry: Geometry = { type: 'LineString', coordinates: line.map(position) }
      const road = groundFeature('transportation', minZoom, geometry, { class: kind })
      if (name === '') return [road]
      return [road, groundFeature('transportation_name', Math.max(13, minZoom), geometry, { class: kind, name })]
    },
  }
}

export const groundFeature = (
  layer: string,
  minZoom: number,
  geometry: Geometry,
  properties: Record<string, string>,
): GroundFeature => ({ layer, minZoom, bounds: boundsOf(geometry), feature: { type: 'Feature', properties, geometry } })

const styles = {
  main: { minZoom: 11, name: 'secondary' },
  street: { minZoom: 12, name: 'minor' },
  court: { minZoom: 13, name: 'minor' },
  lane: { minZoom: 14, name: 'path' },
  country: { minZoom: 11, name: 'minor' },
} as const

/** The border, winding. */
function creekOf({ line }: Edge, start: number): Line {
  const length = lengthOf(line)
  const count = Math.max(8, Math.round(length / 45))
  return Array.from({ length: count + 1 }, (_, index) => {
    const along = (index / count) * length
    const calm = Math.sin((index / count) * Math.PI)
    return besideLine(line, along, calm * (34 * Math.sin(along / 95 + start) + 18 * Math.sin(along / 41 + start * 2)))
  })
}

const middleOf = (ring: Line): Spot => ({
  east: ring.reduce((sum, { east }) => sum + east, 0) / ring.length,
  north: ring.reduce((sum, { north }) => sum + north, 0) / ring.length,
})

/** The ring around a line, so many metres on both sides. */
function widened(line: Line, metres: number): Line {
  const length = lengthOf(line)
  const count = line.length
  const side = (aside: number) =>
    Array.from({ length: count }, (_, index) => besideLine(line, (index / (count - 1)) * length, aside))
  const ring = [...side(metres), ...side(-metres).reverse()]
  return [...ring, ...ring.slice(0, 1)]
}

function boundsOf(geometry: Geometry): Bounds {
  const positions =
    geometry.type === 'Polygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.type === 'Point'
          ? [geometry.coordinates]
          : []
  const bounds = { south: 90, north: -90, west: 180, east: -180 }
  for (const [longitude = 0, latitude = 0] of positions) {
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
  }
  return bounds
}
