import type { LatLong } from '#domain/geo/lat-long.ts'
import { isInPolygons } from '#domain/geo/polygon.ts'
import { stateOfPostBoxes } from '#domain/locations/post-box-postcodes.ts'
import { type Area, areaOf, propertiesOf, valueOf } from '../boundaries/boundary-features.ts'

type Polygons = LatLong[][][]
type PostalArea = { postcode: string; south: number; west: number; north: number; east: number; polygons: Polygons }

/** Finds the postcode of the ground. */
export type PostalAreas = {
  count: number
  /** The postcode that holds most of the points, of equals that of the first; null where none holds any. */
  postcodeOf(points: readonly LatLong[]): string | null
}

const codeNames = [/^poa_code_?(?:20)?\d\d$/, /^poa_name_?(?:20)?\d\d$/]

/** The postal areas among features of GeoJSON, as the Bureau of Statistics names them; others are passed over. */
export function postalAreasOf(features: readonly unknown[]): PostalAreas {
  const areas = features.flatMap(readPostalArea)
  const postcodeAt = ({ latitude, longitude }: LatLong): string | null =>
    areas.find(
      ({ south, west, north, east, polygons }) =>
        latitude >= south &&
        latitude <= north &&
        longitude >= west &&
        longitude <= east &&
        isInPolygons({ latitude, longitude }, polygons),
    )?.postcode ?? null
  return {
    count: areas.length,
    postcodeOf(points) {
      const counts = new Map<string, number>()
      for (const point of points) {
        const postcode = postcodeAt(point)
        if (postcode !== null) counts.set(postcode, (counts.get(postcode) ?? 0) + 1)
      }
      const [best] = [...counts].sort(([, left], [, right]) => right - left)
      return best?.[0] ?? null
    },
  }
}

/** "3121" or "POA3121"; the areas without an address ("9494", "ZZZZ") are none. */
function readPostalArea(feature: unknown): PostalArea[] {
  const stated = valueOf(propertiesOf(feature), codeNames)
  const [, postcode] = /^(?:POA)?(\d{4})$/.exec(stated ?? '') ?? []
  const area = areaOf(feature)
  if (postcode === undefined || area.length === 0 || stateOfPostBoxes(postcode) !== null) return []
  return [{ postcode, ...boxOf(area), polygons: area.map((rings) => rings.map((ring) => ring.map(toLatLong))) }]
}

function boxOf(area: Area) {
  const box = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity }
  for (const [longitude, latitude] of area.flat(2)) {
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
  }
  return box
}

const toLatLong = ([longitude, latitude]: readonly [number, number]): LatLong => ({ latitude, longitude })
