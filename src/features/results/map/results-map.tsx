import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo, useRef, useState } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { suburbLabel } from '#domain/search/place-names.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import { MapMarkersDocument } from '#src/api/generated/documents/map-markers.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { MapView } from '#src/shared/map/create-map.ts'
import type { MapOutline } from '#src/shared/map/map-outlines.ts'
import type { NamedPlace } from '#src/shared/search/box/named-place.ts'
import PortalMap from '#src/shared/map/portal-map.tsx'
import { DrawingPanel } from './drawing-panel.tsx'
import { DrawTool } from './draw-tool.tsx'
import { searchOfPins, shapeOf } from './map-address.ts'
import { MapSearchProvider, useDrawnCorners, useIsEditing } from './map-search.provider.tsx'
import { copy } from './map.copy.ts'
import { MapTools } from './map-tools.tsx'
import * as styles from './drawing-panel.css.ts'
import { Pins } from '#src/shared/map/pins/pins.tsx'
import { useSearchedOutlines } from './searched-outlines.ts'
import { useSearchFollowsMap, useMapFollowsSearch } from './view-and-search.ts'

type Props = { parameters: SearchParameters }

const NO_OUTLINES: readonly MapOutline[] = []
const COUNTRY: MapView = { bounds: { south: -43.7, west: 113, north: -10.5, east: 153.7 } }

/** The map of a search with everything that belongs to it. To be loaded when it is seen. */
export default function ResultsMap({ parameters }: Props) {
  const { data } = useDocumentQuery(ListingSearchDocument, { searchParams: parameters }, { keepsPrevious: true })
  const places = data?.listingSearch.searchParams.locationSearchContext.searchLocations
  const outlines = useSearchedOutlines(useMemo(() => places?.map(({ id }) => id) ?? null, [places]))
  const named = useMemo(() => places?.map((each) => ({ uri: each.uri, label: suburbLabel(each) })), [places])
  return (
    <MapSearchProvider parameters={parameters} isFollowing>
      <SearchedMap parameters={parameters} outlines={outlines} places={named} />
    </MapSearchProvider>
  )
}

type SearchedMapProps = Props & {
  outlines: readonly MapOutline[] | null
  places: readonly NamedPlace[] | undefined
}

function SearchedMap({ parameters, outlines, places }: SearchedMapProps) {
  const screen = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const found = useMarkers(parameters)
  const shape = useShownShape(parameters)
  const view = viewOf(parameters, outlines)
  const [firstView, setFirstView] = useState(view)
  if (firstView === null && view !== null) setFirstView(view)
  useMapFollowsSearch(map, { parameters, view, markers: found?.markers ?? null })
  useSearchFollowsMap(map, parameters)
  const placeOutlines = parameters.context === 'location' ? (outlines ?? NO_OUTLINES) : NO_OUTLINES
  const shown = useMemo(() => (shape === null ? placeOutlines : [shape]), [placeOutlines, shape])

  if (firstView === null) return null
  return (
    <div ref={screen} className={styles.mapAndPanel}>
      <PortalMap
        label={copy.mapOf(searchModes[parameters.searchMode].displayName)}
        view={firstView}
        outlines={shown}
        screen={screen}
        onReady={setMap}
      >
        {map && (
          <>
            <Pins map={map} markers={found?.markers ?? null} />
            <DrawTool map={map} />
            <MapTools parameters={parameters} places={places} outlines={placeOutlines} total={found?.total ?? null} />
          </>
        )}
      </PortalMap>
      {map && <DrawingPanel map={map} />}
    </div>
  )
}

/** The pins that the machine has loaded; those of the search before while it loads. */
function useMarkers(parameters: SearchParameters) {
  const searchParams = useMemo(() => searchOfPins(parameters), [parameters])
  const { data } = useDocumentQuery(MapMarkersDocument, { searchParams }, { isEnabled: false, keepsPrevious: true })
  return data?.mapMarkers ?? null
}

/** The shape that is worked on, else the one that is searched. */
function useShownShape(parameters: SearchParameters): MapOutline | null {
  const isEditing = useIsEditing()
  const drawn = useDrawnCorners()
  return useMemo(() => {
    const corners: LatLong[] = isEditing ? drawn : shapeOf(parameters)
    return corners.length < 2 ? null : { id: 'shape', polygons: [[corners]], isApproximate: false }
  }, [isEditing, drawn, parameters])
}

/** Where the map of a search stands; null as long as that is not known. */
function viewOf(parameters: SearchParameters, outlines: readonly MapOutline[] | null): MapView | null {
  const { context, locationSearchContext: places } = parameters
  if (context === 'map' && places.viewport !== null) return { centre: places.viewport, zoom: places.viewport.zoom }
  if (context === 'map' && places.bounds !== null) return { bounds: places.bounds }
  const shape = boundsAround(shapeOf(parameters))
  if (shape !== null) return { bounds: shape }
  if (outlines === null) return null
  const around = boundsAround(outlines.flatMap(({ polygons }) => polygons.flat(2)))
  return around === null ? COUNTRY : { bounds: around }
}
