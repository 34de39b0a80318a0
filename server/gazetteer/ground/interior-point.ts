import type { LatLong } from '#domain/geo/lat-long.ts'
import type { Area, Corner } from '../boundaries/boundary-features.ts'

/** Shares of an area's height at which lines are drawn through it from west to east. */
const HEIGHTS = [0.5, 0.25, 0.75, 0.125, 0.875] as const

/**
 * Points within an area, of its largest polygon, the one nearest to its middle first: the centroid where that lies within, else the middle
 * of the widest stretch of a line through it. One that crosses itself has its inside by the even-odd rule. None where it has no inside.
 */
export function interiorPoints(area: Area): LatLong[] {
  const [largest] = area.toSorted((left, right) => surfaceOf(right[0]) - surfaceOf(left[0]))
  if (largest === undefined) return []
  const latitudes = (largest[0] ?? []).map(([, latitude]) => latitude)
  const south = latitudes.reduce((least, each) => Math.min(least, each), Infinity)
  const north = latitudes.reduce((most, each) => Math.max(most, each), -Infinity)
  const middle = centroidOf(largest[0] ?? [])
  const centroid = stretchesAt(largest, middle.latitude).some(
    ([west, east]) => west < middle.longitude && middle.longitude < east,
  )
  const onLines = HEIGHTS.flatMap((share) => {
    const latitude = south + (north - south) * share
    const [widest] = stretchesAt(largest, latitude).sort((left, right) => right[1] - right[0] - (left[1] - left[0]))
    return widest === undefined ? [] : [{ latitude, longitude: (widest[0] + widest[1]) / 2 }]
  })
  return centroid ? [middle, ...onLines] : onLines
}

/** Where a line from west to east is within, holes left out. */
function stretchesAt(rings: readonly Corner[][], latitude: number): [west: number, east: number][] {
  const crossings: number[] = []
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index += 1) {
      const [from, to] = [ring[index - 1], ring[index]]
      if (from === undefined || to === undefined || from[1] > latitude === to[1] > latitude) continue
      crossings.push(from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
    }
  }
  crossings.sort((left, right) => left - right)
  return crossings.flatMap((west, index): [number, number][] => {
    const east = crossings[index + 1]
    return index % 2 === 0 && east !== undefined ? [[west, east]] : []
  })
}

const surfaceOf = (ring: readonly Corner[] = []): number => Math.abs(doubledSurface(ring))

function doubledSurface(ring: readonly Corner[]): number {
  let doubled = 0
  for (let index = 1; index < ring.length; index += 1) doubled += cross(ring[index - 1], ring[index])
  return doubled
}

const cross = (from: Corner = [0, 0], to: Corner = [0, 0]): number => from[0] * to[1] - to[0] * from[1]

function centroidOf(ring: readonly Corner[]): LatLong {
  const [origin = [0, 0]] = ring
  const near = ring.map(([x, y]): Corner => [x - origin[0], y - origin[1]])
  const doubled = doubledSurface(near)
  if (doubled === 0) return { longitude: origin[0], latitude: origin[1] }
  let [x, y] = [0, 0]
  for (let index = 1; index < near.length; index += 1) {
    const [from = [0, 0], to = [0, 0]] = [near[index - 1], near[index]]
    x += (from[0] + to[0]) * cross(from, to)
    y += (from[1] + to[1]) * cross(from, to)
  }
  return { longitude: origin[0] + x / (3 * doubled), latitude: origin[1] + y / (3 * doubled) }
}
