import { grossYield, isOfFewSamples, isUnfinished, type Median, yearlyChange } from '#domain/market/medians.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { Text } from '#src/design/text/text.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'
import type { Medians } from './median-series.ts'

const copy = locationCopy.facts

type Props = { medians: Medians; today: string }

/** The four figures that a place is known by, each with what it stands on. Nothing where none is known. */
export function MarketFacts({ medians, today }: Props) {
  const { houseSale, unitSale, houseRent, unitRent } = medians
  const isKnown = [houseSale, unitSale, houseRent, unitRent].some(({ yearly }) => yearly.length > 0)
  if (!isKnown) return null
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={copy.houseSale} yearly={houseSale.yearly} what="sales" today={today} />
        <Fact term={copy.unitSale} yearly={unitSale.yearly} what="sales" today={today} />
        <Fact
          term={copy.houseRent}
          yearly={houseRent.yearly}
          what="leases"
          today={today}
          yieldPercent={grossYield(houseRent.yearly[0], houseSale.yearly[0])}
        />
        <Fact
          term={copy.unitRent}
          yearly={unitRent.yearly}
          what="leases"
          today={today}
          yieldPercent={grossYield(unitRent.yearly[0], unitSale.yearly[0])}
        />
      </dl>
      <Text size="small" tone="inkSoft">
        {copy.source}
      </Text>
    </>
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
          <span className={styles.factNote}>{copy.tooFew[what]}</span>
        </dd>
      ) : (
        <>
          <dd className={styles.factValue}>
            {what === 'leases' ? copy.perWeek(formatDollars(latest.value)) : formatDollars(latest.value)}
          </dd>
          <dd className={styles.factNote}>{basisOf(latest, what, today)}</dd>
          {change !== null && <dd className={styles.factNote}>{changeText(change, latest)}</dd>}
          {yieldPercent && <dd className={styles.factNote}>{copy.yield(yieldPercent)}</dd>}
        </>
      )}
    </div>
  )
}

/** "from 84 sales in 2026 so far", with a warning where they are few. */
function basisOf(median: Median, what: 'sales' | 'leases', today: string): string {
  const year = median.startsOn.slice(0, 4)
  const time = isUnfinished(median.startsOn, 'yearly', today) ? copy.soFar(year) : year
  return (isOfFewSamples(median) ? copy.fewBasis : copy.basis)(median.sampleCount, what, time)
}

function changeText(change: number, { startsOn }: Median): string {
  const before = Number(startsOn.slice(0, 4)) - 1
  return change === 0 ? copy.unchanged(before) : copy.changed(change, before)
}
