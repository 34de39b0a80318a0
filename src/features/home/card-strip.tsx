import type { ListingCard_ListingFragment } from '#src/api/generated/graphql.ts'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import * as styles from './card-strip.css.ts'

/** Homes side by side in one row that scrolls. */
export function CardStrip({ listings }: { listings: readonly ListingCard_ListingFragment[] }) {
  return (
    <div className={styles.strip}>
      {listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} headingLevel={3} />
      ))}
    </div>
  )
}
