import { isOfFewSamples } from '#domain/market/medians.ts'
import { roundedPriceLabel } from '#domain/price/price-labels.ts'
import type { PlaceMedians_LocationFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import * as styles from './location-medians.css.ts'
import { placeMediansCopy as copy } from './location-medians.copy.ts'

type LatestMedian = PlaceMedians_LocationFragment['latestMedians']['houseSale']

/** The newest yearly medians of a place in a small table; a dash with its reason where there are too few. */
export function PlaceMedians({ location: { latestMedians } }: { location: PlaceMedians_LocationFragment }) {
  const { houseSale, unitSale, houseRent, unitRent } = latestMedians
  if ([houseSale, unitSale, houseRent, unitRent].every((median) => !median)) {
    return (
      <Text size="small" tone="inkSoft">
        {copy.none}
      </Text>
    )
  }
  return (
    <table className={styles.medians}>
      <thead className={styles.row}>
        <tr className={styles.row}>
          <th scope="col" className={styles.head}>
            {copy.median}
          </th>
          <th scope="col" className={`${styles.head} ${styles.unknown}`}>
            {copy.price}
          </th>
          <th scope="col" className={`${styles.head} ${styles.unknown}`}>
            {copy.rent}
          </th>
        </tr>
      </thead>
      <tbody className={styles.row}>
        <Row label={copy.house} sale={houseSale} rent={houseRent} />
        <Row label={copy.unit} sale={unitSale} rent={unitRent} />
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
        <VisuallyHidden>{copy.tooFew[mode]}</VisuallyHidden>
      </td>
    )
  }
  return <td className={styles.value}>{roundedPriceLabel(median.value, mode)}</td>
}
