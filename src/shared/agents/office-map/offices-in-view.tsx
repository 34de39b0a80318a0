import type { Map as MapLibreMap } from 'maplibre-gl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Bounds } from '#domain/geo/bounds.ts'
import { isInBounds } from '#domain/geo/bounds-of-points.ts'
import { OfficeMarkersDocument } from '#src/api/generated/documents/office-markers.ts'
import type { OfficePins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { boxToAsk } from './box-to-ask.ts'
import { OfficeCard } from './office-card.tsx'
import type { AgentsOnMap, OfficeMapFilter } from './office-map-filter.ts'
import { OfficePins } from './office-pins.tsx'
import { OfficeTools } from './office-tools.tsx'

type Marker = OfficePins_MarkerFragment
type Props = { map: MapLibreMap; filter: OfficeMapFilter; agents: AgentsOnMap | null }

const NONE: readonly Marker[] = []
/** Near enough to tell an office from its neighbours. */
const ZOOM_OF_AN_OFFICE = 14

/** The offices of what the map shows, which follow every move of it. */
export function OfficesInView({ map, filter, agents }: Props) {
  const view = useView(map)
  const { data, error, isPlaceholderData, isFetching, refetch } = useDocumentQuery(
    OfficeMarkersDocument,
    { bounds: boxToAsk(view), filter, agents: agents?.filter ?? null },
    { keepsPrevious: true },
  )
  const found = data?.officeMarkers
  const markers = found?.markers ?? NONE
  const [open, setOpen] = useState<readonly Marker[]>(NONE)
  const opener = useRef<HTMLElement | null>(null)
  const openFromMap = useCallback((offices: readonly Marker[]) => {
    opener.current = null
    setOpen(offices)
  }, [])
  const openFromList = (office: Marker, from: HTMLElement | null) => {
    const { latitude, longitude } = office.latLong
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), ZOOM_OF_AN_OFFICE) })
    opener.current = from
    setOpen([office])
  }
  const close = useCallback(() => {
    setOpen(NONE)
    const target = opener.current?.isConnected ? opener.current : map.getCanvas()
    target.focus({ preventScroll: true })
  }, [map])
  const inView = useMemo(() => markers.filter(({ latLong }) => isInBounds(latLong, view)), [markers, view])
  const [first, ...others] = open
  return (
    <>
      <OfficePins map={map} markers={markers} open={open} onOpen={openFromMap} />
      <OfficeTools
        map={map}
        offices={inView}
        agentTotal={agents?.total ?? null}
        missing={found?.isTruncated ? { shown: markers.length, total: found.total } : null}
        state={stateOf({ error, data, isFetching, isPlaceholderData })}
        onRetry={() => void refetch()}
        onOpen={openFromList}
      />
      {first && (
        <OfficeCard key={first.id} map={map} offices={[first, ...others]} onClose={close} isOfList={agents !== null} />
      )}
    </>
  )
}

function stateOf(query: { error: unknown; data: unknown; isFetching: boolean; isPlaceholderData: boolean }) {
  if (query.error && !query.isFetching) return 'failed'
  if (!query.data) return 'loading'
  return query.isPlaceholderData ? 'following' : 'shown'
}

/** What the map shows, after each move. */
function useView(map: MapLibreMap): Bounds {
  const [view, setView] = useState(() => viewOf(map))
  useEffect(() => {
    const onMoveEnd = () => setView(viewOf(map))
    map.on('moveend', onMoveEnd)
    return () => void map.off('moveend', onMoveEnd)
  }, [map])
  return view
}

function viewOf(map: MapLibreMap): Bounds {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}
