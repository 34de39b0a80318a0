import type { LatLong } from '#domain/geo/lat-long.ts'
import { capitals, regionalHubs } from '#demo/data/places/capitals.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { kilometresBetween } from '#demo/data/places/distance.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { clipLine, flatGround, metresBetween, type Line, type Spot } from './flat-ground.ts'

export type RoadKind = 'motorway' | 'primary' | 'secondary' | 'tertiary' | 'rail'

/** A road or a railway between two places; `line` is in degrees. */
export type Road = { kind: RoadKind; name: string; line: readonly LatLong[] }

export type Network = { roads: Road[]; stations: { name: string; point: LatLong }[] }

export type NetworkOptions = { seed: string; profiles: readonly PlaceProfile[]; isSea: (point: LatLong) => boolean }

type Node = { name: string; latitude: number; longitude: number; population: number; isCity: boolean; capital: string }

/** The roads that join the places, and the railways with their stations. */
export function networkOf({ seed, profiles, isSea }: NetworkOptions): Network {
  const nodes = profiles.map(({ place, zone, capital }): Node => ({
    ...place,
    capital,
    isCity: zone !== 'town' && zone !== 'village',
  }))
  const draw = (kind: RoadKind, from: Node, to: Node, name: string): Road[] => {
    const bend = createRandom(seed, kind, from.name, to.name).between(-0.055, 0.055)
    return bentLine(from, to, kind === 'rail' ? bend * 0.6 : bend, isSea).map((line) => ({ kind, name, line }))
  }
  const highways = spanningTree(hubNodes(profiles))
  const rails = byCapital(nodes).flatMap(railways)
  return {
    roads: [
      ...highways.flatMap(([from, to]) => draw('motorway', from, to, `${to.name} Highway`)),
      ...joined(nodes).flatMap(([from, to]) => draw(kindOf(from, to), from, to, nameOf(from, to))),
      ...rails.flatMap(([from, to]) => draw('rail', from, to, '')),
    ],
    stations: [...new Set(rails.flat())].map(({ name, latitude, longitude }) => ({
      name,
      point: { latitude, longitude },
    })),
  }
}

type Pair = readonly [Node, Node]

function kindOf(from: Node, to: Node): RoadKind {
  const people = Math.min(from.population, to.population)
  if (people > 15_000) return 'primary'
  return people > 3_000 ? 'secondary' : 'tertiary'
}

const nameOf = (from: Node, to: Node): string =>
  from.isCity && to.isCity
    ? `${from.population > to.population ? from.name : to.name} Road`
    : `${from.name}–${to.name} Road`

const REACH_KILOMETRES = 75
const REMOTE_REACH_DEGREES = 4

/** Places with no third place between them (their Gabriel graph), and remote ones with the nearest two. */
function joined(nodes: readonly Node[]): Pair[] {
  const cells = cellsOf(nodes)
  return nodes.flatMap((node) => {
    const near = nearestOf(node, cells)
    return near
      .filter((other, index) => isFirst(node, other) && (isFree(node, other, near) || (index < 2 && !node.isCity)))
      .filter((other) => !(node.isCity && other.isCity) || Math.min(node.population, other.population) > 9_000)
      .map((other): Pair => [node, other])
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

function hubNodes(profiles: readonly PlaceProfile[]): Node[] {
  const names = new Map(profiles.map(({ capital, place }) => [place.stateCode, capital]))
  const node = (name: string, latitude: number, longitude: number): Node => ({
    name,
    latitude,
    longitude,
    population: 0,
    isCity: true,
    capital: '',
  })
  return [
    // Object.entries loses the key type; names are looked up by the same codes.
    ...[...names].map(([state, name]) => node(name, capitals[state].latitude, capitals[state].longitude)),
    ...regionalHubs
      .filter(([state]) => names.has(state))
      .map(([, name, latitude, longitude]) => node(name, latitude, longitude)),
  ]
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

const STEP_METRES = 450
const SHORTEST_METRES = 400

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
