import type { Position } from 'geojson'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { reachesAustralia } from '#server/modules/map/streets/tile-metadata.ts'
import { waterFeatures } from '#server/modules/map/water.ts'

/** A side of a shore: from the south to the north. */
type Side = { south: number; north: number; longitude: number; slope: number }

const ROWS_PER_DEGREE = 50

/** Whether a point lies in the sea or in a lake that the map draws. Takes about 200 ms to prepare. */
export function seaTest(): (point: LatLong) => boolean {
  const rows = new Map<number, Side[]>()
  const rings = waterFeatures().flatMap(({ geometry }) => geometry.coordinates)
  for (const ring of rings) if (isOfAustralia(ring)) addRing(rows, ring)
  return ({ latitude, longitude }) => {
    const sides = rows.get(Math.floor(latitude * ROWS_PER_DEGREE)) ?? []
    let isInside = false
    for (const side of sides) {
      if (latitude < side.south || latitude >= side.north) continue
      if (longitude < side.longitude + (latitude - side.south) * side.slope) isInside = !isInside
    }
    return isInside
  }
}

/** Whether a ring reaches into the country; others enclose none of it. */
function isOfAustralia(ring: readonly Position[]): boolean {
  const longitudes = ring.map(([longitude = 0]) => longitude)
  const latitudes = ring.map(([, latitude = 0]) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return reachesAustralia({ west, east, south: Math.min(...latitudes), north: Math.max(...latitudes) })
}

function addRing(rows: Map<number, Side[]>, ring: readonly Position[]): void {
  ring.forEach(([longitude = 0, latitude = 0], index) => {
    const [beforeLongitude = 0, beforeLatitude = 0] = ring[index - 1] ?? []
    if (index === 0 || latitude === beforeLatitude) return
    const slope = (longitude - beforeLongitude) / (latitude - beforeLatitude)
    const [south, north] = [Math.min(beforeLatitude, latitude), Math.max(beforeLatitude, latitude)]
    const side = { south, north, longitude: latitude > beforeLatitude ? beforeLongitude : longitude, slope }
    for (let row = Math.floor(south * ROWS_PER_DEGREE); row <= Math.floor(north * ROWS_PER_DEGREE); row += 1) {
      const sides = rows.get(row)
      if (sides) sides.push(side)
      else rows.set(row, [side])
    }
  })
}
