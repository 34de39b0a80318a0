import type { Map as MapLibreMap } from 'maplibre-gl'
import ListIcon from 'lucide-react/icons/list'
import { useLayoutEffect, useRef, useState } from 'react'
import type { OfficePins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import * as mapStyles from '#src/shared/map/map-tools.css.ts'
import { useEscape } from '#src/shared/map/use-escape.ts'
import { officeMapCopy as copy } from './office-map.copy.ts'
import * as styles from './office-tools.css.ts'

type Marker = OfficePins_MarkerFragment
type Props = {
  map: MapLibreMap
  /** The offices in view. */
  offices: readonly Marker[]
  /** How many agents the list has that the map shows; null where it shows all agencies. */
  agentTotal: number | null
  /** Where more stand in view than are shown. */
  missing: { shown: number; total: number } | null
  /** `following` while those of the view before are shown. */
  state: 'loading' | 'following' | 'shown' | 'failed'
  onRetry: () => void
  /** `from` is where the focus goes when the card closes. */
  onOpen: (office: Marker, from: HTMLElement | null) => void
}

const MOST_LISTED = 100
const STEP_OUT = 2

/** What the map of offices says and what can be done with it: the list of those in view is the map in words. */
export function OfficeTools({ map, offices, agentTotal, missing, state, onRetry, onOpen }: Props) {
  const tools = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isListed, setIsListed] = useState(false)
  const isList = isListed && offices.length > 0
  useEscape(tools, () => {
    if (!isList) return
    setIsListed(false)
    toggle.current?.focus()
  })
  const choose = (office: Marker) => {
    setIsListed(false)
    onOpen(office, toggle.current)
  }
  return (
    <div ref={tools} className={mapStyles.top}>
      {offices.length > 0 && (
        <Button
          ref={toggle}
          size="small"
          variant="secondary"
          icon={ListIcon}
          className={mapStyles.floating}
          aria-expanded={isList}
          onClick={() => setIsListed(!isList)}
        >
          {agentTotal === null ? copy.here(offices.length) : copy.agentsHere(agentsOf(offices), agentTotal)}
        </Button>
      )}
      <Status map={map} count={offices.length} missing={missing} state={state} onRetry={onRetry} />
      {isList && <OfficeList offices={offices} onChoose={choose} />}
    </div>
  )
}

const agentsOf = (offices: readonly Marker[]): number => offices.reduce((sum, { agentCount }) => sum + agentCount, 0)

function OfficeList({ offices, onChoose }: { offices: readonly Marker[]; onChoose: (office: Marker) => void }) {
  return (
    <ul className={styles.list} aria-label={copy.listOf}>
      {offices.slice(0, MOST_LISTED).map((office) => (
        <li key={office.id}>
          <button type="button" className={styles.office} onClick={() => onChoose(office)}>
            <Text as="span" weight="strong">
              {office.name}
            </Text>
            <Text as="span" size="small" tone="inkSoft">
              {office.suburb} · {copy.agents(office.agentCount)}
            </Text>
          </button>
        </li>
      ))}
      {offices.length > MOST_LISTED && (
        <Text as="li" size="small" className={styles.more}>
          {copy.moreHere(offices.length - MOST_LISTED)}
        </Text>
      )}
    </ul>
  )
}

type StatusProps = Pick<Props, 'map' | 'missing' | 'state' | 'onRetry'> & { count: number }

function Status({ map, count, missing, state, onRetry }: StatusProps) {
  if (state === 'failed') {
    return (
      <div className={mapStyles.plate} role="alert">
        <Text size="small">{copy.failed}</Text>
        <Button size="small" variant="secondary" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      </div>
    )
  }
  const isLoading = state === 'loading' || (state === 'following' && count === 0)
  return (
    <>
      <div role="status" className={mapStyles.statusPlace}>
        {isLoading && <span className={mapStyles.status}>{copy.loading}</span>}
        {missing !== null && <span className={mapStyles.status}>{copy.tooMany(missing.shown, missing.total)}</span>}
        {!isLoading && count === 0 && missing === null && <span className={mapStyles.status}>{copy.none}</span>}
      </div>
      {count === 0 && state !== 'loading' && <ZoomOut map={map} />}
    </>
  )
}

/** The way on from where no agency is. It goes once there is one; a visitor who pressed it is at the map then. */
function ZoomOut({ map }: { map: MapLibreMap }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (document.activeElement === element) map.getCanvas().focus({ preventScroll: true })
    }
  }, [map])
  return (
    <Button
      ref={button}
      size="small"
      variant="secondary"
      className={mapStyles.floating}
      onClick={() => map.easeTo({ zoom: Math.max(map.getMinZoom(), map.getZoom() - STEP_OUT) })}
    >
      {copy.zoomOut}
    </Button>
  )
}
