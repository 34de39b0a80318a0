import { useEffect, useRef, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { deferredCode } from '#src/api/code/deferred-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import * as styles from './map-pane.css.ts'
import { resultsCopy } from '../results.copy.ts'

const resultsMap = deferredCode(() => import('./results-map.tsx'))

type Props = {
  parameters: SearchParameters
  /** How many homes the list counts; undefined while it is read. */
  total: number | undefined
}

/** The place of the map. Its code is loaded when the place is in view and the page has nothing else to do. */
export function MapPane({ parameters }: Props) {
  const pane = useRef<HTMLElement>(null)
  const [timesWished, setTimesWished] = useState(0)
  const [missingWish, setMissingWish] = useState<number>()
  const ResultsMap = useCodeOnIntent(resultsMap, timesWished, () => setMissingWish(timesWished))?.default
  useEffect(() => {
    const load = () => setTimesWished(1)
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
      else load()
    })
    if (pane.current) watcher.observe(pane.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <section ref={pane} aria-label={resultsCopy.map} className={styles.pane}>
      {ResultsMap ? (
        <ResultsMap parameters={parameters} />
      ) : (
        missingWish === timesWished && <MissingMap onRetry={() => setTimesWished(timesWished + 1)} />
      )}
    </section>
  )
}
