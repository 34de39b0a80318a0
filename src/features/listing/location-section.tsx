import MapPinIcon from 'lucide-react/icons/map-pin'
import { Button } from '#src/design/components/button.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { DirectionsLink } from './directions-link.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

/** Where the home is, as far as it may be known. */
export function LocationSection({ listing: { summary, suburb } }: { listing: ListingDetails }) {
  const { location, address } = summary
  return (
    <section className={styles.section}>
      <Heading level={2}>Location</Heading>
      <Text>
        {address.longAddress}
        {location.isHidden && '. The agent gives the street address on request.'}
      </Text>
      <Inline>
        {location.latLong && (
          <Button look="secondary" icon={MapPinIcon} data-action="map" aria-haspopup="dialog">
            {location.isHidden ? 'Show the suburb on a map' : 'Show on a map'}
          </Button>
        )}
        <DirectionsLink to={address.longAddress} />
      </Inline>
      <Link href={`/${suburb.uri}`} isStandalone>
        {`About ${suburb.label}`}
      </Link>
    </section>
  )
}
