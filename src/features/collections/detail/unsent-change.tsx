import type { OutboxCurrent, OutboxEntry } from '#machines/outbox/outbox-entries.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useIsOnline } from '#src/shared/runtime/use-is-online.ts'
import { noteCopy, reactionCopy, waitingCopy as copy } from '../collection.copy.ts'
import { useListingCommands } from './listing-changes.ts'
import * as styles from './reactions.css.ts'

/** What becomes of a change that the portal does not have: it waits, was refused, or another one came between. */
export function UnsentChange({ entry }: { entry: OutboxEntry }) {
  const isOnline = useIsOnline()
  const { drop, retry } = useListingCommands()
  const { id, state, message } = entry
  if (state === 'waiting') {
    return (
      <Text size="caption" tone="inkSoft" role="status">
        {isOnline ? copy.waiting : copy.offline}
      </Text>
    )
  }
  if (state === 'conflict') return <Conflict entry={entry} />
  return (
    <div role="alert" className={styles.unsent}>
      <Text size="small">{message === '' ? copy.refused : message}</Text>
      <Inline gap={8}>
        <Button size="small" variant="secondary" onClick={() => retry(id)}>
          {copy.tryAgain}
        </Button>
        <Button size="small" variant="quiet" onClick={() => drop(id)}>
          {copy.discard}
        </Button>
      </Inline>
    </div>
  )
}

/** Both texts beside each other; the visitor chooses. */
function Conflict({ entry: { id, change, current } }: { entry: OutboxEntry }) {
  const commands = useListingCommands()
  if (current === null || (change.kind !== 'react' && change.kind !== 'note')) return null
  return (
    <div role="alert" className={styles.unsent}>
      <Text size="small" weight="strong">
        {copy.conflict}
      </Text>
      <div className={styles.versions}>
        <Version title={copy.yours} text={textOf(change)} />
        <Version title={copy.other} text={textOf(current)} />
      </div>
      <Inline gap={8}>
        <Button
          size="small"
          variant="secondary"
          onClick={() => commands.change({ ...change, baseVersion: current.version })}
        >
          {copy.keepYours}
        </Button>
        <Button size="small" variant="secondary" onClick={() => commands.drop(id)}>
          {copy.takeOther}
        </Button>
      </Inline>
    </div>
  )
}

const Version = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Text size="caption" tone="inkSoft">
      {title}
    </Text>
    <Text size="small" hasLineBreaks>
      {text === '' ? copy.none : text}
    </Text>
  </div>
)

/** A change and what the portal has are said alike. */
function textOf(said: WithoutVersion<OutboxCurrent>): string {
  if (said.kind === 'note') return [said.stage && noteCopy.stages[said.stage], said.note].filter(Boolean).join('\n')
  return [said.reactionType && reactionCopy[said.reactionType], said.comment].filter(Boolean).join('\n')
}

type WithoutVersion<Said> = Said extends unknown ? Omit<Said, 'version'> : never
