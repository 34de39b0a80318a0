import type { Bounds } from '#domain/geo/bounds.ts'
import { isInBounds } from '#domain/geo/bounds-of-points.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'

/** What a pin can be of: a home, or an office. */
export type PinMarker = { id: number; latLong: LatLong; suburbId: number; suburb: string }

/** What stands on the map at one point: what is at the very place, or a cluster of what is near at this zoom. */
export type MapPin<Marker extends PinMarker = PinMarker> =
  | { kind: 'place'; key: string; latLong: LatLong; markers: readonly Marker[] }
  | {
      kind: 'cluster'
      key: string
      latLong: LatLong
      count: number
      markers: readonly Marker[]
      expansionZoom: number
      /** The suburb of all that it holds; null where they are of several. */
      suburb: string | null
    }

export type PinClusters<Marker extends PinMarker = PinMarker> = {
  /** The pins within bounds at a zoom, the same objects every time; their markers add up to all within. */
  within(bounds: Bounds, zoom: number): MapPin<Marker>[]
  /** The key of the pin that holds a marker at a zoom; null when it is not on the map. */
  keyOf(id: number, zoom: number): string | null
}

/** A pin on the square of the world, whose sides are 1; `zoom` is the closest at which it is seen. */
type PinNode<Marker extends PinMarker> = {
  pin: MapPin<Marker>
  x: number
  y: number
  count: number
  zoom: number
  holder: PinNode<Marker> | null
  markers: readonly Marker[]
}

/** Pixels within which pins are clustered: the width of a price. */
const RADIUS = 44
const TILE_PIXELS = 256
const LEAST_ZOOM = 3
const LARGEST_CLUSTER_ZOOM = 16
/** From here outwards markers are clustered by suburb, and suburbs by distance: a suburb is a few centimetres at most. */
const LARGEST_SUBURB_ZOOM = 11
const LARGEST_ZOOM = 18

/**
 * Clusters the pins of a search, from the closest zoom to the farthest, one zoom a step: all of it takes a slow phone
 * a tenth of a second for 5,000 pins. What is at the same point is one pin at every zoom; from afar those of a suburb are one.
 */
export function* clusterPins<Marker extends PinMarker>(
  markers: readonly Marker[],
): Generator<void, PinClusters<Marker>> {
  const places = placesOf(markers).map(nodeOfPlace)
  let suburbs: PinNode<Marker>[] = []
  const levels = new Map([[LARGEST_ZOOM, places]])
  let level = places
  for (let zoom = LARGEST_CLUSTER_ZOOM; zoom >= LEAST_ZOOM; zoom -= 1) {
    yield
    if (zoom === LARGEST_SUBURB_ZOOM) level = suburbs = suburbsOf(places)
    level = clusteredAt(zoom, level)
    levels.set(zoom, level)
  }
  const [near, far] = [nodesOfMarkers(places), nodesOfMarkers(suburbs)]
  return {
    within: (bounds, zoom) =>
      (levels.get(levelOf(zoom)) ?? []).flatMap(({ pin }) => (isInBounds(pin.latLong, bounds) ? [pin] : [])),
    keyOf: (id, zoom) => {
      let node = (levelOf(zoom) <= LARGEST_SUBURB_ZOOM ? far : near).get(id)
      while (node?.holder && node.holder.zoom >= levelOf(zoom)) node = node.holder
      return node?.pin.key ?? null
    },
  }
}

const nodesOfMarkers = <Marker extends PinMarker>(nodes: readonly PinNode<Marker>[]): Map<number, PinNode<Marker>> =>
  new Map(nodes.flatMap((node) => node.markers.map(({ id }) => [id, node] as const)))

/** The markers of each suburb in one cluster, beside those of closer zooms, which must be there already. */
function suburbsOf<Marker extends PinMarker>(places: readonly PinNode<Marker>[]): PinNode<Marker>[] {
  const bySuburb = Map.groupBy(places, ({ markers }) => markers[0]?.suburbId)
  return [...bySuburb.values()].flatMap((members): PinNode<Marker>[] => {
    const [only, ...others] = members
    if (only === undefined) return []
    return others.length === 0
      ? [{ ...only, holder: null }]
      : [toCluster(members, zoomThatHolds(members), `suburb ${only.markers[0]?.suburbId}`)]
  })
}

const levelOf = (zoom: number): number =>
  zoom >= LARGEST_CLUSTER_ZOOM + 1 ? LARGEST_ZOOM : Math.max(LEAST_ZOOM, Math.floor(zoom))

/** The nodes of a zoom from those of the next closer one: each takes what is near it and not taken yet. */
function clusteredAt<Marker extends PinMarker>(zoom: number, closer: readonly PinNode<Marker>[]): PinNode<Marker>[] {
  const cells = cellsOf(closer, RADIUS / (TILE_PIXELS * 2 ** zoom))
  const taken = new Set<PinNode<Marker>>()
  const clustered: PinNode<Marker>[] = []
  for (const node of closer) {
    if (taken.has(node)) continue
    const members = [node]
    for (const cell of cells.around(node)) {
      for (const other of cell) {
        if (other !== node && !taken.has(other) && cells.areNear(other, node)) members.push(other)
      }
    }
    for (const member of members) taken.add(member)
    clustered.push(members.length === 1 ? node : clusterOf(members, zoom, clustered.length))
  }
  return clustered
}

/** Nodes in cells as wide as their reach, so that what is near one lies in its cell or those around. */
function cellsOf<Marker extends PinMarker>(nodes: readonly PinNode<Marker>[], reach: number) {
  const columns = Math.ceil(1 / reach) + 2
  const none: readonly PinNode<Marker>[] = []
  const cellOf = ({ x, y }: PinNode<Marker>) => Math.floor(y / reach) * columns + Math.floor(x / reach)
  const cells = new Map<number, PinNode<Marker>[]>()
  for (const node of nodes) {
    const cell = cells.get(cellOf(node))
    if (cell) cell.push(node)
    else cells.set(cellOf(node), [node])
  }
  const steps = [-columns, 0, columns].flatMap((row) => [row - 1, row, row + 1])
  return {
    areNear: (one: PinNode<Marker>, other: PinNode<Marker>) =>
      (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= reach ** 2,
    around: (node: PinNode<Marker>) => steps.flatMap((step) => [cells.get(cellOf(node) + step) ?? none]),
  }
}

/** The closest zoom at which places are still one node. */
function zoomThatHolds<Marker extends PinMarker>([first, ...others]: readonly PinNode<Marker>[]): number {
  let holder = first?.holder
  while (holder && !others.every((other) => isHeldBy(other, holder))) holder = holder.holder
  return holder?.zoom ?? LARGEST_SUBURB_ZOOM
}

function isHeldBy<Marker extends PinMarker>(
  node: PinNode<Marker>,
  holder: PinNode<Marker> | null | undefined,
): boolean {
  let own = node.holder
  while (own && own !== holder) own = own.holder
  return own !== null && own === holder
}

function clusterOf<Marker extends PinMarker>(
  members: readonly PinNode<Marker>[],
  zoom: number,
  index: number,
): PinNode<Marker> {
  const cluster = toCluster(members, zoom, `cluster ${zoom} ${index}`)
  for (const member of members) member.holder = cluster
  return cluster
}

function toCluster<Marker extends PinMarker>(
  members: readonly PinNode<Marker>[],
  zoom: number,
  key: string,
): PinNode<Marker> {
  const count = members.reduce((sum, member) => sum + member.count, 0)
  const x = members.reduce((sum, member) => sum + member.x * member.count, 0) / count
  const y = members.reduce((sum, member) => sum + member.y * member.count, 0) / count
  const markers = members.flatMap((member) => member.markers)
  const [first] = markers
  const pin: MapPin<Marker> = {
    kind: 'cluster',
    key,
    latLong: nearestTo(members, { x, y }),
    count,
    markers,
    expansionZoom: zoom + 1,
    suburb: first && markers.every(({ suburbId }) => suburbId === first.suburbId) ? first.suburb : null,
  }
  return { pin, x, y, count, zoom, holder: null, markers }
}

/** Where the member nearest to a point stands: the middle of many homes may lie in the sea, or in a suburb without any. */
function nearestTo<Marker extends PinMarker>(
  [first, ...others]: readonly PinNode<Marker>[],
  { x, y }: { x: number; y: number },
): LatLong {
  const distanceTo = ({ pin }: PinNode<Marker>) => {
    const point = pointOf(pin.latLong)
    return (point.x - x) ** 2 + (point.y - y) ** 2
  }
  const nearest = others.reduce((best, other) => (best && distanceTo(best) <= distanceTo(other) ? best : other), first)
  return nearest?.pin.latLong ?? { latitude: 0, longitude: 0 }
}

function nodeOfPlace<Marker extends PinMarker>(markers: Marker[]): PinNode<Marker> {
  const { id, latLong } = markers[0] ?? { id: 0, latLong: { latitude: 0, longitude: 0 } }
  return {
    pin: { kind: 'place', key: `place ${id}`, latLong, markers },
    ...pointOf(latLong),
    count: markers.length,
    zoom: LARGEST_ZOOM,
    holder: null,
    markers,
  }
}

function placesOf<Marker extends PinMarker>(markers: readonly Marker[]): Marker[][] {
  const places = new Map<string, Marker[]>()
  for (const marker of markers) {
    const key = `${marker.latLong.latitude} ${marker.latLong.longitude}`
    const place = places.get(key)
    if (place) place.push(marker)
    else places.set(key, [marker])
  }
  return [...places.values()]
}

/** The projection of the map, by Mercator. */
function pointOf({ latitude, longitude }: LatLong): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
