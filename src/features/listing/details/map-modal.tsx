import { useMemo, useState } from 'react'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { MapModal_ListingFragment } from '#src/api/generated/graphql.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Text } from '#src/design/text/text.tsx'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import { DirectionsLink } from './directions-link.tsx'
import { listingOnMap } from './listing-on-map.ts'
import type { ActionViewProps, Opening } from '#src/features/listing/action-view.ts'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from './map-modal.css.ts'

const portalMap = onIntent(() => import('#src/shared/map/portal-map.tsx'))

const copy = listingCopy.location

/** Where the home is: a pin, or the surroundings where that is known alone. */
export default function MapModal({ listing: { summary }, opening }: ActionViewProps<MapModal_ListingFragment>) {
  const [dismissed, setDismissed] = useState<Opening>()
  const isOpen = opening !== dismissed
  const [retries, setRetries] = useState(1)
  const [missingTry, setMissingTry] = useState<number>()
  const PortalMap = useCodeOnIntent(portalMap, isOpen && retries, () => setMissingTry(retries))?.default
  const { address, location } = summary
  const { latLong, isApproximate, isHidden } = location
  const setting = useMemo(() => latLong && listingOnMap({ latLong, isApproximate }), [latLong, isApproximate])
  return (
    <Dialog
      title={address.longAddress}
      isOpen={isOpen}
      onCancel={() => setDismissed(opening)}
      className={styles.wide}
      footer={<DirectionsLink to={address.longAddress} />}
    >
      {isApproximate && (
        <Text size="small" className={styles.words}>
          {isHidden ? copy.somewhereIn(address.suburb) : copy.roughlyHere}
        </Text>
      )}
      {isOpen && setting && (
        <div className={styles.map}>
          {PortalMap ? (
            <PortalMap label={copy.mapLabel(address.longAddress)} {...setting} />
          ) : missingTry === retries ? (
            <MissingMap onRetry={() => setRetries(retries + 1)} />
          ) : (
            <Skeleton shape="block" />
          )}
        </div>
      )}
    </Dialog>
  )
}
