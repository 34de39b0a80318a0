import type { MatchItem_MatchFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import * as styles from './matches.css.ts'

/** A home that fits an alert, and why. */
export const MatchItem = ({ match: { listing, reason } }: { match: MatchItem_MatchFragment }) => (
  <div className={styles.match}>
    <Text size="small" weight="strong">
      {reason}
    </Text>
    <ListingCard listing={listing} headingLevel={3} />
  </div>
)
