import type { MedianPeriod } from '#domain/market/medians.ts'
import { Card } from '#src/design/card/card.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import * as styles from './market-section.css.ts'
import { MedianChart } from './median-chart.tsx'
import { hasFewSamples, knownPeriods, type Market, medianRows, type Medians } from './median-series.ts'
import { locationCopy } from './location.copy.ts'
import { MedianTable } from './median-table.tsx'

const copy = locationCopy.market

type Props = { name: string; medians: Medians; today: string }

/** What homes cost over time, for sale and for rent, as charts with their tables. */
export function MarketSection({ name, medians, today }: Props) {
  const known = knownPeriods(medians, today)
  if (known.length === 0) {
    return (
      <section>
        <Heading level={2}>{copy.titleOfNone}</Heading>
        <Text>{copy.none(name)}</Text>
      </section>
    )
  }
  return (
    <section className={styles.market}>
      <Heading level={2}>{copy.title}</Heading>
      {known.length > 1 && (
        <div className={styles.choice}>
          <SegmentedControl
            label={copy.periodLabel}
            isLabelHidden
            name="median-period"
            options={known.map((period) => ({ value: period, label: copy.periods[period] }))}
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

function MarketCard({ market, medians, today, period, name }: Props & { market: Market; period: MedianPeriod }) {
  const rows = medianRows(medians, market, period, today)
  const title = copy[market]
  if (rows.length === 0) {
    return (
      <Card padding="medium">
        <Heading level={3}>{title}</Heading>
        <Text tone="inkSoft">{copy.tooFew[market]}</Text>
      </Card>
    )
  }
  return (
    <Card padding="medium">
      <MedianChart title={title} rows={rows} market={market} />
      {hasFewSamples(rows) && (
        <Text size="small" tone="inkSoft">
          {copy.hollow[market]}
        </Text>
      )}
      <Disclosure summary={copy.table}>
        <MedianTable title={copy.tableTitle(title, name)} rows={rows} market={market} />
      </Disclosure>
    </Card>
  )
}
