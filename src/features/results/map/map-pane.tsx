import { useEffect, useRef, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { deferredCode } from '#src/api/code/deferred-code.ts'
import { runWhen } from '#src/shared/runtime/run-when.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import * as styles from './map-pane.css.ts'
import { resultsCopy } from '../results.copy.ts'

const mapInPane = deferredCode(() => import('./map-in-pane.tsx'))

/** The place of the map; what brings the map itself comes after load, so that it is there when the connection is gone. */
export function MapPane({ parameters }: { parameters: SearchParameters }) {
  const pane = useRef<HTMLElement>(null)
  const [hasLoaded, setHasLoaded] = useState(false)
  useEffect(() => runWhen('load', () => setHasLoaded(true)), [])
  const MapInPane = useCodeOnIntent(mapInPane, hasLoaded)?.MapInPane
  return (
    <section ref={pane} aria-label={resultsCopy.map} className={styles.pane}>
      {MapInPane && <MapInPane pane={pane} parameters={parameters} />}
    </section>
  )
}
