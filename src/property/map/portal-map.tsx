import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import MinusIcon from 'lucide-react/icons/minus'
import PlusIcon from 'lucide-react/icons/plus'
import { circleAround } from '#domain/geo/circle.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { classNames } from '#src/design/components/class-names.ts'
import { IconButton } from '#src/design/components/icon-button.tsx'
import { Text } from '#src/design/components/text.tsx'
import { useVisit } from '../visit/visit.tsx'
import { changeTheme, createMap, type MapView, readTileFiles } from './create-map.ts'
import { type MapOutline, showOutlines } from './map-outlines.ts'
import { currentMapTheme, watchMapTheme } from './map-theme.ts'
import * as styles from './portal-map.css.ts'

/** A place on the map: a pin, or a circle of 500 m where only the surroundings may be told. */
export type MapMarker = { id: string; latLong: LatLong; isApproximate: boolean }

export type PortalMapProps = {
  /** The name of the map for screen readers, such as "Map of 12 Smith Street, Fitzroy". */
  label: string
  /** What is shown at first; later changes are made through `onReady`. */
  view: MapView
  markers?: readonly MapMarker[]
  outlines?: readonly MapOutline[]
  /** Hands out the map when it is there; what it returns is done before the map goes. */
  onReady?: (map: MapLibreMap) => (() => void) | void
  className?: string
  /** What lies over the map. */
  children?: ReactNode
}

const APPROXIMATE_RADIUS_METRES = 500
const NO_MARKERS: readonly MapMarker[] = []
const NO_OUTLINES: readonly MapOutline[] = []

/**
 * A map that fills its element, which must have a height. To be loaded lazily: MapLibre is large. Tab leaves it, arrow
 * keys move it, plus and minus zoom; where the browser cannot draw maps it says so.
 */
export default function PortalMap({
  label,
  view,
  markers = NO_MARKERS,
  outlines = NO_OUTLINES,
  onReady,
  className,
  children,
}: PortalMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const instructionsId = useId()
  const { mapStyleUrl } = useVisit()
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const first = useRef({ label, view, instructionsId, styleUrl: mapStyleUrl })

  useEffect(() => {
    const container = frame.current
    let created: MapLibreMap | null = null
    let hasGone = false
    const create = () => {
      if (container === null || hasGone) return
      created = tryToCreate(container, first.current)
      setHasFailed(created === null)
      // Nothing can be put onto a map before its style is there.
      created?.once('style.load', () => setMap(created))
    }
    if (first.current.styleUrl === null) create()
    else readTileFiles().then(create, create)
    return () => {
      hasGone = true
      setMap(null)
      created?.remove()
    }
  }, [])
  useEffect(() => {
    if (map !== null) return onReady?.(map) ?? undefined
  }, [map, onReady])
  useMarkers(map, markers)
  useOutlines(map, markers, outlines)
  useTheme(map, mapStyleUrl === null)

  return (
    <div className={classNames(styles.frame, className)}>
      <div ref={frame} className={styles.canvas} data-is-drawn={map !== null} />
      <p id={instructionsId} hidden>
        Arrow keys move the map, plus and minus zoom, Tab leaves it.
      </p>
      {hasFailed ? (
        <Text className={styles.failure} tone="inkSoft" role="status">
          This browser cannot draw the map. Everything on it is also in the list.
        </Text>
      ) : (
        <div className={styles.zoom}>
          <IconButton
            icon={PlusIcon}
            label="Zoom in"
            look="onPicture"
            onClick={(event) => map?.zoomIn({}, byVisitor(event))}
          />
          <IconButton
            icon={MinusIcon}
            label="Zoom out"
            look="onPicture"
            onClick={(event) => map?.zoomOut({}, byVisitor(event))}
          />
        </div>
      )}
      {children}
    </div>
  )
}

/** Moves of the map that the visitor makes bear the event of theirs; those of the page bear none. */
const byVisitor = ({ nativeEvent }: { nativeEvent: Event }) => ({ originalEvent: nativeEvent })

type FirstSetting = { label: string; view: MapView; instructionsId: string; styleUrl: string | null }

function tryToCreate(container: HTMLElement, setting: FirstSetting): MapLibreMap | null {
  try {
    return createMap(container, { ...setting, theme: currentMapTheme() })
  } catch {
    return null
  }
}

function useMarkers(map: MapLibreMap | null, markers: readonly MapMarker[]) {
  useEffect(() => {
    if (map === null) return
    const pins = markers
      .filter(({ isApproximate }) => !isApproximate)
      .map(({ latLong }) => {
        const element = document.createElement('div')
        element.className = styles.pin
        const pin = new Marker({ element, anchor: 'bottom' })
        return pin.setLngLat([latLong.longitude, latLong.latitude]).addTo(map)
      })
    for (const pin of pins) pin.getElement().removeAttribute('aria-label')
    return () => {
      for (const pin of pins) pin.remove()
    }
  }, [map, markers])
}

function useOutlines(map: MapLibreMap | null, markers: readonly MapMarker[], outlines: readonly MapOutline[]) {
  useEffect(() => {
    if (map === null) return
    const circles = markers
      .filter(({ isApproximate }) => isApproximate)
      .map(({ id, latLong }) => ({
        id,
        polygons: [[circleAround(latLong, APPROXIMATE_RADIUS_METRES)]],
        isApproximate: true,
      }))
    const show = () => showOutlines(map, [...circles, ...outlines], currentMapTheme())
    show()
    return watchMapTheme(show)
  }, [map, markers, outlines])
}

function useTheme(map: MapLibreMap | null, isEmbedded: boolean) {
  useEffect(() => {
    if (map === null || !isEmbedded) return
    return watchMapTheme(() => changeTheme(map, currentMapTheme()))
  }, [map, isEmbedded])
}
