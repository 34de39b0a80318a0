import { Fragment } from 'react'
import type { WatchedPage } from '#machines/inspector/inspection.ts'
import type { ActorReport } from '#machines/inspector/inspector-messages.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import { anchorOf, ChartView } from './chart-view.tsx'
import * as styles from './inspector.css.ts'
import { ScrollingRegion } from './scrolling-region.tsx'
import { activeStates, innermostStates } from './state-text.ts'
import { ValueTree } from './value-tree.tsx'

type Props = { page: WatchedPage; actor: ActorReport }

/** One actor: where it is in its chart, and what it knows. */
export function ActorDetails({ page, actor }: Props) {
  const { name, sessionId, chart, state } = actor
  const last = page.steps.findLast(({ to, after }) => to === sessionId && after !== null) ?? null
  const states = innermostStates(state.value)
  return (
    <>
      <section aria-labelledby="actor" className={styles.section}>
        <Heading level={2} size="lead" id="actor">
          {name} <span className={styles.quiet}>{sessionId}</span>
        </Heading>
        <Text size="small">
          {state.status === 'active' ? 'Running' : state.status}
          {states.map((path, index) => (
            <Fragment key={path}>
              {index === 0 ? ', now in ' : ' and '}
              <a href={`#${anchorOf(path)}`} className={styles.target}>
                {path}
              </a>
            </Fragment>
          ))}
        </Text>
      </section>
      <div className={styles.columns}>
        {chart && (
          <section className={styles.section}>
            <Heading level={3} size="small">
              Chart
            </Heading>
            <ScrollingRegion label="Chart">
              <ChartView chart={chart} active={new Set(activeStates(state.value))} last={last} />
            </ScrollingRegion>
          </section>
        )}
        <section className={styles.section}>
          <Heading level={3} size="small">
            {chart ? 'Context' : 'Input and output'}
          </Heading>
          <ScrollingRegion label={chart ? 'Context' : 'Input and output'}>
            <ValueTree value={state.data} />
          </ScrollingRegion>
        </section>
      </div>
    </>
  )
}
