import { isOfFewSamples } from '#domain/market/medians.ts'
import { priceLabel } from '#domain/price/price-labels.ts'
import type { PlaceMedians_LocationFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/components/text.tsx'
import { VisuallyHidden } from '#src/design/components/visually-hidden.tsx'
import * as styles from './place-medians.css.ts'

type LatestMedian = PlaceMedians_LocationFragment['latestMedians']['houseSale']

/** The newest yearly medians of a place in a small table; a dash with its reason where there are too few. */
export function PlaceMedians({ location: { latestMedians } }: { location: PlaceMedians_LocationFragment }) {
  const { houseSale, unitSale, houseRent, unitRent } = latestMedians
  if ([houseSale, unitSale, houseRent, unitRent].every((median) => !median)) {
    return (
      <Text size="small" tone="inkSoft">
        Too few homes change hands here for a median.
      </Text>
    )
  }
  return (
    <table className={styles.medians}>
      <thead className={styles.row}>
        <tr className={styles.row}>
          <th scope="col" className={styles.head}>
            Median
          </th>
          <th scope="col" className={`${styles.head} ${styles.unknown}`}>
            Price
          </th>
          <th scope="col" className={`${styles.head} ${styles.unknown}`}>
            Rent
          </th>
        </tr>
      </thead>
      <tbody className={styles.row}>
        <Row label="House" sale={houseSale} rent={houseRent} />
        <Row label="Unit" sale={unitSale} rent={unitRent} />
      </tbody>
    </table>
  )
}

function Row({ label, sale, rent }: { label: string; sale: LatestMedian; rent: LatestMedian }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.head}>
        {label}
      </th>
      <Cell median={sale} mode="buy" />
      <Cell median={rent} mode="rent" />
    </tr>
  )
}

/** A median of few sales is no better than none where places stand beside each other. */
function Cell({ median, mode }: { median: LatestMedian; mode: 'buy' | 'rent' }) {
  if (!median || isOfFewSamples(median)) {
    return (
      <td className={styles.unknown}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{mode === 'buy' ? 'too few sales' : 'too few leases'}</VisuallyHidden>
      </td>
    )
  }
  return <td className={styles.value}>{priceLabel(median.value, mode)}</td>
}
