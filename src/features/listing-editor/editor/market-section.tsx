import { type RefObject, useRef, useState } from 'react'
import type { DraftCommand } from '#machines/listing-editor/draft-answers.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { BackDialog, CompletedDialog, WithdrawDialog } from './command-dialogs.tsx'
import { DropDraft } from './drop-draft.tsx'
import { EditorSection } from './draft-fields.tsx'
import { useContent, useEditor, useEditorCommands } from './listing-editor.provider.tsx'
import { marketCopy as copy } from './market.copy.ts'

type Opened = 'completed' | 'withdrawn' | 'back' | null

/** What became of a listing, and what can still become of it. */
export function MarketSection() {
  const { listingType } = useContent()
  const state = useEditor(({ context }) => context.portal?.state ?? null)
  const revision = useEditor(({ context }) => context.revision)
  const hasChanges = useEditor(({ context }) => context.portal?.hasUnpublishedChanges === true)
  const isBusy = useEditor((snapshot) => snapshot.matches('checking') || snapshot.context.command !== null)
  const { submit } = useEditorCommands()
  const [opened, setOpened] = useState<Opened>(null)
  const place = useRef<HTMLDivElement>(null)
  if (state === null) return null
  const backLabel = hasChanges ? copy.backWithChanges : copy.backOnMarket
  const become = (next: 'published' | 'underOffer' | 'withdrawn', details = { completedOn: '', completedPrice: '' }) =>
    run({ kind: 'changeState', state: next, ...details })
  const run = (command: DraftCommand) => {
    setOpened(null)
    submit(command)
  }
  return (
    <EditorSection title={copy.title}>
      <Stack gap={16}>
        {state !== 'draft' && (
          <Text role="status">
            {state === 'completed' || state === 'underOffer' ? copy.now[state][listingType] : copy.now[state]}
          </Text>
        )}
        <div ref={place} tabIndex={-1}>
          <Inline gap={8}>
            {state === 'published' && (
              <Command isBusy={isBusy} label={copy.underOffer[listingType]} onPress={() => become('underOffer')} />
            )}
            {state === 'underOffer' && (
              <Command isBusy={isBusy} label={copy.noOffer[listingType]} onPress={() => become('published')} />
            )}
            {(state === 'completed' || state === 'withdrawn') && (
              <Command
                isBusy={isBusy}
                label={backLabel}
                onPress={() => (state === 'completed' ? setOpened('back') : become('published'))}
              />
            )}
            {state !== 'draft' && (
              <Command
                isBusy={isBusy}
                label={(state === 'completed' ? copy.correct : copy.complete)[listingType]}
                onPress={() => setOpened('completed')}
              />
            )}
            {state !== 'draft' && state !== 'withdrawn' && (
              <Command isBusy={isBusy} label={copy.withdraw} onPress={() => setOpened('withdrawn')} />
            )}
            <DropDraft />
          </Inline>
        </div>
        <Dialogs
          key={revision}
          opened={opened}
          place={place}
          backLabel={backLabel}
          onCancel={() => setOpened(null)}
          onConfirm={run}
        />
      </Stack>
    </EditorSection>
  )
}

const Command = ({ label, isBusy, onPress }: { label: string; isBusy: boolean; onPress: () => void }) => (
  <Button size="small" variant="secondary" isBusy={isBusy} onClick={onPress}>
    {label}
  </Button>
)

type DialogsProps = {
  opened: Opened
  /** Gets the focus where the button that opened the dialog is gone. */
  place: RefObject<HTMLElement | null>
  backLabel: string
  onCancel: () => void
  onConfirm: (command: DraftCommand) => void
}

const Dialogs = ({ opened, backLabel, ...dialog }: DialogsProps) => (
  <>
    <BackDialog isOpen={opened === 'back'} label={backLabel} {...dialog} />
    <CompletedDialog isOpen={opened === 'completed'} {...dialog} />
    <WithdrawDialog isOpen={opened === 'withdrawn'} {...dialog} />
  </>
)
