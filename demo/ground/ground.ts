import type { LatLong } from '#domain/geo/lat-long.ts'
import { METRES_PER_DEGREE } from '#domain/geo/distance.ts'
import { placeGrid } from '#server/modules/map/place-grid.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { between, clipLine, flatGround, type Line, metresBetween, type Spot } from './flat-ground.ts'
import { streetPatterns } from './street-pattern.ts'
import type { Territory } from './territory.ts'
import { type Town, townOf } from './town.ts'

type Name = { name: string; isRural: boolean }

export type GroundOptions = {
  seed: string
  profiles: readonly PlaceProfile[]
  isSea: (point: LatLong) => boolean
}

/** A town, where the origin of its ground lies, and what its neighbours beyond each edge are. */
export type LaidTown = Town & { centre: LatLong; frontage: number; edges: Edge[] }

/** The border of two suburbs; one of them draws it. */
export type Edge = { line: Line; key: string; isDrawn: boolean }

/** Neighbours further away than this do not end the streets of a place. */
const NEIGHBOUR_METRES = 6_200

/** Lays out the streets of one place after another, whichever is asked for. */
export function groundOf({
  seed,
  profiles,
  isSea,
}: GroundOptions): (placeIndex: number, names: readonly Name[]) => LaidTown {
  const grid = placeGrid(profiles.map(({ place: { latitude, longitude } }, index) => ({ latitude, longitude, index })))
  return (placeIndex, names) => {
    const profile = profiles[placeIndex]
    if (profile === undefined) throw new Error(`There is no place ${placeIndex}`)
    const centre = dryCentre(profile.place, isSea)
    const { latitude, longitude } = centre
    const ground = flatGround(centre)
    const height = NEIGHBOUR_METRES / METRES_PER_DEGREE
    const width = height / Math.cos((latitude * Math.PI) / 180)
    const neighbours = grid
      .within({ south: latitude - height, north: latitude + height, west: longitude - width, east: longitude + width })
      .filter(({ index }) => index !== placeIndex)
      .map((other) => ({ index: other.index, spot: ground.spotOf(other) }))
    const isLand = (spot: Spot) => !isSea(ground.pointOf(spot))
    const isInland = aroundOf([800, 1900, 3300, 6500]).every(isLand)
    const town = townOf({
      seed,
      profile,
      neighbours: neighbours.map(({ spot }) => spot),
      names,
      isLand: isInland ? null : isLand,
    })
    const edges = edgesOf(town.territory, neighbours, placeIndex).flatMap(({ line, ...edge }) =>
      (isInland ? [line] : clipLine(line, isLand, SHORTEST_EDGE)).map((part) => ({ ...edge, line: part })),
    )
    return { ...town, centre, edges, frontage: streetPatterns[profile.zone].frontage }
  }
}

const SHORTEST_EDGE = 1
const EDGE_STEPS = 12

/** Told alike by both neighbours; the first in the list draws it. */
function edgesOf(territory: Territory, neighbours: readonly { index: number }[], placeIndex: number): Edge[] {
  return territory.flatMap((corner, at) => {
    const next = territory[(at + 1) % territory.length] ?? corner
    const other = neighbours[corner.neighbour ?? -1]
    if (other === undefined || metresBetween(corner, next) < SHORTEST_EDGE) return []
    const isDrawn = other.index > placeIndex
    const [first, last] = isDrawn ? [corner, next] : [next, corner]
    const line = Array.from({ length: EDGE_STEPS + 1 }, (_, step) => between(first, last, step / EDGE_STEPS))
    const key = isDrawn ? `${placeIndex} ${other.index}` : `${other.index} ${placeIndex}`
    return [{ line, key, isDrawn }]
  })
}

const DIRECTIONS = 12

const aroundOf = (distances: readonly number[]): Spot[] =>
  distances.flatMap((metres) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (index / DIRECTIONS) * 2 * Math.PI
      return { east: metres * Math.cos(angle), north: metres * Math.sin(angle) }
    }),
  )

const SHORE_METRES = 350

/** The centre of a place, or the nearest ground that is dry: the coast as it is drawn is rough. */
function dryCentre({ latitude, longitude }: LatLong, isSea: (point: LatLong) => boolean): LatLong {
  const place = { latitude, longitude }
  if (!isSea(place)) return place
  const { pointOf } = flatGround(place)
  const isDry = (spot: Spot) =>
    [{ east: 0, north: 0 }, ...aroundOf([SHORE_METRES])].every(
      ({ east, north }) => !isSea(pointOf({ east: spot.east + east, north: spot.north + north })),
    )
  const dry = aroundOf([300, 600, 1000, 1500, 2200, 3200, 4500]).find(isDry)
  return dry === undefined ? place : pointOf(dry)
}
