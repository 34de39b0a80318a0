import { useRef } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIdle } from '#src/shared/runtime/use-code-on-idle.ts'
import * as styles from './map-pane.css.ts'
import { resultsCopy } from '../results.copy.ts'

const mapInPane = onIdle(() => import('./map-in-pane.tsx'))

/** The place of the map; what brings the map itself comes on idle, so that it is there when the connection is gone. */
export function MapPane({ parameters }: { parameters: SearchParameters }) {
  const pane = useRef<HTMLElement>(null)
  const MapInPane = useCodeOnIdle(mapInPane)?.MapInPane
  return (
    <section ref={pane} aria-label={resultsCopy.map} className={styles.pane}>
      {MapInPane && <MapInPane pane={pane} parameters={parameters} />}
    </section>
  )
}
