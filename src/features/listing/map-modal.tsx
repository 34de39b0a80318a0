import { lazy, Suspense, useMemo, useState } from 'react'
import { Dialog } from '#src/design/components/modal.tsx'
import { Skeleton } from '#src/design/components/skeleton.tsx'
import { Text } from '#src/design/components/text.tsx'
import { DirectionsLink } from './directions-link.tsx'
import type { ActionViewProps, Opening } from './listing-actions.tsx'
import * as styles from './map-modal.css.ts'

const PortalMap = lazy(() => import('#src/property/map/portal-map.tsx'))

const ZOOM_OF_A_STREET = 14.5
const ZOOM_OF_A_SUBURB = 12.5

/** Where the home is: a pin, or the surroundings where the agent keeps the street address. */
export default function MapModal({ listing: { summary }, opening }: ActionViewProps) {
  const [dismissed, setDismissed] = useState<Opening>()
  const isOpen = opening !== dismissed
  const { address, location } = summary
  const { latLong, isHidden } = location
  const setting = useMemo(
    () =>
      latLong && {
        view: { centre: latLong, zoom: isHidden ? ZOOM_OF_A_SUBURB : ZOOM_OF_A_STREET },
        markers: [{ id: 'home', latLong, isApproximate: isHidden }],
      },
    [latLong, isHidden],
  )
  return (
    <Dialog
      title={address.longAddress}
      isOpen={isOpen}
      onCancel={() => setDismissed(opening)}
      className={styles.wide}
      footer={<DirectionsLink to={address.longAddress} />}
    >
      {isHidden && (
        <Text size="small" className={styles.words}>
          The home is somewhere in {address.suburb}. The agent gives the street address on request.
        </Text>
      )}
      {isOpen && setting && (
        <div className={styles.map}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <PortalMap label={`Map of ${address.longAddress}`} {...setting} />
          </Suspense>
        </div>
      )}
    </Dialog>
  )
}
