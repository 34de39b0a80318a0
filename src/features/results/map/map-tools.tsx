import type { Map as MapLibreMap } from 'maplibre-gl'
import PencilIcon from 'lucide-react/icons/pencil'
import SearchIcon from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formatSearchCount } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Text } from '#src/design/text/text.tsx'
import { SaveAlertButton } from '#src/shared/alerts/save-alert-button.tsx'
import type { MapOutline } from '#src/shared/map/map-outlines.ts'
import { withMapInView } from '#src/shared/map/map-in-view.ts'
import { addressOfSearch, searchOfPlaces, shapeOf } from './map-address.ts'
import {
  useIsDrawing,
  useIsEditing,
  useIsFollowing,
  useIsOffering,
  useMapSearchCommands,
  usePinsState,
} from './map-search.provider.tsx'
import { copy } from './map.copy.ts'
import * as styles from '#src/shared/map/map-tools.css.ts'
import { ShapeEditor } from './shape-editor.tsx'
import { useEscape } from '#src/shared/map/use-escape.ts'

type Props = {
  map: MapLibreMap
  parameters: SearchParameters
  outlines: readonly MapOutline[]
  /** How many homes of the search have a place; null as long as that is not known. */
  total: number | null
}

const MOST_PINS = 5000

/** What can be done with the map, and what it says: over the map, so that the map keeps its size. */
export function MapTools({ map, parameters, outlines, total }: Props) {
  const isDrawing = useIsDrawing()
  const isEditing = useIsEditing()
  const [hasDrawn, setHasDrawn] = useState(false)
  if ((isDrawing || isEditing) && !hasDrawn) setHasDrawn(true)
  if (isEditing) return <ShapeEditor map={map} />
  return (
    <div className={styles.top}>
      {isDrawing ? <DrawingHelp map={map} /> : <AreaTools parameters={parameters} takesFocus={hasDrawn} />}
      {outlines.some(({ isApproximate }) => isApproximate) && (
        <p className={styles.legend}>
          <span className={styles.shade} aria-hidden="true" />
          {copy.shaded}
        </p>
      )}
      {/* Last, for it comes and goes. */}
      <PinsStatus total={total} />
    </div>
  )
}

/** `takesFocus` where it comes back in place of a panel that had the focus. */
function AreaTools({ parameters, takesFocus }: { parameters: SearchParameters; takesFocus: boolean }) {
  const draw = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) draw.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const isFollowing = useIsFollowing()
  const isOffering = useIsOffering()
  const { switchFollowing, searchArea, startDrawing } = useMapSearchCommands()
  const shape = shapeOf(parameters)
  return (
    <>
      {shape.length === 0 && parameters.context !== 'office' && (
        <CheckboxField
          className={styles.switchPlate}
          label={copy.searchAsIMove}
          checked={isFollowing}
          onChange={switchFollowing}
        />
      )}
      {isOffering && (
        <Button size="small" icon={SearchIcon} className={styles.floating} onClick={searchArea}>
          {copy.searchThisArea}
        </Button>
      )}
      <Button
        ref={draw}
        size="small"
        variant="secondary"
        icon={PencilIcon}
        className={styles.floating}
        onClick={() => startDrawing(shape)}
      >
        {shape.length === 0 ? copy.drawAnArea : copy.changeTheArea}
      </Button>
      <BackToPlaces parameters={parameters} />
      <div className={styles.saveAlert}>
        <SaveAlertButton searchParams={parameters} position="results_map" size="small" className={styles.floating} />
      </div>
    </>
  )
}

/** The way from a shape or an area of the map back to the search of the place. */
function BackToPlaces({ parameters }: { parameters: SearchParameters }) {
  const [, navigate] = useLocation()
  const { context } = parameters
  if (context !== 'map' && context !== 'draw') return null
  const address = addressOfSearch(searchOfPlaces(parameters))
  return (
    <Button
      size="small"
      variant="secondary"
      className={styles.floating}
      onClick={() => {
        if (address !== null) navigate(address, withMapInView())
      }}
    >
      {context === 'draw' ? copy.clearTheArea : copy.clearTheMapArea}
    </Button>
  )
}

function DrawingHelp({ map }: { map: MapLibreMap }) {
  const panel = useRef<HTMLElement>(null)
  const { abandonDrawing, changeCorners } = useMapSearchCommands()
  useEscape(panel, abandonDrawing)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const startWithCorner = () => {
    const { lat, lng } = map.getCenter()
    changeCorners([{ latitude: lat, longitude: lng }])
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.plate} aria-label={copy.drawAnArea}>
      <Text size="small">{copy.drawingHelp}</Text>
      <div className={styles.row}>
        <Button size="small" variant="secondary" onClick={startWithCorner}>
          {copy.enterCorners}
        </Button>
        <Button size="small" variant="quiet" onClick={abandonDrawing}>
          {copy.cancel}
        </Button>
      </div>
    </section>
  )
}

function PinsStatus({ total }: { total: number | null }) {
  const state = usePinsState()
  const { reloadPins } = useMapSearchCommands()
  if (state === 'failed') {
    return (
      <div className={styles.plate} role="alert">
        <Text size="small">{copy.failed}</Text>
        <Button size="small" variant="secondary" onClick={reloadPins}>
          {copy.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" className={styles.statusPlace}>
      {state === 'loading' && <span className={styles.status}>{copy.loading}</span>}
      {state === 'tooMany' && total !== null && (
        <span className={styles.status}>{copy.tooMany(formatSearchCount(MOST_PINS), formatSearchCount(total))}</span>
      )}
      {state === 'shown' && total === 0 && <span className={styles.status}>{copy.none}</span>}
    </div>
  )
}
