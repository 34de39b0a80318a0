import { bar, barGround, chart, chartAxis, chartFrame, chartMost } from './bar-chart.css.ts'

type Bar = { label: string; value: number }

type Props = {
  /** What the chart says, in words: it stands for the picture. */
  label: string
  /** Values of nought or more. */
  bars: readonly Bar[]
  /** A word for the largest value, such as "22". */
  mostLabel: string
}

const STEP = 10
const WIDTH = 7
const HEIGHT = 100
/** Where there is nothing a line still says that there was a day. */
const LEAST_HEIGHT = 1

/** Values side by side, such as one for each day; beside it belongs a table with the same numbers. */
export function BarChart({ label, bars, mostLabel }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div className={chartFrame}>
      <span className={chartMost} aria-hidden="true">
        {mostLabel}
      </span>
      <svg
        role="img"
        aria-label={label}
        className={chart}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ label: name, value }, index) => {
          const height = Math.max(LEAST_HEIGHT, (value / most) * HEIGHT)
          return (
            <rect
              key={name}
              x={index * STEP}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              className={value > 0 ? bar : barGround}
            />
          )
        })}
      </svg>
      <div className={chartAxis} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </div>
  )
}
