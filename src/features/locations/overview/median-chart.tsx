import { isOfFewSamples, type Median } from '#domain/market/medians.ts'
import { roundedPriceLabel } from '#domain/price/price-labels.ts'
import { classNames } from '#src/design/class-names.ts'
import { Heading } from '#src/design/text/text.tsx'
import { type Scale, scaleFor } from './chart-scale.ts'
import * as styles from './median-chart.css.ts'
import type { Market, MedianRow } from './median-series.ts'
import { locationCopy } from './location.copy.ts'

const copy = locationCopy.market

type Props = { title: string; rows: readonly MedianRow[]; market: Market }

const width = 400
const height = 210
const plot = { left: 58, right: 388, top: 12, bottom: 176 }
const MOST_LABELS = 6

/**
 * Houses and units over time: a solid line with round marks and a dashed one with squares, so that colour is not needed
 * to tell them apart. A mark of few samples is hollow. The axis begins where the figures do.
 */
export function MedianChart({ title, rows, market }: Props) {
  const values = rows.flatMap(({ house, unit }) => [house, unit].flatMap((median) => median?.value ?? []))
  const scale = scaleFor(values)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Heading level={3}>{title}</Heading>
        <Legend rows={rows} />
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={descriptionOf(title, rows, market)}
        className={styles.chart}
      >
        <Grid scale={scale} market={market} />
        <TimeLabels rows={rows} />
        <Line points={pointsOf(rows, 'unit', scale)} group="unit" />
        <Line points={pointsOf(rows, 'house', scale)} group="house" />
      </svg>
    </figure>
  )
}

type Group = 'house' | 'unit'
type Point = { x: number; y: number; index: number; isOfFew: boolean }

const groupStyles = {
  house: { name: copy.houses, line: styles.houseLine, mark: styles.houseMark },
  unit: { name: copy.units, line: styles.unitLine, mark: styles.unitMark },
} as const

function Legend({ rows }: { rows: readonly MedianRow[] }) {
  const groups = (['house', 'unit'] as const).filter((group) => rows.some((row) => row[group] !== null))
  return (
    <div className={styles.legend}>
      {groups.map((group) => (
        <span key={group} className={styles.legendEntry}>
          <svg viewBox="0 0 32 16" aria-hidden="true" className={styles.legendMark}>
            <path d="M2 8H30" className={groupStyles[group].line} />
            <Mark x={16} y={8} group={group} isOfFew={false} />
          </svg>
          {groupStyles[group].name}
        </span>
      ))}
    </div>
  )
}

function Grid({ scale, market }: { scale: Scale; market: Market }) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${plot.left} ${yOf(tick, scale)}H${plot.right}`} className={styles.gridLine} />
      <text x={plot.left - 8} y={yOf(tick, scale) + 4} textAnchor="end" className={styles.axisText}>
        {axisLabel(tick, market)}
      </text>
    </g>
  ))
}

/** As many as there is room for, the newest among them. */
function TimeLabels({ rows }: { rows: readonly MedianRow[] }) {
  const every = Math.ceil(rows.length / MOST_LABELS)
  return rows.map((row, index) =>
    (rows.length - 1 - index) % every === 0 ? (
      <text
        key={row.startsOn}
        x={xOf(index, rows.length)}
        y={plot.bottom + 20}
        textAnchor="middle"
        className={styles.axisText}
      >
        {shortName(row.name)}
      </text>
    ) : null,
  )
}

/** The line breaks where a time has no median. */
function Line({ points, group }: { points: readonly Point[]; group: Group }) {
  const path = points
    .map(({ x, y, index }, position) => `${points[position - 1]?.index === index - 1 ? 'L' : 'M'}${x} ${y}`)
    .join('')
  return (
    <>
      <path d={path} className={groupStyles[group].line} />
      {points.map((point) => (
        <Mark key={point.index} x={point.x} y={point.y} group={group} isOfFew={point.isOfFew} />
      ))}
    </>
  )
}

function Mark({ x, y, group, isOfFew }: { x: number; y: number; group: Group; isOfFew: boolean }) {
  const markClass = classNames(groupStyles[group].mark, isOfFew && styles.isOfFew)
  return group === 'house' ? (
    <circle cx={x} cy={y} r={4} className={markClass} />
  ) : (
    <rect x={x - 3.5} y={y - 3.5} width={7} height={7} className={markClass} />
  )
}

const pointsOf = (rows: readonly MedianRow[], group: Group, scale: Scale): Point[] =>
  rows.flatMap((row, index) => {
    const median = row[group]
    if (median === null) return []
    return { x: xOf(index, rows.length), y: yOf(median.value, scale), index, isOfFew: isOfFewSamples(median) }
  })

function xOf(index: number, count: number): number {
  const room = plot.right - plot.left - 32
  return rounded(plot.left + 16 + (count === 1 ? room / 2 : (room * index) / (count - 1)))
}

const yOf = (value: number, { from, to }: Scale): number =>
  rounded(plot.bottom - ((value - from) / (to - from)) * (plot.bottom - plot.top))

const rounded = (value: number): number => Math.round(value * 10) / 10

/** "$1.25M", "$850k", "$620" */
function axisLabel(dollars: number, market: Market): string {
  if (market === 'rent' || dollars < 1000) return `$${dollars}`
  return dollars >= 1_000_000 ? `$${Math.round(dollars / 10_000) / 100}M` : `$${Math.round(dollars / 1000)}k`
}

/** "Oct–Dec 2026" as "Oct 26"; years stay. */
const shortName = (name: string): string => name.replace(/^([A-Z][a-z]{2})(?:–[A-Z][a-z]{2})? \d\d(\d\d)$/, '$1 ’$2')

function descriptionOf(title: string, rows: readonly MedianRow[], market: Market): string {
  const parts = (['house', 'unit'] as const).flatMap((group) => {
    const known = rows.filter((row) => row[group] !== null)
    const [first, last] = [known[0], known.at(-1)]
    if (!first || !last) return []
    const text = (row: MedianRow) => copy.at(labelOf(row[group], market), row.name)
    return copy.group(groupStyles[group].name, text(first), text(last))
  })
  return copy.chart(title, parts)
}

const labelOf = (median: Median | null, market: Market): string =>
  median === null ? '' : roundedPriceLabel(median.value, market === 'sale' ? 'buy' : 'rent')
