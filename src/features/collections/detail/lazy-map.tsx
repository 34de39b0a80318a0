import { useState } from 'react'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { collectionCopy as copy } from '../collection.copy.ts'
import * as styles from './collection.css.ts'

const mapOfListings = onIntent(() => import('./map-of-listings.tsx'))

type Props = { uri: string; name: string; listingCount: number }

/** The place of the map, which comes once it is wanted. */
export function LazyMap(props: Props) {
  const [retry, setRetry] = useState<(() => void) | null>(null)
  const MapOfListings = useCodeOnIntent(mapOfListings, true, (again) => setRetry(() => again))?.default
  return (
    <section aria-label={copy.map} className={styles.map} aria-busy={!MapOfListings && !retry}>
      {MapOfListings ? <MapOfListings {...props} /> : retry && <MissingMap onRetry={retry} />}
    </section>
  )
}
