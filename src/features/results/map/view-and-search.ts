import type { Map as MapLibreMap, MapLibreEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { MapArea } from '#machines/map-search/map-search.machine.ts'
import type { Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { type MapView, showView } from '#src/shared/map/create-map.ts'
import { placeKey } from './map-address.ts'
import { useMapSearchCommands } from './map-search.provider.tsx'

type Markers = readonly Pins_MarkerFragment[]

/** Degrees and zoom levels within which the map stands where it should. */
const NEAR_DEGREES = 0.00002
const NEAR_ZOOM = 0.02

/** Moves the map when the page searches another place: by a new search, or by going back and forth. */
export function useMapFollowsSearch(
  map: MapLibreMap | null,
  { parameters, view, markers }: { parameters: SearchParameters; view: MapView | null; markers: Markers | null },
) {
  const place = placeKey(parameters)
  const shownPlace = useRef<string | null>(null)
  useEffect(() => {
    if (map === null || view === null || shownPlace.current === place) return
    const isFirst = shownPlace.current === null
    shownPlace.current = place
    if (!isFirst && !standsAt(map, view)) showView(map, view)
  }, [map, place, view])

  // An agency's homes have no outline: their pins say where to look.
  const isWithoutPlace = parameters.context === 'office'
  const shownPins = useRef<string | null>(null)
  useEffect(() => {
    if (map === null || markers === null || !isWithoutPlace || shownPins.current === place) return
    const bounds = boundsAround(markers.map(({ latLong }) => latLong))
    if (bounds === null) return
    shownPins.current = place
    showView(map, { bounds })
  }, [map, markers, place, isWithoutPlace])
}

/** Tells the machine when the visitor has moved the map; a drawn shape and an agency's homes stay searched. */
export function useSearchFollowsMap(map: MapLibreMap | null, { context }: SearchParameters) {
  const { moveMap } = useMapSearchCommands()
  const isOfPlace = context === 'location' || context === 'map'
  useEffect(() => {
    if (map === null || !isOfPlace) return
    const onMoveEnd = ({ originalEvent }: MapLibreEvent<unknown>) => {
      if (originalEvent !== undefined) moveMap(areaOf(map))
    }
    map.on('moveend', onMoveEnd)
    return () => void map.off('moveend', onMoveEnd)
  }, [map, moveMap, isOfPlace])
}

/** What the map shows. */
function areaOf(map: MapLibreMap): MapArea {
  const bounds = map.getBounds()
  const { lat, lng } = map.getCenter()
  return {
    bounds: { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() },
    viewport: { latitude: lat, longitude: lng, zoom: map.getZoom() },
  }
}

function standsAt(map: MapLibreMap, view: MapView): boolean {
  if ('bounds' in view) return false
  const { lat, lng } = map.getCenter()
  return (
    Math.abs(lat - view.centre.latitude) < NEAR_DEGREES &&
    Math.abs(lng - view.centre.longitude) < NEAR_DEGREES &&
    Math.abs(map.getZoom() - view.zoom) < NEAR_ZOOM
  )
}
