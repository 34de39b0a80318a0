import { Link } from '#src/design/components/link.tsx'
import { Heading } from '#src/design/components/text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'
import { searchIn } from './search-in.ts'

/** Places around: what they are like, and their homes. */
export function NearbyLocations({ places }: { places: ListingDetails['nearbyLocations'] }) {
  if (places.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Nearby suburbs</Heading>
      <ul className={styles.nearby}>
        {places.map(({ id, uri, label, name }) => (
          <li key={id}>
            <Link href={`/${uri}`} isStandalone>
              {label}
            </Link>
            <div className={styles.officeLinks}>
              <Link href={searchIn(uri, 'buy')} tone="inkSoft" isStandalone aria-label={`For sale in ${name}`}>
                For sale
              </Link>
              <Link href={searchIn(uri, 'rent')} tone="inkSoft" isStandalone aria-label={`For rent in ${name}`}>
                For rent
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
