import { useState } from 'react'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { collectionCopy as copy } from '../collection.copy.ts'
import * as styles from './collection.css.ts'

const mapOfHomes = onIntent(() => import('./map-of-homes.tsx'))

type Props = { uri: string; name: string; listingCount: number }

/** The place of the map, which comes once it is wanted. */
export function LazyMap(props: Props) {
  const [retry, setRetry] = useState<(() => void) | null>(null)
  const MapOfHomes = useCodeOnIntent(mapOfHomes, true, (again) => setRetry(() => again))?.default
  return (
    <section aria-label={copy.map} className={styles.map} aria-busy={!MapOfHomes && !retry}>
      {MapOfHomes ? <MapOfHomes {...props} /> : retry && <MissingMap onRetry={retry} />}
    </section>
  )
}
