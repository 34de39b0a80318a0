import { besideLine, between, lengthOf, type Line, metresBetween, type Spot } from './flat-ground.ts'
import type { LaidTown } from './ground.ts'
import { isInTerritory } from './territory.ts'

/** What runs past houses, and how far from its middle they stand. */
export type Way = { line: Line; metres: number }

/** Where houses stand, from the middle of their street; the lesser ones where a lane leaves no more. */
const PLOTS = [
  { front: 12, back: 25 },
  { front: 9, back: 17.5 },
]
const MIDDLE_METRES = 18.5
const FROM_STREET = { main: 8, street: 7, court: 7, country: 7, lane: 4 }

type Town = Pick<LaidTown, 'streets' | 'frontage' | 'territory'>

/** The houses along the streets of a town, each with four corners, on its own dry ground and off all ways. */
export function buildingsOf(
  { streets, frontage, territory }: Town,
  ways: readonly Way[],
  isLand: (spot: Spot) => boolean,
): Line[] {
  const isOnWay = nearness([...streets.map(({ line, kind }) => ({ line, metres: FROM_STREET[kind] })), ...ways])
  const isInside = isInTerritory(territory)
  return streets.flatMap(({ line, kind }, street) => {
    if (kind === 'lane' || kind === 'country') return []
    const length = lengthOf(line)
    const houses: Line[] = []
    for (let along = frontage; along < length - frontage / 2; along += frontage) {
      for (const side of [-1, 1]) {
        const middle = besideLine(line, along, side * MIDDLE_METRES)
        if (!isInside(middle)) continue
        // Sheds, gardens and gaps: not each house is as wide and as deep as the next.
        const share = ((Math.abs(Math.round(middle.east * 7 + middle.north * 13)) % 10) / 10) * 0.5
        const half = (frontage * (0.86 - share * 0.5)) / 2
        const corner = (at: number, aside: number) => besideLine(line, at, side * aside)
        for (const plot of PLOTS) {
          const [front, back] = [plot.front + share * 4, plot.back - share * 4]
          const left = corner(along - half, front)
          const [right, last] = [corner(along + half, front), corner(along - half, back)]
          const corners = [left, right, corner(along + half, back), last] as const
          if (isOnWay(corners, street)) continue
          if (corners.every(isLand)) houses.push([...corners, left])
          break
        }
      }
    }
    return houses
  })
}

/** As far as a house and the ground that it keeps free reach from its middle; two cells across. */
const REACH_METRES = 22
/** Closer than the smallest house with the ground that it keeps free, so that no way slips through between two. */
const SAMPLE_METRES = 12
const LARGEST_TOWN_METRES = 4_000

const keyOf = (east: number, north: number): number =>
  Math.floor(east / (2 * REACH_METRES)) * 1_000 + Math.floor(north / (2 * REACH_METRES))

/** Whether a house is too close to a way other than its own. */
function nearness(ways: readonly Way[]): (corners: readonly [Spot, Spot, Spot, Spot], own: number) => boolean {
  const samples = ways.flatMap(({ line, metres }, way) => samplesOf(line).map((spot) => ({ spot, way, metres })))
  const cells = Map.groupBy(samples, ({ spot }) => keyOf(spot.east, spot.north))
  return ([left, right, opposite, last], own) => {
    const { east, north } = between(left, opposite, 0.5)
    for (const across of [-REACH_METRES, REACH_METRES])
      for (const up of [-REACH_METRES, REACH_METRES])
        for (const { spot, way, metres } of cells.get(keyOf(east + across, north + up)) ?? [])
          if (way !== own && isAlong(spot, left, right, metres) && isAlong(spot, left, last, metres)) return true
    return false
  }
}

function samplesOf(line: Line): Spot[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    if (Math.hypot(to.east, to.north) > LARGEST_TOWN_METRES) return []
    const steps = Math.ceil(metresBetween(from, to) / SAMPLE_METRES)
    return Array.from({ length: steps + 1 }, (_, step) => between(from, to, step / Math.max(1, steps)))
  })
}

/** Whether a spot lies between both ends of a side, or so close to them. */
function isAlong(spot: Spot, from: Spot, to: Spot, metres: number): boolean {
  const [east, north, length] = [to.east - from.east, to.north - from.north, metresBetween(from, to)]
  const along = ((spot.east - from.east) * east + (spot.north - from.north) * north) / length
  return along > -metres && along < length + metres
}
