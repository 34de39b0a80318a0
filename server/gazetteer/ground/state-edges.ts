import type { Area, Corner } from '../boundaries/boundary-features.ts'

/** Edges by a number that stands for the point in their middle, with what lies on one side of them. */
export type Edges<Side> = Map<number, Side>

/** Corners are taken for the same within about a metre, as the map service rounds them. */
const GRID = 1e5
const SOUTH_FACTOR = 2 ** 24

/** The edges of areas that no other one shares, so of their coast and state border, with the place of the area in the list. */
export function outerEdges(areas: readonly Area[]): Edges<number> {
  const edges: Edges<number> = new Map()
  for (const [index, area] of areas.entries()) {
    for (const key of edgesOf(area)) {
      if (!edges.delete(key)) edges.set(key, index)
    }
  }
  return edges
}

/** Pairs of those that share an edge, from the outer edges of every state. */
export function pairsAcross(states: Iterable<Edges<string>>): [string, string][] {
  const seen: Edges<string> = new Map()
  const pairs = new Map<string, [string, string]>()
  for (const edges of states) {
    for (const [key, code] of edges) {
      const other = seen.get(key)
      if (other === undefined) seen.set(key, code)
      else pairs.set(`${other} ${code}`, [other, code])
    }
  }
  return [...pairs.values()]
}

function edgesOf(area: Area): number[] {
  return area.flat().flatMap((ring) =>
    ring.flatMap((corner, index) => {
      const before = ring[index - 1]
      return before === undefined ? [] : (keyOf(before, corner) ?? [])
    }),
  )
}

/** Null where both corners are the same. Twice the middle on the grid has 26 bits to the east and 24 to the south. */
function keyOf(from: Corner, to: Corner): number | null {
  const [fromEast, fromSouth, toEast, toSouth] = [...onGrid(from), ...onGrid(to)]
  if (fromEast === toEast && fromSouth === toSouth) return null
  return (fromEast + toEast) * SOUTH_FACTOR + fromSouth + toSouth
}

const onGrid = ([longitude, latitude]: Corner): [east: number, south: number] => [
  Math.round(longitude * GRID),
  Math.round(-latitude * GRID),
]
