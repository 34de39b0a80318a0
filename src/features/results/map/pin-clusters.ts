import Supercluster from 'supercluster'
import type { Bounds } from '#domain/geo/bounds.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { MapMarkersQuery } from '#src/api/generated/graphql.ts'

export type PinMarker = MapMarkersQuery['mapMarkers']['markers'][number]

/** What stands on the map at one point: homes at the very place, or a bunch of homes that are near at this zoom. */
export type MapPin =
  | { kind: 'homes'; key: string; latLong: LatLong; markers: readonly PinMarker[] }
  | { kind: 'cluster'; key: string; latLong: LatLong; count: number; clusterId: number }

export type PinClusters = {
  /** The pins within bounds at a zoom; their homes add up to all within. */
  within(bounds: Bounds, zoom: number): MapPin[]
  /** The zoom at which a cluster falls apart, at most 18. */
  expansionZoom(clusterId: number): number
  /** The key of the pin that holds a home at a zoom; null when it is not on the map. */
  keyOf(listingId: number, zoom: number): string | null
}

type PlaceProperties = { place: number; homes: number }

/** Pixels within which pins are bunched: the width of a price. */
const RADIUS = 44
const LEAST_ZOOM = 3
const LARGEST_CLUSTER_ZOOM = 16
export const LARGEST_ZOOM = 18

/** Bunches the pins of a search. Homes at the same point are one pin at every zoom. 5,000 pins take about 20 ms. */
export function pinClusters(markers: readonly PinMarker[]): PinClusters {
  const places = [...placesOf(markers).values()]
  const placeOfListing = new Map(
    places.flatMap((homes, place) => homes.map(({ listingId }) => [listingId, place] as const)),
  )
  const index = new Supercluster<PlaceProperties, { homes: number }>({
    radius: RADIUS,
    extent: 256,
    minZoom: LEAST_ZOOM,
    maxZoom: LARGEST_CLUSTER_ZOOM,
    map: ({ homes }) => ({ homes }),
    reduce: (sum, { homes }) => {
      sum.homes += homes
    },
  }).load(
    places.map((homes, place) => ({
      type: 'Feature',
      properties: { place, homes: homes.length },
      geometry: { type: 'Point', coordinates: coordinatesOf(homes[0]) },
    })),
  )

  function toPin({ properties, geometry }: ReturnType<typeof index.getClusters>[number]): MapPin {
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const latLong = { latitude, longitude }
    if ('cluster_id' in properties) {
      const { cluster_id: clusterId, homes } = properties
      return { kind: 'cluster', key: `cluster ${clusterId}`, latLong, count: homes, clusterId }
    }
    const homes = places[properties.place] ?? []
    return { kind: 'homes', key: keyOfPlace(homes), latLong, markers: homes }
  }

  function keyOf(listingId: number, zoom: number): string | null {
    const place = placeOfListing.get(listingId)
    if (place === undefined) return null
    const [longitude, latitude] = coordinatesOf(places[place]?.[0])
    const reach = 360 / 2 ** Math.max(0, Math.floor(zoom))
    const near = index.getClusters(
      [longitude - reach, latitude - reach, longitude + reach, latitude + reach],
      Math.floor(zoom),
    )
    const holder = near.find(({ properties }) =>
      'cluster_id' in properties
        ? index.getLeaves(properties.cluster_id, Infinity).some((leaf) => leaf.properties.place === place)
        : properties.place === place,
    )
    return holder === undefined ? null : toPin(holder).key
  }

  return {
    within: ({ south, west, north, east }, zoom) =>
      index.getClusters([west, south, east, north], Math.floor(zoom)).map(toPin),
    expansionZoom: (clusterId) => Math.min(LARGEST_ZOOM, index.getClusterExpansionZoom(clusterId)),
    keyOf,
  }
}

const keyOfPlace = (homes: readonly PinMarker[]): string => `homes ${homes[0]?.listingId}`

function placesOf(markers: readonly PinMarker[]): Map<string, PinMarker[]> {
  const places = new Map<string, PinMarker[]>()
  for (const marker of markers) {
    const key = `${marker.latLong.latitude} ${marker.latLong.longitude}`
    const place = places.get(key)
    if (place) place.push(marker)
    else places.set(key, [marker])
  }
  return places
}

const coordinatesOf = (marker: PinMarker | undefined): [number, number] => [
  marker?.latLong.longitude ?? 0,
  marker?.latLong.latitude ?? 0,
]
