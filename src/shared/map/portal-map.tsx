import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { circleAround } from '#domain/geo/circle.ts'
import { classNames } from '#src/design/class-names.ts'
import type { Elements } from '#src/design/elements.ts'
import { Text } from '#src/design/text/text.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { changeTheme, createMap, type MapSetting, type MapView, readTileFiles } from './create-map.ts'
import { MapControls } from './map-controls.tsx'
import { type MapGround, mapGround } from './map-ground.ts'
import { APPROXIMATE_RADIUS_METRES, type MapMarker } from './map-marker.ts'
import { type MapOutline, showOutlines } from './map-outlines.ts'
import { currentMapTheme, watchMapTheme } from './map-theme.ts'
import { MissingMap } from './missing-map.tsx'
import { useMissingTiles } from './missing-tiles.ts'
import * as styles from './portal-map.css.ts'
import { isTileFile } from './street-tiles.ts'
import { usePrintedMap } from './use-printed-map.ts'
import { portalMapCopy } from './portal-map.copy.ts'

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
  /** What fills the screen where the visitor wants it, where more than the map belongs to it. */
  screen?: RefObject<HTMLElement | null>
  /** What lies over the map. */
  children?: Elements
}

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
  screen,
  children,
}: PortalMapProps) {
  const whole = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const instructionsId = useId()
  const { mapStyleUrl } = useRequestContext()
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const first = useRef({ label, view, instructionsId, styleUrl: mapStyleUrl })

  useEffect(() => {
    const container = frame.current
    let created: MapLibreMap | null = null
    let hasGone = false
    const create = (ground: MapGround) => {
      if (container === null || hasGone) return
      created = tryToCreate(container, { ...first.current, ground })
      setHasFailed(created === null)
      // Nothing can be put onto a map before its style is there.
      created?.once('style.load', () => setMap(created))
    }
    void groundOf(first.current.styleUrl).then(create)
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
  usePrintedMap(map)
  const loadAgain = useMissingTiles(map)

  return (
    <div ref={whole} className={classNames(styles.frame, className)}>
      <div ref={frame} className={styles.canvas} data-is-drawn={map !== null} />
      <p id={instructionsId} hidden>
        {portalMapCopy.keys}
      </p>
      {hasFailed ? (
        <Text className={styles.failure} tone="inkSoft" role="status">
          {portalMapCopy.cannotDraw}
        </Text>
      ) : (
        <MapControls map={map} screen={screen ?? whole} />
      )}
      {loadAgain && (
        <div className={styles.missing}>
          <MissingMap onRetry={loadAgain} />
        </div>
      )}
      {children}
    </div>
  )
}

type FirstSetting = Omit<MapSetting, 'theme'>

/** What the map stands on is known before it is made: the reader of tile files, and whether the portal has streets. */
async function groundOf(styleUrl: string | null): Promise<MapGround> {
  const own = await mapGround()
  const ground = styleUrl === null ? own : { ...own, streets: null }
  if (styleUrl === null && (ground.streets === null || !isTileFile(ground.streets))) return ground
  return readTileFiles().then(
    () => ground,
    () => ({ ...ground, streets: null }),
  )
}

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
    let hasGone = false
    const change = async () => {
      const ground = await mapGround()
      if (!hasGone) changeTheme(map, currentMapTheme(), ground)
    }
    const stop = watchMapTheme(() => void change())
    return () => {
      hasGone = true
      stop()
    }
  }, [map, isEmbedded])
}
