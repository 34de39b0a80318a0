import ListIcon from 'lucide-react/icons/list'
import MapIcon from 'lucide-react/icons/map'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { Button } from '#src/design/button/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import * as mapStyles from '#src/shared/map/list-and-map.css.ts'
import { showList, showMap, useIsMapInView } from '#src/shared/map/map-in-view.ts'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import { useMapTop } from '#src/shared/map/use-map-top.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { officeMapCopy as copy } from './office-map.copy.ts'
import type { AgentsOnMap, OfficeMapFilter } from './office-map-filter.ts'
import * as styles from './page-with-map.css.ts'

const officeMap = onIntent(() => import('./office-map.tsx'))

type Props = {
  locationUri: string | null
  filter: OfficeMapFilter
  agents?: AgentsOnMap
  /** `small` beside pills. */
  toggleSize?: 'small' | 'medium'
  /** The page, with the button that shows the map where it belongs. */
  children: (toggle: ReactNode) => ReactNode
}

/** A page with the map of agencies, once a visitor wants it: beside the page where both fit, else over it. */
export function PageWithMap({ locationUri, filter, agents, toggleSize, children }: Props) {
  const toggle = useRef<HTMLButtonElement>(null)
  const pane = useRef<HTMLElement>(null)
  const { isShown, isOver, show, hide } = useMapShown()
  useFocusFollows({ isShown, isOver, toggle, pane })
  const button = (
    <Button
      ref={toggle}
      variant="secondary"
      size={toggleSize}
      icon={MapIcon}
      className={styles.toggle}
      aria-expanded={isShown}
      onPointerEnter={officeMap.prefetch}
      onFocus={officeMap.prefetch}
      onClick={isShown ? hide : show}
    >
      {isShown ? copy.hideMap : copy.showMap}
    </Button>
  )
  return (
    <div
      className={classNames(mapStyles.page, isShown && mapStyles.fillsWidth)}
      data-view={isShown ? 'map' : 'list'}
      data-map={isShown ? 'beside' : undefined}
    >
      <div className={mapStyles.listSide}>{children(button)}</div>
      {isShown && (
        <>
          <div className={mapStyles.mapSide}>
            <MapPane
              key={JSON.stringify([locationUri, filter])}
              pane={pane}
              locationUri={locationUri}
              filter={filter}
              agents={agents ?? null}
            />
          </div>
          <Button className={mapStyles.viewToggle} icon={ListIcon} onClick={hide}>
            {copy.list}
          </Button>
        </>
      )}
    </div>
  )
}

type PaneProps = Pick<Props, 'locationUri' | 'filter'> & {
  agents: AgentsOnMap | null
  pane: RefObject<HTMLElement | null>
}

function MapPane({ pane, ...props }: PaneProps) {
  useMapTop(pane)
  const [retry, setRetry] = useState<(() => void) | null>(null)
  const OfficeMap = useCodeOnIntent(officeMap, true, (again) => setRetry(() => again))?.default
  return (
    <section ref={pane} tabIndex={-1} aria-label={copy.map} className={styles.pane} aria-busy={!OfficeMap && !retry}>
      {OfficeMap ? <OfficeMap {...props} /> : retry && <MissingMap onRetry={retry} />}
    </section>
  )
}

/**
 * Over the page the map is a step of the history, so that the browser's back returns to the page; beside it, it stays while the visitor
 * goes through the list.
 */
function useMapShown() {
  const isOver = useIsMapInView()
  const [isBeside, setIsBeside] = useState(false)
  return {
    isShown: isOver || isBeside,
    isOver,
    show: () => (matchMedia(media.desktop).matches ? setIsBeside(true) : showMap()),
    hide: () => {
      setIsBeside(false)
      if (isOver) showList()
    },
  }
}

type FocusParts = {
  isShown: boolean
  isOver: boolean
  toggle: RefObject<HTMLElement | null>
  pane: RefObject<HTMLElement | null>
}

/** A map over the page takes the focus, for the page is hidden; one that goes gives it back to the button that showed it. */
function useFocusFollows({ isShown, isOver, toggle, pane }: FocusParts) {
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    if (isShown && isOver) pane.current?.focus({ preventScroll: true })
    if (!isShown) toggle.current?.focus({ preventScroll: true })
  }, [isShown, isOver, toggle, pane])
}
