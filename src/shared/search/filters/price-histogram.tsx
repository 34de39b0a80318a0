import type { Range } from '#domain/search/filters/range.ts'
import type { PriceHistogram_BarFragment } from '#src/api/generated/graphql.ts'
import * as styles from './filter-form.css.ts'

const HEIGHT = 40
const GAP = 0.15

/** How many homes there are at each price; those in the chosen range stand out. The lists of prices say the same. */
export function PriceHistogram({ bars, range }: { bars: readonly PriceHistogram_BarFragment[]; range: Range }) {
  const most = Math.max(...bars.map(({ count }) => count))
  if (most <= 0) return null
  return (
    <svg
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.histogram}
    >
      {bars.map((bar, index) => {
        const height = bar.count === 0 ? 0 : Math.max(1, (bar.count / most) * HEIGHT)
        return (
          <rect
            key={bar.min ?? 'lowest'}
            x={index + GAP / 2}
            y={HEIGHT - height}
            width={1 - GAP}
            height={height}
            className={isWithin(bar, range) ? styles.chosenBar : styles.otherBar}
          />
        )
      })}
    </svg>
  )
}

const isWithin = (bar: PriceHistogram_BarFragment, { min, max }: Range): boolean =>
  (min === null || (bar.min ?? 0) >= min) && (max === null || (bar.max ?? Infinity) <= max)
