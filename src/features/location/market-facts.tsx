import { grossYield, isOfFewSamples, isUnfinished, type Median, yearlyChange } from '#domain/market/medians.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import * as styles from './location.css.ts'
import type { Medians } from './median-series.ts'

type Props = { medians: Medians; today: string }

/** The four figures that a place is known by, each with what it stands on. Nothing where none is known. */
export function MarketFacts({ medians, today }: Props) {
  const { houseSale, unitSale, houseRent, unitRent } = medians
  const isKnown = [houseSale, unitSale, houseRent, unitRent].some(({ yearly }) => yearly.length > 0)
  if (!isKnown) return null
  return (
    <dl className={styles.facts}>
      <Fact term="Median house price" yearly={houseSale.yearly} what="sales" today={today} />
      <Fact term="Median unit price" yearly={unitSale.yearly} what="sales" today={today} />
      <Fact
        term="Median house rent"
        yearly={houseRent.yearly}
        what="leases"
        today={today}
        yieldPercent={grossYield(houseRent.yearly[0], houseSale.yearly[0])}
      />
      <Fact
        term="Median unit rent"
        yearly={unitRent.yearly}
        what="leases"
        today={today}
        yieldPercent={grossYield(unitRent.yearly[0], unitSale.yearly[0])}
      />
    </dl>
  )
}

type FactProps = {
  term: string
  yearly: readonly Median[]
  what: 'sales' | 'leases'
  today: string
  yieldPercent?: number | null
}

function Fact({ term, yearly, what, today, yieldPercent }: FactProps) {
  const [latest] = yearly
  const change = yearlyChange(yearly)
  return (
    <div className={styles.fact}>
      <dt className={styles.factTerm}>{term}</dt>
      {latest === undefined ? (
        <dd>
          <span className={styles.factValue}>–</span>
          <br />
          <span className={styles.factNote}>too few {what}</span>
        </dd>
      ) : (
        <>
          <dd className={styles.factValue}>
            {formatDollars(latest.value)}
            {what === 'leases' && ' pw'}
          </dd>
          <dd className={styles.factNote}>{basisOf(latest, what, today)}</dd>
          {change !== null && <dd className={styles.factNote}>{changeText(change, latest)}</dd>}
          {yieldPercent && <dd className={styles.factNote}>{yieldPercent}% gross rental yield</dd>}
        </>
      )}
    </div>
  )
}

/** "from 84 sales in 2026 so far", with a warning where they are few. */
function basisOf(median: Median, what: 'sales' | 'leases', today: string): string {
  const year = median.startsOn.slice(0, 4)
  const time = isUnfinished(median.startsOn, 'yearly', today) ? `${year} so far` : year
  const basis = `from ${isOfFewSamples(median) ? 'only ' : ''}${median.sampleCount} ${what} in ${time}`
  return isOfFewSamples(median) ? `${basis}: take it with care` : basis
}

function changeText(change: number, { startsOn }: Median): string {
  const before = Number(startsOn.slice(0, 4)) - 1
  if (change === 0) return `the same as in ${before}`
  return `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}% on ${before}`
}
