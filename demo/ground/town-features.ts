import type { Feature, Geometry } from 'geojson'
import type { Bounds } from '#domain/geo/bounds.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { buildingsOf } from './buildings.ts'
import { besideLine, flatGround, lengthOf, type Line, type Spot } from './flat-ground.ts'
import type { Edge, LaidTown } from './ground.ts'

/** A part of the map: its layer and least zoom, as the scheme of OpenMapTiles names it, and where it lies. */
export type GroundFeature = { layer: string; minZoom: number; bounds: Bounds; feature: Feature }

const CREEK_SHARE = 0.22
const RESERVE_METRES = 60
const creekNames = ['Stony', 'Sandy', 'Back', 'Spring', 'Reedy', 'Deep', 'Two Mile', 'Emu', 'Wattle', 'Mill', 'Black']
const parkNames = ['Memorial', 'Centenary', 'Rotary', 'Pioneer', 'Jubilee', 'Lions', 'Federation', 'Victoria', 'Anzac']

const firstParkOf = ({ latitude, longitude }: LatLong): number =>
  createRandom('parks', latitude, longitude).whole(0, parkNames.length - 1)

const parkName = (index: number): string => `${parkNames[index % parkNames.length]} Park`

/** The park that the map names in a town that has one. */
export const firstParkName = (centre: LatLong): string => parkName(firstParkOf(centre))

/** All of a town that a map shows but its houses; the roads between towns are not among it. */
export function townFeatures(town: LaidTown): GroundFeature[] {
  const { area, way, point, stream } = drawnOn(town)
  const first = firstParkOf(town.centre)
  return [
    ...town.parks.flatMap((ring, index) => [
      area('landcover', 11, ring, 'grass'),
      point('poi', 13, middleOf(ring), {
        class: 'park',
        name: parkName(first + index),
      }),
    ]),
    ...town.edges.flatMap((edge) => {
      if (!edge.isDrawn) return []
      const creek = creekOf(edge)
      if (creek === null) return way(edge.line, 11, 'secondary', '')
      return [area('landcover', 11, reserveOf(edge.line), 'grass'), stream(creek.line, 11, creek.name)]
    }),
    ...town.streets.flatMap(({ kind, line, name }) => way(line, styles[kind].minZoom, styles[kind].name, name)),
  ]
}

export const FIRST_ZOOM_WITH_HOUSES = 14
/** How far houses stand from the middle of what leads past a town. */
const FROM_ROAD = 10
const FROM_RAILWAY = 6

/** The houses of a town: many, so they are drawn only where a map shows them. */
export function houseFeatures(
  town: LaidTown,
  roads: readonly GroundFeature[],
  isSea: (point: LatLong) => boolean,
): GroundFeature[] {
  const { area } = drawnOn(town)
  const { spotOf, pointOf } = flatGround(town.centre)
  const borders = town.edges.map((edge) => ({ line: creekOf(edge)?.line ?? edge.line, metres: FROM_ROAD }))
  const past = roads.map(({ feature: { geometry, properties } }) => ({
    line:
      geometry.type === 'LineString'
        ? geometry.coordinates.map(([longitude = 0, latitude = 0]) => spotOf({ longitude, latitude }))
        : [],
    metres: properties?.['class'] === 'rail' ? FROM_RAILWAY : FROM_ROAD,
  }))
  const houses = buildingsOf(town, [...borders, ...past], (spot) => !isSea(pointOf(spot)))
  return houses.map((ring) => area('building', FIRST_ZOOM_WITH_HOUSES, ring, 'house'))
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

/** The creek that some borders are, winding. */
function creekOf({ line, key }: Edge): { line: Line; name: string } | null {
  const random = createRandom('border', key)
  if (!random.chance(CREEK_SHARE)) return null
  const start = random.between(0, 6)
  const length = lengthOf(line)
  const count = Math.max(8, Math.round(length / 45))
  const spots = Array.from({ length: count + 1 }, (_, index) => {
    const along = (index / count) * length
    const calm = Math.sin((index / count) * Math.PI)
    return besideLine(line, along, calm * (34 * Math.sin(along / 95 + start) + 18 * Math.sin(along / 41 + start * 2)))
  })
  return { line: spots, name: `${random.pick(creekNames)} Creek` }
}

const middleOf = (ring: Line): Spot => ({
  east: ring.reduce((sum, { east }) => sum + east, 0) / ring.length,
  north: ring.reduce((sum, { north }) => sum + north, 0) / ring.length,
})

/** The ring around the line of a creek, which runs out at both ends. */
function reserveOf(line: Line): Line {
  const length = lengthOf(line)
  const count = line.length * 2
  const side = (metres: number) =>
    Array.from({ length: count + 1 }, (_, index) =>
      besideLine(line, (index / count) * length, metres * Math.sqrt(Math.sin((index / count) * Math.PI))),
    )
  return [...side(RESERVE_METRES), ...side(-RESERVE_METRES).reverse()]
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
