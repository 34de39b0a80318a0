import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import type { MarkersOfListings_ListingFragment } from '#src/api/generated/graphql.ts'
import type { MapView } from '#src/shared/map/create-map.ts'
import { markersOf } from '#src/shared/map/markers-of-listings.ts'
import { Pins } from '#src/shared/map/pins/pins.tsx'
import PortalMap from '#src/shared/map/portal-map.tsx'
import { listingsCopy as copy } from '../profile.copy.ts'

const COUNTRY: MapView = { bounds: { south: -43.7, west: 113, north: -10.5, east: 153.7 } }

/** Where these homes are; a press on a pin shows the home. */
export default function MapOfListings({ listings }: { listings: readonly MarkersOfListings_ListingFragment[] }) {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const markers = useMemo(() => markersOf(listings), [listings])
  const bounds = boundsAround(markers.map(({ latLong }) => latLong))
  return (
    <PortalMap label={copy.map} view={bounds === null ? COUNTRY : { bounds }} onReady={setMap}>
      {map && <Pins map={map} markers={markers} showsHidden />}
    </PortalMap>
  )
}
