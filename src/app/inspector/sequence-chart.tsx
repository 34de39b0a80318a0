import { Text } from '#src/design/text/text.tsx'
import * as styles from './inspector.css.ts'
import { ScrollingRegion } from './scrolling-region.tsx'
import { type Lane, sequenceOf } from './sequence-lanes.ts'
import type { ShownStep } from './shown-steps.ts'

const MOST_ROWS = 60
const LANE = 200
const ROW = 36
const HEAD = 32

/** The latest messages between actors as arrows between lanes, oldest first; the log says the same in words. */
export function SequenceChart({ steps }: { steps: readonly ShownStep[] }) {
  if (steps.length === 0) return <Text tone="inkSoft">Nothing yet.</Text>
  const { lanes, arrows } = sequenceOf(steps.slice(-MOST_ROWS))
  const [width, height] = [lanes.length * LANE, HEAD + arrows.length * ROW + ROW / 2]
  return (
    <ScrollingRegion label="Sequence">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${arrows.length} messages between ${lanes.length} actors, the same as in the log`}
        className={styles.drawing}
      >
        {lanes.map((lane, index) => (
          <LaneLine key={lane.key} lane={lane} x={middleOf(index)} height={height} />
        ))}
        {arrows.map(({ key, from, to, label }, row) => (
          <ArrowLine key={key} from={middleOf(from)} to={middleOf(to)} y={HEAD + row * ROW + ROW * 0.7} label={label} />
        ))}
      </svg>
    </ScrollingRegion>
  )
}

const LaneLine = ({ lane, x, height }: { lane: Lane; x: number; height: number }) => (
  <g>
    <text x={x} y={HEAD / 2} textAnchor="middle" className={styles.laneName}>
      {lane.label}
    </text>
    <line x1={x} x2={x} y1={HEAD - 8} y2={height} className={styles.laneLine} />
  </g>
)

function ArrowLine({ from, to, y, label }: { from: number; to: number; y: number; label: string }) {
  if (from === to) {
    return (
      <g>
        <path d={`M${from} ${y - 8}h24v12h-20`} className={styles.arrowLine} />
        <path d={`M${from + 1} ${y + 4}l8 -4v8z`} className={styles.arrowHead} />
        <text x={from + 30} y={y + 3} className={styles.arrowLabel}>
          {label}
        </text>
      </g>
    )
  }
  const back = to > from ? -8 : 8
  return (
    <g>
      <line x1={from} x2={to + back} y1={y} y2={y} className={styles.arrowLine} />
      <path d={`M${to} ${y}l${back} -4v8z`} className={styles.arrowHead} />
      <text x={(from + to) / 2} y={y - 6} textAnchor="middle" className={styles.arrowLabel}>
        {label}
      </text>
    </g>
  )
}

const middleOf = (lane: number): number => lane * LANE + LANE / 2
