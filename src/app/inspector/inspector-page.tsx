import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Inspection, WatchedPage } from '#machines/inspector/inspection.ts'
import type { ActorReport } from '#machines/inspector/inspector-messages.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { ActorDetails } from './actor-details.tsx'
import { ActorList } from './actor-list.tsx'
import { EventLog } from './event-log.tsx'
import { type InspectorActor, InspectorHead } from './inspector-head.tsx'
import * as styles from './inspector.css.ts'
import { SequenceChart } from './sequence-chart.tsx'
import { shownSteps } from './shown-steps.ts'

const views = [
  { value: 'log', label: 'Log' },
  { value: 'sequence', label: 'Sequence' },
] as const

/** Every machine that runs in the portal's open pages: the list, the chosen one, and what happens among all. */
export function InspectorPage({ actor }: { actor: InspectorActor }) {
  const { inspection, chosen, filter } = useSelector(actor, ({ context }) => context)
  const [view, setView] = useState<(typeof views)[number]['value']>('log')
  const [isOnlyChosen, setIsOnlyChosen] = useState(false)
  const found = findActor(inspection, chosen)
  const steps = shownSteps(inspection, { filter, only: isOnlyChosen && found ? chosen : null })
  const choose = (page: WatchedPage, { sessionId }: ActorReport) =>
    actor.send({ type: 'actor.chosen', actor: { pageId: page.id, sessionId } })
  return (
    <>
      <InspectorHead actor={actor} />
      <main className={styles.main}>
        <ActorList pages={inspection.pages} chosen={chosen} onChoose={choose} />
        <div className={styles.content}>
          {found ? (
            <ActorDetails {...found} />
          ) : (
            <Text tone="inkSoft">Choose an actor to see its chart and its context.</Text>
          )}
          <section aria-labelledby="events" className={styles.section}>
            <Heading level={2} size="lead" id="events">
              Events
            </Heading>
            <Inline gap={16} alignItems="end">
              <TextField
                label="Filter by event or actor"
                type="search"
                value={filter}
                onChange={({ currentTarget }) => actor.send({ type: 'filter.changed', filter: currentTarget.value })}
              />
              <SegmentedControl label="Show as" name="view" options={views} value={view} onChange={setView} />
              <CheckboxField
                label="Only the chosen actor"
                checked={isOnlyChosen}
                onChange={({ currentTarget }) => setIsOnlyChosen(currentTarget.checked)}
              />
            </Inline>
            {view === 'log' ? <EventLog steps={steps} /> : <SequenceChart steps={steps} />}
          </section>
        </div>
      </main>
    </>
  )
}

function findActor({ pages }: Inspection, chosen: { pageId: string; sessionId: string } | null) {
  const page = pages.find(({ id }) => id === chosen?.pageId)
  const actor = page?.actors.find(({ sessionId }) => sessionId === chosen?.sessionId)
  return page && actor ? { page, actor } : null
}
