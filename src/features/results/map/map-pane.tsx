import MapIcon from 'lucide-react/icons/map'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import * as styles from './map-pane.css.ts'

type Props = {
  parameters: SearchParameters
  /** How many homes the list counts; undefined while it is read. */
  total: number | undefined
}

/** The place of the map. Its code is loaded when the place is in view and the page has nothing else to do. */
export function MapPane({ parameters }: Props) {
  const pane = useRef<HTMLElement>(null)
  const [map, setMap] = useState<{ View: ComponentType<{ parameters: SearchParameters }> } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    import('./results-map.tsx').then(
      (module) => setMap({ View: module.default }),
      () => setHasFailed(true),
    )
  }, [])
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
      else load()
    })
    if (pane.current) watcher.observe(pane.current)
    return () => watcher.disconnect()
  }, [load])

  return (
    <section ref={pane} aria-label="Map" className={styles.pane}>
      {map && <map.View parameters={parameters} />}
      {hasFailed && (
        <Button look="secondary" icon={MapIcon} onClick={load}>
          Show map
        </Button>
      )}
    </section>
  )
}
