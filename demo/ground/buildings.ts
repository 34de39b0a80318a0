import { besideLine, lengthOf, type Line, metresBetween, type Spot } from './flat-ground.ts'
import type { LaidTown } from './ground.ts'

const CELL_METRES = 40
const SETBACK_METRES = 12
const DEPTH_METRES = 13
/** A house closer to the middle of another street would stand on it. */
const STREET_METRES = 15
const SAMPLE_METRES = 12

/** The houses along the streets of a town, each with four corners. */
export function buildingsOf({ streets, frontage }: LaidTown): Line[] {
  const built = streets.filter(({ kind }) => kind !== 'lane' && kind !== 'country')
  const near = nearness(built.map(({ line }) => line))
  return built.flatMap(({ line }, street) => {
    const length = lengthOf(line)
    const houses: Line[] = []
    for (let along = frontage; along < length - frontage / 2; along += frontage) {
      for (const side of [-1, 1]) {
        const middle = besideLine(line, along, side * (SETBACK_METRES + DEPTH_METRES / 2))
        if (near(middle, street)) continue
        // Sheds, gardens and gaps: not each house is as wide and as deep as the next.
        const share = ((Math.abs(Math.round(middle.east * 7 + middle.north * 13)) % 10) / 10) * 0.5
        const half = (frontage * (0.86 - share * 0.5)) / 2
        const front = side * (SETBACK_METRES + share * 5)
        const back = side * (SETBACK_METRES + DEPTH_METRES - share * 4)
        const corner = (at: number, aside: number) => besideLine(line, at, aside)
        const first = corner(along - half, front)
        houses.push([first, corner(along + half, front), corner(along + half, back), corner(along - half, back), first])
      }
    }
    return houses
  })
}

/** Whether a spot lies on a street other than its own. */
function nearness(lines: readonly Line[]): (spot: Spot, own: number) => boolean {
  const cells = new Map<string, [Spot, number][]>()
  const keyOf = (east: number, north: number) => `${Math.floor(east / CELL_METRES)} ${Math.floor(north / CELL_METRES)}`
  lines.forEach((line, street) => {
    const length = lengthOf(line)
    for (let along = 0; along <= length; along += SAMPLE_METRES) {
      const spot = besideLine(line, along)
      const key = keyOf(spot.east, spot.north)
      const cell = cells.get(key)
      if (cell) cell.push([spot, street])
      else cells.set(key, [[spot, street]])
    }
  })
  return (spot, own) => {
    for (const east of [-STREET_METRES, STREET_METRES])
      for (const north of [-STREET_METRES, STREET_METRES])
        for (const [other, street] of cells.get(keyOf(spot.east + east, spot.north + north)) ?? [])
          if (street !== own && metresBetween(spot, other) < STREET_METRES) return true
    return false
  }
}
