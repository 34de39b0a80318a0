import type { Step } from '#machines/inspector/inspector-messages.ts'
import { Text } from '#src/design/text/text.tsx'
import * as styles from './inspector.css.ts'
import { ScrollingRegion } from './scrolling-region.tsx'
import type { ShownStep } from './shown-steps.ts'
import { ValueTree } from './value-tree.tsx'

const MOST_ROWS = 200
const clock = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** What happened, newest first: who sent which event to whom, and what it changed. */
export function EventLog({ steps }: { steps: readonly ShownStep[] }) {
  if (steps.length === 0) return <Text tone="inkSoft">Nothing yet.</Text>
  const rows = steps.slice(-MOST_ROWS).toReversed()
  return (
    <ScrollingRegion label="Event log">
      <table className={styles.table}>
        <thead>
          <tr>
            {['Time', 'Event', 'From', 'To', 'State'].map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, step, from, to, event }) => (
            <tr key={key} className={styles.row}>
              <td className={styles.cell}>{clock.format(step.at)}</td>
              <td className={styles.cell}>
                <EventCell event={step.event} words={event} />
              </td>
              <td className={styles.cell}>{from.label}</td>
              <td className={styles.cell}>{to.label}</td>
              <td className={styles.cell}>{changeOf(step)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {steps.length > MOST_ROWS && (
        <Text size="caption" tone="inkSoft">
          {steps.length - MOST_ROWS} earlier ones are kept: narrow them with the filter.
        </Text>
      )}
    </ScrollingRegion>
  )
}

function EventCell({ event: { type: _type, ...details }, words }: { event: Step['event']; words: string }) {
  if (Object.keys(details).length === 0) return <code className={styles.code}>{words}</code>
  return (
    <details>
      <summary className={styles.summary}>
        <code className={styles.code}>{words}</code>
      </summary>
      <ValueTree value={details} />
    </details>
  )
}

function changeOf({ event, before, after }: Step): string {
  if (before === null || after === null) return ''
  if (event.type === 'xstate.init') return `starts in ${after}`
  return before === after ? `stays in ${after}` : `${before} → ${after}`
}
