import type { Spot } from './flat-ground.ts'

/** A corner of a suburb's ground, with the neighbour on the other side of the edge that begins there; null for open country. */
export type Corner = Spot & { neighbour: number | null }

/** The convex ground of a suburb, counter-clockwise. */
export type Territory = readonly Corner[]

const ROUND_CORNERS = 32
const SAME_PLACE_METRES = 60

/** The ground nearer to the origin than to any neighbour, no further away than the radius. */
export function territoryOf(neighbours: readonly Spot[], radius: number): Territory {
  let corners: Corner[] = Array.from({ length: ROUND_CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / ROUND_CORNERS
    return { east: radius * Math.cos(angle), north: radius * Math.sin(angle), neighbour: null }
  })
  neighbours.forEach((neighbour, index) => {
    if (Math.hypot(neighbour.east, neighbour.north) > SAME_PLACE_METRES) corners = cut(corners, neighbour, index)
  })
  return corners
}

function cut(corners: readonly Corner[], neighbour: Spot, index: number): Corner[] {
  const distance = Math.hypot(neighbour.east, neighbour.north)
  const beyond = ({ east, north }: Spot): number =>
    (east * neighbour.east + north * neighbour.north) / distance - distance / 2
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    const [here, there] = [beyond(corner), beyond(next)]
    const kept = here <= 0 ? [corner] : []
    if (here <= 0 === there <= 0) return kept
    const share = here / (here - there)
    const crossing = {
      east: corner.east + (next.east - corner.east) * share,
      north: corner.north + (next.north - corner.north) * share,
    }
    return [...kept, { ...crossing, neighbour: here <= 0 ? index : corner.neighbour }]
  })
}

/** Whether a spot lies on the ground, or no further than some metres beside it. */
export function isInTerritory(territory: Territory, beyond = 0): (spot: Spot) => boolean {
  const sides = territory.flatMap((corner, index) => {
    const next = territory[(index + 1) % territory.length] ?? corner
    const length = Math.hypot(next.east - corner.east, next.north - corner.north)
    if (length === 0) return []
    const inward = { east: -(next.north - corner.north) / length, north: (next.east - corner.east) / length }
    return [{ ...inward, least: corner.east * inward.east + corner.north * inward.north - beyond }]
  })
  return ({ east, north }) => {
    for (const side of sides) if (east * side.east + north * side.north < side.least) return false
    return true
  }
}
