import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { useEffect, useId, useRef, useState } from 'react'
import MinusIcon from 'lucide-react/icons/minus'
import PlusIcon from 'lucide-react/icons/plus'
import { circleAround } from '#domain/geo/circle.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { classNames } from '#src/design/class-names.ts'
import type { Elements } from '#src/design/elements.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { changeTheme, createMap, type MapSetting, type MapView, readTileFiles } from './create-map.ts'
import { type MapOutline, showOutlines } from './map-outlines.ts'
import { currentMapTheme, watchMapTheme } from './map-theme.ts'
import { MissingMap } from './missing-map.tsx'
import { useMissingTiles } from './missing-tiles.ts'
import * as styles from './portal-map.css.ts'
import { isTileFile, type StreetTiles, streetTiles } from './street-tiles.ts'
import { portalMapCopy } from './portal-map.copy.ts'

/** A place on the map: a pin, or about 500 m of shade where only the surroundings may be told. */
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
  children?: Elements
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
  const { mapStyleUrl } = useRequestContext()
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const first = useRef({ label, view, instructionsId, styleUrl: mapStyleUrl })

  useEffect(() => {
    const container = frame.current
    let created: MapLibreMap | null = null
    let hasGone = false
    const create = (streets: StreetTiles | null) => {
      if (container === null || hasGone) return
      created = tryToCreate(container, { ...first.current, streets })
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
  const loadAgain = useMissingTiles(map)

  return (
    <div className={classNames(styles.frame, className)}>
      <div ref={frame} className={styles.canvas} data-is-drawn={map !== null} />
      <p id={instructionsId} hidden>
        {portalMapCopy.keys}
      </p>
      {hasFailed ? (
        <Text className={styles.failure} tone="inkSoft" role="status">
          {portalMapCopy.cannotDraw}
        </Text>
      ) : (
        <div className={styles.zoom}>
          <IconButton
            icon={PlusIcon}
            label={portalMapCopy.zoomIn}
            variant="onPicture"
            onClick={(event) => map?.zoomIn({}, byVisitor(event))}
          />
          <IconButton
            icon={MinusIcon}
            label={portalMapCopy.zoomOut}
            variant="onPicture"
            onClick={(event) => map?.zoomOut({}, byVisitor(event))}
          />
        </div>
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

/** Moves of the map that the visitor makes bear the event of theirs; those of the page bear none. */
const byVisitor = ({ nativeEvent }: { nativeEvent: Event }) => ({ originalEvent: nativeEvent })

type FirstSetting = Omit<MapSetting, 'theme'>

/** What the map stands on is known before it is made: the reader of tile files, and whether the portal has streets. */
async function groundOf(styleUrl: string | null): Promise<StreetTiles | null> {
  const streets = styleUrl === null ? await streetTiles() : null
  if (styleUrl === null && (streets === null || !isTileFile(streets))) return streets
  return readTileFiles().then(
    () => streets,
    () => null,
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
      const streets = await streetTiles()
      if (!hasGone) changeTheme(map, currentMapTheme(), streets)
    }
    const stop = watchMapTheme(() => void change())
    return () => {
      hasGone = true
      stop()
    }
  }, [map, isEmbedded])
}
