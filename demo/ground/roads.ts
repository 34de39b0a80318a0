import type { LatLong } from '#domain/geo/lat-long.ts'
import { capitals, regionalHubs } from '#demo/data/places/capitals.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { kilometresBetween } from '#demo/data/places/distance.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { clipLine, flatGround, metresBetween, type Line, type Spot } from './flat-ground.ts'

export type RoadKind = 'motorway' | 'primary' | 'secondary' | 'rail'

/** A road or a railway between two places; `line` is in degrees. */
export type Road = { kind: RoadKind; name: string; line: readonly LatLong[]; minZoom: number }

export type Network = { roads: Road[]; stations: (LatLong & { name: string })[] }

export type NetworkOptions = { seed: string; profiles: readonly PlaceProfile[]; isSea: (point: LatLong) => boolean }

type Node = { name: string; latitude: number; longitude: number; population: number; isCity: boolean; capital: string }

/** The roads that join the places, and the railways with their stations. */
export function networkOf({ seed, profiles, isSea }: NetworkOptions): Network {
  const nodes = profiles.map(({ place, zone, capital }): Node => ({
    ...place,
    capital,
    isCity: zone !== 'town' && zone !== 'village',
  }))
  const draw = (kind: RoadKind, pair: Pair, name: string, minZoom: number): Road[] => {
    const [from, to] = pair
    const bend = createRandom(seed, kind, from.name, to.name).between(-0.055, 0.055)
    const parts = dryLine(pair, kind === 'rail' ? bend * 0.6 : bend, isSea)
    return parts.map((line) => ({ kind, name, line, minZoom }))
  }
  const highways = spanningTree(hubNodes(profiles, nodes))
  const pairs = byCapital(nodes).flatMap(railways)
  const stations = new Map(pairs.flatMap(([from, to]) => [[to, besidePlace(to, from)] as const]))
  for (const [from, to] of pairs) stations.set(from, besidePlace(from, to))
  const rails = pairs.flatMap(([from, to]) => {
    const ends = [stations.get(from) ?? from, stations.get(to) ?? to] as const
    const parts = draw('rail', ends, '', 9)
    return parts.some(({ line }) => isWhole(line, ends)) ? [{ ends, parts }] : []
  })
  return {
    roads: [
      ...highways.flatMap((pair) => draw('motorway', pair, `${pair[1].name} Highway`, 4)),
      ...joined(nodes).flatMap((pair) => draw(kindOf(pair), pair, nameOf(pair), minZoomOf(pair))),
      ...rails.flatMap(({ parts }) => parts),
    ],
    stations: [...new Set(rails.flatMap(({ ends }) => ends))],
  }
}

/** Whether a way leads from end to end. */
const isWhole = (line: readonly LatLong[], pair: Pair): boolean =>
  [line[0], line.at(-1)].every((end, at) => end && kilometresBetween(end, pair[at] ?? pair[0]) < 0.01)

type Pair = readonly [Node, Node]

const leastPeople = ([from, to]: Pair): number => Math.min(from.population, to.population)

const kindOf = (pair: Pair): RoadKind => (leastPeople(pair) > 15_000 ? 'primary' : 'secondary')

/** Within a city the streets around a road come with it. */
const minZoomOf = (pair: Pair): number =>
  pair.every(({ isCity }) => isCity) && kilometresBetween(...pair) < 8 ? 11 : kindOf(pair) === 'primary' ? 8 : 9

const nameOf = ([from, to]: Pair): string =>
  from.isCity && to.isCity
    ? `${from.population > to.population ? from.name : to.name} Road`
    : `${from.name}–${to.name} Road`

const REACH_KILOMETRES = 75
const REMOTE_REACH_DEGREES = 4
/** Suburbs further apart than this do not meet at a border. */
const APART = 2.4

/** Places with no third place between them (their Gabriel graph), and remote ones with the nearest two. */
function joined(nodes: readonly Node[]): Pair[] {
  const cells = cellsOf(nodes)
  return nodes.flatMap((node) => {
    const near = nearestOf(node, cells)
    return near
      .filter((other, index) => isFirst(node, other) && (isFree(node, other, near) || (index < 2 && !node.isCity)))
      .map((other): Pair => [node, other])
      .filter(
        (pair) =>
          !pair.every(({ isCity }) => isCity) || leastPeople(pair) > 9_000 || kilometresBetween(...pair) > APART,
      )
  })
}

/** Each pair is joined once. */
const isFirst = (one: Node, other: Node): boolean =>
  one.latitude < other.latitude || (one.latitude === other.latitude && one.longitude < other.longitude)

function isFree(one: Node, other: Node, near: readonly Node[]): boolean {
  const middle = { latitude: (one.latitude + other.latitude) / 2, longitude: (one.longitude + other.longitude) / 2 }
  const reach = kilometresBetween(one, other) / 2
  return !near.some((third) => third !== other && kilometresBetween(middle, third) < reach * 0.999)
}

type Cells = Map<string, Node[]>

const cellsOf = (nodes: readonly Node[]): Cells =>
  Map.groupBy(nodes, ({ latitude, longitude }) => `${Math.floor(latitude)} ${Math.floor(longitude)}`)

const MOST_NEIGHBOURS = 14

/** The places around one, the nearest first; in the outback from further away. */
function nearestOf(node: Node, cells: Cells): Node[] {
  const near = within(node, cells, 1).filter(([kilometres]) => kilometres < REACH_KILOMETRES)
  const found = near.length > 1 ? near : within(node, cells, REMOTE_REACH_DEGREES)
  return found
    .sort(([left], [right]) => left - right)
    .slice(0, near.length > 1 ? MOST_NEIGHBOURS : 2)
    .map(([, other]) => other)
}

function within(node: Node, cells: Cells, degrees: number): [number, Node][] {
  const found: [number, Node][] = []
  for (let down = -degrees; down <= degrees; down += 1) {
    for (let across = -degrees; across <= degrees; across += 1) {
      const cell = cells.get(`${Math.floor(node.latitude) + down} ${Math.floor(node.longitude) + across}`)
      for (const other of cell ?? []) {
        const kilometres = kilometresBetween(node, other)
        if (other !== node && kilometres > 0.3) found.push([kilometres, other])
      }
    }
  }
  return found
}

/** The cities, each where the streets of its middle meet. */
function hubNodes(profiles: readonly PlaceProfile[], nodes: readonly Node[]): Node[] {
  const names = new Map(profiles.map(({ capital, place }) => [place.stateCode, capital]))
  const hubs = [
    // Object.entries loses the key type; names are looked up by the same codes.
    ...[...names].map(([state, name]) => ({ ...capitals[state], name })),
    ...regionalHubs.flatMap(([state, name, latitude, longitude]) =>
      names.has(state) ? [{ name, latitude, longitude }] : [],
    ),
  ]
  return hubs.map((hub) => {
    const nearer = (one: Node, other: Node) =>
      kilometresBetween(hub, other) < kilometresBetween(hub, one) ? other : one
    return { ...nodes.reduce(nearer), name: hub.name }
  })
}

const LONGEST_HIGHWAY_KILOMETRES = 1_400

/** Joins every node to the rest by the shortest way (Prim). */
function spanningTree([first, ...others]: readonly Node[]): Pair[] {
  if (first === undefined) return []
  const nearest = new Map(others.map((node) => [node, first]))
  const pairs: Pair[] = []
  while (nearest.size > 0) {
    const [node, from] = [...nearest].reduce((best, each) =>
      kilometresBetween(each[0], each[1]) < kilometresBetween(best[0], best[1]) ? each : best,
    )
    nearest.delete(node)
    if (kilometresBetween(from, node) < LONGEST_HIGHWAY_KILOMETRES) pairs.push([from, node])
    for (const [other, known] of nearest)
      if (kilometresBetween(node, other) < kilometresBetween(known, other)) nearest.set(other, node)
  }
  return pairs
}

const byCapital = (nodes: readonly Node[]): Node[][] => [...Map.groupBy(nodes, ({ capital }) => capital).values()]

const LEAST_PEOPLE_OF_STATION = 9_000
const LONGEST_RAILWAY_KILOMETRES = 90
/** A station this much nearer to the capital is on the way there. */
const ON_THE_WAY = 0.72

/** Each larger place and the nearest one that lies on its way to the capital. */
function railways(nodes: readonly Node[]): Pair[] {
  const [first] = nodes
  if (first === undefined) return []
  const capital = nodes.reduce(
    (best, node) => (node.name.startsWith(first.capital) && node.population > best.population ? node : best),
    { ...first, population: 0 },
  )
  const stops = nodes.filter(({ population, name }) => population > LEAST_PEOPLE_OF_STATION || name === capital.name)
  return stops.flatMap((stop): Pair[] => {
    const toCapital = kilometresBetween(stop, capital)
    const before = stops
      .map((other) => [kilometresBetween(stop, other), other] as const)
      .filter(([metres, other]) => metres > 1.1 && toCapital - kilometresBetween(other, capital) > metres * ON_THE_WAY)
      .reduce<readonly [number, Node] | null>((best, each) => (best === null || each[0] < best[0] ? each : best), null)
    return before !== null && before[0] < LONGEST_RAILWAY_KILOMETRES ? [[stop, before[1]]] : []
  })
}

const STATION_KILOMETRES = 0.45

/** Where railways meet a place: beside its middle, on which its name stands. */
function besidePlace(place: Node, other: Node): Node {
  const share = Math.min(0.3, STATION_KILOMETRES / kilometresBetween(place, other))
  const latitude = place.latitude + (other.latitude - place.latitude) * share
  return { ...place, latitude, longitude: place.longitude + (other.longitude - place.longitude) * share }
}

const STEP_METRES = 450
const SHORTEST_METRES = 400

const SWINGS = [0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4]

/** A way around the sea, or the dry parts of the straightest one. */
function dryLine(pair: Pair, bend: number, isSea: (point: LatLong) => boolean): LatLong[][] {
  for (const swing of SWINGS) {
    const parts = bentLine(...pair, bend + swing, isSea)
    if (parts.some((line) => isWhole(line, pair))) return parts
  }
  return bentLine(...pair, bend, isSea)
}

/** A way that swings to one side and back, without its parts in the sea. */
function bentLine(from: Node, to: Node, bend: number, isSea: (point: LatLong) => boolean): LatLong[][] {
  const ground = flatGround(from)
  const end = ground.spotOf(to)
  const metres = metresBetween({ east: 0, north: 0 }, end)
  const steps = Math.max(6, Math.ceil(metres / STEP_METRES))
  const line: Line = Array.from({ length: steps + 1 }, (_, step): Spot => {
    const share = step / steps
    const aside =
      (Math.sin(share * Math.PI) + 0.45 * Math.sin(share * Math.PI * 3 + bend * 90) * Math.sin(share * Math.PI)) * bend
    return { east: end.east * share + end.north * aside, north: end.north * share - end.east * aside }
  })
  return clipLine(line, (spot) => !isSea(ground.pointOf(spot)), SHORTEST_METRES).map((part) => part.map(ground.pointOf))
}
