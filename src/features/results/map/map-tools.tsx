import type { Map as MapLibreMap } from 'maplibre-gl'
import PencilIcon from 'lucide-react/icons/pencil'
import SearchIcon from 'lucide-react/icons/search'
import { useLocation } from 'wouter'
import { formatSearchCount } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { Text } from '#src/design/components/text.tsx'
import type { MapOutline } from '#src/property/map/map-outlines.ts'
import { addressOfSearch, searchOfPlaces, shapeOf } from './map-address.ts'
import {
  useIsDrawing,
  useIsEditing,
  useIsFollowing,
  useIsOffering,
  useMapSearchCommands,
  usePinsState,
} from './map-search.provider.tsx'
import * as styles from './map-tools.css.ts'
import { ShapeEditor } from './shape-editor.tsx'

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
  if (isEditing) return <ShapeEditor map={map} />
  return (
    <div className={styles.top}>
      {isDrawing ? <DrawingHelp map={map} /> : <AreaTools parameters={parameters} />}
      <PinsStatus total={total} />
      {outlines.some(({ isApproximate }) => isApproximate) && (
        <p className={styles.legend}>
          <span className={styles.dashes} aria-hidden="true" />
          Approximate boundary
        </p>
      )}
    </div>
  )
}

function AreaTools({ parameters }: { parameters: SearchParameters }) {
  const isFollowing = useIsFollowing()
  const isOffering = useIsOffering()
  const { switchFollowing, searchArea, startDrawing } = useMapSearchCommands()
  const shape = shapeOf(parameters)
  return (
    <>
      {shape.length === 0 && parameters.context !== 'office' && (
        <CheckboxField
          className={styles.switchPlate}
          label="Search as I move the map"
          checked={isFollowing}
          onChange={switchFollowing}
        />
      )}
      {isOffering && (
        <Button size="small" icon={SearchIcon} className={styles.floating} onClick={searchArea}>
          Search this area
        </Button>
      )}
      <Button
        size="small"
        look="secondary"
        icon={PencilIcon}
        className={styles.floating}
        onClick={() => startDrawing(shape)}
      >
        {shape.length === 0 ? 'Draw an area' : 'Change the shape'}
      </Button>
      <BackToPlaces parameters={parameters} />
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
      look="secondary"
      className={styles.floating}
      onClick={() => {
        if (address !== null) navigate(address)
      }}
    >
      {context === 'draw' ? 'Clear the shape' : 'Clear the map area'}
    </Button>
  )
}

function DrawingHelp({ map }: { map: MapLibreMap }) {
  const { abandonDrawing, changeCorners } = useMapSearchCommands()
  const startWithCorner = () => {
    const { lat, lng } = map.getCenter()
    changeCorners([{ latitude: lat, longitude: lng }])
  }
  return (
    <section className={styles.plate} aria-label="Draw an area">
      <Text size="small" role="status">
        Draw around the area with the mouse or a finger, or enter its corners.
      </Text>
      <div className={styles.row}>
        <Button size="small" look="secondary" onClick={startWithCorner}>
          Enter corners
        </Button>
        <Button size="small" look="quiet" onClick={abandonDrawing}>
          Cancel
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
        <Text size="small">The homes could not be shown on the map.</Text>
        <Button size="small" look="secondary" onClick={reloadPins}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div role="status" className={styles.statusPlace}>
      {state === 'loading' && <span className={styles.status}>Looking for homes…</span>}
      {state === 'tooMany' && total !== null && (
        <span className={styles.status}>
          {`Showing ${formatSearchCount(MOST_PINS)} of ${formatSearchCount(total)} homes. Search a smaller area to see all.`}
        </span>
      )}
      {state === 'shown' && total === 0 && <span className={styles.status}>No homes here</span>}
    </div>
  )
}
