import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { OfficeMarkersDocument } from '#src/api/generated/documents/office-markers.ts'
import { PlaceOfMapDocument } from '#src/api/generated/documents/place-of-map.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Text } from '#src/design/text/text.tsx'
import type { MapView } from '#src/shared/map/create-map.ts'
import type { MapOutline } from '#src/shared/map/map-outlines.ts'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import PortalMap from '#src/shared/map/portal-map.tsx'
import { boxToAsk } from './box-to-ask.ts'
import type { AgentsOnMap, OfficeMapFilter } from './office-map-filter.ts'
import { officeMapCopy as copy } from './office-map.copy.ts'
import { OfficesInView } from './offices-in-view.tsx'

export type OfficeMapProps = {
  /** The place that is shown at first; without one all offices that fit. */
  locationUri: string | null
  filter: OfficeMapFilter
  /** Null where all agents of an agency count. */
  agents: AgentsOnMap | null
}

const COUNTRY = { south: -43.7, west: 113, north: -10.5, east: 153.7 }
const NO_OUTLINES: readonly MapOutline[] = []

/** The offices of agencies on a map. To be loaded when a visitor wants it. */
export default function OfficeMap({ locationUri, filter, agents }: OfficeMapProps) {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const { first, retry } = useFirstView(locationUri, filter)
  if (retry !== null) return <MissingMap onRetry={retry} />
  if (first === null) return <Text role="status">{copy.loading}</Text>
  return (
    <PortalMap label={copy.map} view={first.view} outlines={first.outlines} onReady={setMap}>
      {map && <OfficesInView map={map} filter={filter} agents={agents} />}
    </PortalMap>
  )
}

/** Where the map stands at first: around the place, else around the offices; null as long as that is not known. */
function useFirstView(locationUri: string | null, filter: OfficeMapFilter) {
  const place = useDocumentQuery(PlaceOfMapDocument, { uri: locationUri ?? '' }, { isEnabled: locationUri !== null })
  const everywhere = useDocumentQuery(
    OfficeMarkersDocument,
    { bounds: boxToAsk(COUNTRY), filter, agents: null },
    { isEnabled: locationUri === null },
  )
  const asked = locationUri === null ? everywhere : place
  const boundary = place.data?.location?.boundary
  const markers = everywhere.data?.officeMarkers?.markers
  const first = useMemo((): { view: MapView; outlines: readonly MapOutline[] } | null => {
    if (boundary) {
      const { wellKnownText, isApproximate } = boundary
      const polygons = readPolygons(wellKnownText)
      return {
        view: { bounds: boundsAround(polygons.flat(2)) ?? COUNTRY },
        outlines: [{ id: 'place', polygons, isApproximate }],
      }
    }
    if (markers === undefined) return null
    return { view: { bounds: boundsAround(markers.map(({ latLong }) => latLong)) ?? COUNTRY }, outlines: NO_OUTLINES }
  }, [boundary, markers])
  return { first, retry: asked.isError && !asked.isFetching ? () => void asked.refetch() : null }
}
