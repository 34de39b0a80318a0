import type { NearbyLocations_LocationFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'
import { searchIn } from './search-in.ts'

const copy = listingCopy.around

/** Places around: what they are like, and their homes. */
export function NearbyLocations({ places }: { places: readonly NearbyLocations_LocationFragment[] }) {
  if (places.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.nearby}</Heading>
      <ul className={styles.nearby}>
        {places.map(({ id, uri, label, name }) => (
          <li key={id}>
            <Link href={`/${uri}`} isStandalone>
              {label}
            </Link>
            <div className={styles.officeLinks}>
              <Link href={searchIn(uri, 'buy')} tone="inkSoft" isStandalone aria-label={copy.forSaleIn(name)}>
                {copy.forSale}
              </Link>
              <Link href={searchIn(uri, 'rent')} tone="inkSoft" isStandalone aria-label={copy.forRentIn(name)}>
                {copy.forRent}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
