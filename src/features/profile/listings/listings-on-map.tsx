import MapIcon from 'lucide-react/icons/map'
import { useState } from 'react'
import type { MarkersOfListings_ListingFragment } from '#src/api/generated/graphql.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { listingsCopy as copy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'

const mapOfListings = onIntent(() => import('./map-of-listings.tsx'))

type Props = { listings: readonly MarkersOfListings_ListingFragment[] }

/** The homes of this page on a map, once a visitor wants that. */
export function ListingsOnMap({ listings }: Props) {
  const [isShown, setIsShown] = useState(false)
  const [retry, setRetry] = useState<(() => void) | null>(null)
  const MapOfListings = useCodeOnIntent(mapOfListings, isShown, (again) => setRetry(() => again))?.default
  return (
    <Stack gap={16}>
      <div>
        <Button
          variant="secondary"
          icon={MapIcon}
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
          onPointerEnter={() => mapOfListings.prefetch()}
          onFocus={() => mapOfListings.prefetch()}
        >
          {isShown ? copy.hideMap : copy.showMap}
        </Button>
      </div>
      {isShown && (
        <section aria-label={copy.map} className={styles.map} aria-busy={!MapOfListings && !retry}>
          {MapOfListings ? <MapOfListings listings={listings} /> : retry && <MissingMap onRetry={retry} />}
        </section>
      )}
    </Stack>
  )
}
