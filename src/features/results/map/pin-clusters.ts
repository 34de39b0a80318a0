import { type Bounds, isInBounds } from '#domain/geo/bounds.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { MapMarkersQuery } from '#src/api/generated/graphql.ts'

export type PinMarker = MapMarkersQuery['mapMarkers']['markers'][number]

/** What stands on the map at one point: homes at the very place, or a bunch of homes that are near at this zoom. */
export type MapPin =
  | { kind: 'homes'; key: string; latLong: LatLong; markers: readonly PinMarker[] }
  | { kind: 'cluster'; key: string; latLong: LatLong; count: number; expansionZoom: number }

export type PinClusters = {
  /** The pins within bounds at a zoom, the same objects every time; their homes add up to all within. */
  within(bounds: Bounds, zoom: number): MapPin[]
  /** The key of the pin that holds a home at a zoom; null when it is not on the map. */
  keyOf(listingId: number, zoom: number): string | null
}

/** A pin on the square of the world, whose sides are 1; `zoom` is the closest at which it is seen. */
type Bunch = { pin: MapPin; x: number; y: number; homes: number; zoom: number; holder: Bunch | null }

/** Pixels within which pins are bunched: the width of a price. */
const RADIUS = 44
const TILE_PIXELS = 256
const LEAST_ZOOM = 3
const LARGEST_CLUSTER_ZOOM = 16
const LARGEST_ZOOM = 18
const NONE: readonly Bunch[] = []

/**
 * Bunches the pins of a search, from the closest zoom to the farthest, one zoom a step: all of it takes a slow phone
 * a tenth of a second for 5,000 pins. Homes at the same point are one pin at every zoom.
 */
export function* clusterPins(markers: readonly PinMarker[]): Generator<void, PinClusters> {
  const places = placesOf(markers).map(bunchOfPlace)
  const bunchOfListing = new Map(
    places.flatMap((bunch) =>
      bunch.pin.kind === 'homes' ? bunch.pin.markers.map(({ listingId }) => [listingId, bunch] as const) : [],
    ),
  )
  const levels = new Map([[LARGEST_ZOOM, places]])
  let level = places
  for (let zoom = LARGEST_CLUSTER_ZOOM; zoom >= LEAST_ZOOM; zoom -= 1) {
    yield
    level = bunchedAt(zoom, level)
    levels.set(zoom, level)
  }
  return {
    within: (bounds, zoom) =>
      (levels.get(levelOf(zoom)) ?? []).flatMap(({ pin }) => (isInBounds(pin.latLong, bounds) ? [pin] : [])),
    keyOf: (listingId, zoom) => {
      let bunch = bunchOfListing.get(listingId)
      while (bunch?.holder && bunch.holder.zoom >= levelOf(zoom)) bunch = bunch.holder
      return bunch?.pin.key ?? null
    },
  }
}

const levelOf = (zoom: number): number =>
  zoom >= LARGEST_CLUSTER_ZOOM + 1 ? LARGEST_ZOOM : Math.max(LEAST_ZOOM, Math.floor(zoom))

/** The bunches of a zoom from those of the next closer one: each takes what is near it and not taken yet. */
function bunchedAt(zoom: number, closer: readonly Bunch[]): Bunch[] {
  const cells = cellsOf(closer, RADIUS / (TILE_PIXELS * 2 ** zoom))
  const taken = new Set<Bunch>()
  const bunched: Bunch[] = []
  for (const bunch of closer) {
    if (taken.has(bunch)) continue
    const members = [bunch]
    for (const cell of cells.around(bunch)) {
      for (const other of cell) {
        if (other !== bunch && !taken.has(other) && cells.areNear(other, bunch)) members.push(other)
      }
    }
    for (const member of members) taken.add(member)
    bunched.push(members.length === 1 ? bunch : clusterOf(members, zoom, bunched.length))
  }
  return bunched
}

/** Bunches in cells as wide as their reach, so that what is near one lies in its cell or those around. */
function cellsOf(bunches: readonly Bunch[], reach: number) {
  const columns = Math.ceil(1 / reach) + 2
  const cellOf = ({ x, y }: Bunch) => Math.floor(y / reach) * columns + Math.floor(x / reach)
  const cells = new Map<number, Bunch[]>()
  for (const bunch of bunches) {
    const cell = cells.get(cellOf(bunch))
    if (cell) cell.push(bunch)
    else cells.set(cellOf(bunch), [bunch])
  }
  const steps = [-columns, 0, columns].flatMap((row) => [row - 1, row, row + 1])
  return {
    areNear: (one: Bunch, other: Bunch) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= reach ** 2,
    around: (bunch: Bunch) => steps.flatMap((step) => [cells.get(cellOf(bunch) + step) ?? NONE]),
  }
}

function clusterOf(members: readonly Bunch[], zoom: number, index: number): Bunch {
  const homes = members.reduce((sum, member) => sum + member.homes, 0)
  const x = members.reduce((sum, member) => sum + member.x * member.homes, 0) / homes
  const y = members.reduce((sum, member) => sum + member.y * member.homes, 0) / homes
  const pin: MapPin = {
    kind: 'cluster',
    key: `cluster ${zoom} ${index}`,
    latLong: latLongOf(x, y),
    count: homes,
    expansionZoom: zoom + 1,
  }
  const cluster: Bunch = { pin, x, y, homes, zoom, holder: null }
  for (const member of members) member.holder = cluster
  return cluster
}

function bunchOfPlace(markers: PinMarker[]): Bunch {
  const { listingId, latLong } = markers[0] ?? { listingId: 0, latLong: { latitude: 0, longitude: 0 } }
  return {
    pin: { kind: 'homes', key: `homes ${listingId}`, latLong, markers },
    ...pointOf(latLong),
    homes: markers.length,
    zoom: LARGEST_ZOOM,
    holder: null,
  }
}

function placesOf(markers: readonly PinMarker[]): PinMarker[][] {
  const places = new Map<string, PinMarker[]>()
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

const latLongOf = (x: number, y: number): LatLong => ({
  latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
  longitude: (x - 0.5) * 360,
})
