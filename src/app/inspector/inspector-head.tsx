import EraserIcon from 'lucide-react/icons/eraser'
import PauseIcon from 'lucide-react/icons/pause'
import PlayIcon from 'lucide-react/icons/play'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { inspectorMachine } from '#machines/inspector/inspector.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import * as styles from './inspector.css.ts'

export type InspectorActor = Actor<typeof inspectorMachine>

const places = [
  { value: 'own', label: 'This page' },
  { value: 'hosted', label: 'stately.ai' },
] as const

/** What the inspector does, and the ways to change that. */
export function InspectorHead({ actor }: { actor: InspectorActor }) {
  const snapshot = useSelector(actor, (current) => current)
  const isPaused = snapshot.matches({ log: 'paused' })
  const isOwn = snapshot.matches({ hosted: 'unwanted' })
  const open = snapshot.context.inspection.pages.filter((page) => page.isOpen).length
  return (
    <header className={styles.head}>
      <Heading level={1} size="title">
        Inspector
      </Heading>
      <Text role="status" size="small" tone="inkSoft" className={styles.status}>
        {[
          isPaused ? 'Paused.' : `Following ${open} ${open === 1 ? 'page' : 'pages'} of the portal.`,
          hostedWords(actor),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <Inline>
        {isPaused ? (
          <Button size="small" icon={PlayIcon} onClick={() => actor.send({ type: 'resume.pressed' })}>
            Resume
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            icon={PauseIcon}
            onClick={() => actor.send({ type: 'pause.pressed' })}
          >
            Pause
          </Button>
        )}
        <Button variant="secondary" size="small" icon={EraserIcon} onClick={() => actor.send({ type: 'log.cleared' })}>
          Clear
        </Button>
      </Inline>
      <SegmentedControl
        label="Inspect on"
        name="place"
        options={places}
        value={isOwn ? 'own' : 'hosted'}
        onChange={(place) => actor.send({ type: place === 'own' ? 'own.chosen' : 'hosted.chosen' })}
      />
    </header>
  )
}

function hostedWords(actor: InspectorActor): string {
  const snapshot = actor.getSnapshot()
  if (snapshot.matches({ hosted: 'opening' })) return 'Opening stately.ai…'
  if (snapshot.matches({ hosted: 'open' })) return 'stately.ai is told everything too, masked as it is here.'
  if (snapshot.matches({ hosted: 'refused' })) return 'stately.ai could not be opened: allow windows for this page.'
  return ''
}
