import PencilIcon from 'lucide-react/icons/pencil'
import SearchIcon from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formatSearchCount, listingCountText } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { NamedPlace } from '#src/shared/search/box/named-place.ts'
import { SearchBox } from '#src/shared/search/box/search-box.tsx'
import { SaveAlertButton } from '#src/shared/member-list/alerts/save-alert-button.idle.tsx'
import type { MapOutline } from '#src/shared/map/map-outlines.ts'
import { useIsMapInView, withMapInView } from '#src/shared/map/map-in-view.ts'
import { FiltersButton } from '../filters/filters-button.tsx'
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

type Props = {
  parameters: SearchParameters
  /** The places of the search; undefined while they are not known. */
  places: readonly NamedPlace[] | undefined
  outlines: readonly MapOutline[]
  /** How many homes of the search have a place; null as long as that is not known. */
  total: number | null
}

const MOST_PINS = 5000
const ON_MAP = { fieldId: 'search-box-on-map', navigation: withMapInView }

/** What can be done with the map, and what it says: over the map, so that the map keeps its size. */
export function MapTools({ parameters, places, outlines, total }: Props) {
  const isDrawing = useIsDrawing()
  const isEditing = useIsEditing()
  const isMapInView = useIsMapInView()
  const [hasDrawn, setHasDrawn] = useState(false)
  if ((isDrawing || isEditing) && !hasDrawn) setHasDrawn(true)
  if (isEditing) return null
  return (
    <div className={styles.top}>
      <div className={styles.besideNoList}>
        {isMapInView && <SearchBox mode={parameters.searchMode} places={places} search={parameters} onMap={ON_MAP} />}
        <FiltersButton key={JSON.stringify(parameters)} parameters={parameters} isOnMap />
        {total !== null && total > 0 && (
          <span className={styles.status}>{listingCountText({ total, chosenTotal: total })}</span>
        )}
      </div>
      {!isDrawing && <AreaTools parameters={parameters} takesFocus={hasDrawn} />}
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
