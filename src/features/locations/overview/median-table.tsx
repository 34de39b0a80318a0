import { isOfFewSamples, type Median } from '#domain/market/medians.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { classNames } from '#src/design/class-names.ts'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import * as styles from './median-chart.css.ts'
import type { Market, MedianRow } from './median-series.ts'
import { locationCopy } from './location.copy.ts'

const copy = locationCopy.market

type Props = { title: string; rows: readonly MedianRow[]; market: Market }

/** All figures of a chart, the newest first, each with the number of sales or leases that it stands on. */
export function MedianTable({ title, rows, market }: Props) {
  const samples = copy.samples[market]
  const head = classNames(styles.cell, styles.headCell)
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {copy.time}
            </th>
            <th scope="col" className={head}>
              {copy.houses}
            </th>
            <th scope="col" className={head}>
              {samples}
            </th>
            <th scope="col" className={head}>
              {copy.units}
            </th>
            <th scope="col" className={head}>
              {samples}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.startsOn}>
              <th scope="row" className={styles.cell}>
                {row.name}
                {row.isUnfinished && <span className={styles.soft}>{` ${copy.soFar}`}</span>}
              </th>
              <Cells median={row.house} />
              <Cells median={row.unit} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ median }: { median: Median | null }) {
  if (median === null) {
    return (
      <td colSpan={2} className={classNames(styles.cell, styles.soft)}>
        {copy.noMedian}
      </td>
    )
  }
  return (
    <>
      <td className={classNames(styles.cell, styles.value)}>{formatDollars(median.value)}</td>
      <td className={classNames(styles.cell, styles.soft)}>
        {median.sampleCount}
        {isOfFewSamples(median) && <span>{` ${copy.few}`}</span>}
      </td>
    </>
  )
}
