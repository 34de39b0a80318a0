import type { ListingsTable_ListingFragment } from '#src/api/generated/graphql.ts'
import type { PeriodLength } from '#domain/performance/performance-period.ts'
import { formatListingPerformanceUrl } from '#domain/performance/performance-url.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { performanceCopy as copy } from './performance.copy.ts'
import * as styles from './performance.css.ts'

type Props = { listings: readonly ListingsTable_ListingFragment[]; days: PeriodLength }

/** Homes with what was counted of each, each with the way to its own page. */
export const ListingsTable = ({ listings, days }: Props) => (
  <div className={styles.tableFrame}>
    <table className={styles.table} aria-label={copy.homesTable}>
      <thead>
        <tr>
          <th scope="col">{copy.home}</th>
          <th scope="col">{copy.kinds.views}</th>
          <th scope="col">{copy.kinds.enquiries}</th>
          <th scope="col">{copy.kinds.saves}</th>
        </tr>
      </thead>
      <tbody>
        {listings.map(({ listing, totals }) => (
          <tr key={listing.id}>
            <th scope="row">
              <Link href={formatListingPerformanceUrl(listing.id, { days })}>{nameOf(listing)}</Link>
              <Text as="span" size="caption" tone="inkSoft">{` ${stateOf(listing)}`}</Text>
            </th>
            <td>{copy.count(totals.views)}</td>
            <td>{copy.count(totals.enquiries)}</td>
            <td>{copy.count(totals.saves)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type Listing = ListingsTable_ListingFragment['listing']

const nameOf = ({ address: { shortAddress, suburb } }: Listing): string =>
  shortAddress === suburb ? suburb : `${shortAddress}, ${suburb}`

function stateOf({ statusType, listingType }: Listing): string {
  if (statusType !== 'completed') return copy.states[listingType]
  return listingType === 'sale' ? copy.states.sold : copy.states.leased
}
