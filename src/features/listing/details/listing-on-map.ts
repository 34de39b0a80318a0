import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import { circleAround } from '#domain/geo/circle.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { APPROXIMATE_RADIUS_METRES, type MapMarker } from '#src/shared/map/map-marker.ts'
import type { MapView } from '#src/shared/map/create-map.ts'

/** From here the names of all streets can be read. */
const ZOOM_OF_A_STREET = 15.5

/** A listing as a map shows it at first: its pin among the streets around, or all of the area that it is somewhere in. */
export function listingOnMap({ latLong, isApproximate }: { latLong: LatLong; isApproximate: boolean }): {
  view: MapView
  markers: readonly MapMarker[]
} {
  const view: MapView = isApproximate
    ? { bounds: boundsAround([latLong, ...circleAround(latLong, APPROXIMATE_RADIUS_METRES)]) }
    : { centre: latLong, zoom: ZOOM_OF_A_STREET }
  return { view, markers: [{ id: 'home', latLong, isApproximate: isApproximate }] }
}
