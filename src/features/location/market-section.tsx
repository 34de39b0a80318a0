import { FEWEST_SAMPLES, type MedianPeriod } from '#domain/market/medians.ts'
import { Card } from '#src/design/components/card.tsx'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { SegmentedControl } from '#src/design/components/segmented-control.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import * as styles from './market-section.css.ts'
import { MedianChart } from './median-chart.tsx'
import { hasFewSamples, knownPeriods, type Market, medianRows, type Medians } from './median-series.ts'
import { MedianTable } from './median-table.tsx'

type Props = { name: string; medians: Medians; today: string }

const periodLabels: Record<MedianPeriod, string> = { yearly: 'Years', quarterly: 'Quarters', monthly: 'Months' }

/** What homes cost over time, for sale and for rent, as charts with their tables. */
export function MarketSection({ name, medians, today }: Props) {
  const known = knownPeriods(medians, today)
  if (known.length === 0) {
    return (
      <section>
        <Heading level={2}>Prices and rents</Heading>
        <Text>
          Fewer than five homes of a kind change hands in {name} in a year: too few for a median that would mean
          something.
        </Text>
      </section>
    )
  }
  return (
    <section className={styles.market}>
      <Heading level={2}>Prices and rents over time</Heading>
      {known.length > 1 && (
        <div className={styles.choice}>
          <SegmentedControl
            label="Medians by"
            isLabelHidden
            name="median-period"
            options={known.map((period) => ({ value: period, label: periodLabels[period] }))}
            defaultValue={known[0]}
          />
        </div>
      )}
      {known.map((period) => (
        <div key={period} className={known.length === 1 ? styles.onlyPanel : styles.panels[period]}>
          <MarketCard market="sale" {...{ name, medians, today, period }} />
          <MarketCard market="rent" {...{ name, medians, today, period }} />
        </div>
      ))}
    </section>
  )
}

const titles: Record<Market, string> = { sale: 'Median sale price', rent: 'Median weekly rent' }

function MarketCard({ market, medians, today, period, name }: Props & { market: Market; period: MedianPeriod }) {
  const rows = medianRows(medians, market, period, today)
  const title = titles[market]
  if (rows.length === 0) {
    return (
      <Card padding="medium">
        <Heading level={3}>{title}</Heading>
        <Text tone="inkSoft">Too few {market === 'sale' ? 'sales' : 'leases'} for a median.</Text>
      </Card>
    )
  }
  return (
    <Card padding="medium">
      <MedianChart title={title} rows={rows} market={market} />
      {hasFewSamples(rows) && (
        <Text size="small" tone="inkSoft">
          A hollow mark stands on fewer than {FEWEST_SAMPLES} {market === 'sale' ? 'sales' : 'leases'}: one unusual home
          moves it.
        </Text>
      )}
      <Disclosure summary="The figures">
        <MedianTable title={`${title} in ${name}`} rows={rows} market={market} />
      </Disclosure>
    </Card>
  )
}
