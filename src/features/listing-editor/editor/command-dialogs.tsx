import { type RefObject, useState } from 'react'
import { isStateProblem, stateChangeOf, type StateProblem } from '#domain/listing-drafts/draft-state-change.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { DraftCommand } from '#machines/listing-editor/draft-answers.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useContent, useEditor } from './listing-editor.provider.tsx'
import { placeOfDraft } from './suburb-of-draft.ts'
import { marketCopy as copy } from './market.copy.ts'

type Props = {
  isOpen: boolean
  place: RefObject<HTMLElement | null>
  onCancel: () => void
  onConfirm: (command: DraftCommand) => void
}

/** Sold or leased: when, and for how much if that is told; or what of that was told wrong. */
export function CompletedDialog({ isOpen, place, onCancel, onConfirm }: Props) {
  const { listingType, suburbUri } = useContent()
  const { timeZone } = placeOfDraft(suburbUri)
  const [now] = useState(() => new Date())
  const [error, setError] = useState<StateProblem | null>(null)
  const portal = useEditor(({ context }) => context.portal)
  const [completedOn, setCompletedOn] = useState(portal?.completedOn ?? '')
  const [completedPrice, setCompletedPrice] = useState(portal?.completedPrice ?? '')
  const isCorrection = portal?.state === 'completed'
  const { completed } = copy
  const texts = isCorrection ? copy.corrected : completed
  const confirm = () => {
    const typed = { state: 'completed', completedOn, completedPrice } as const
    const change = stateChangeOf(typed, { listingType, timeZone }, now)
    if (isStateProblem(change)) return setError(change)
    setError(null)
    onConfirm({ kind: 'changeState', ...typed })
  }
  const errorOf = (field: StateProblem['field']) => (error?.field === field ? error.message : undefined)
  return (
    <Dialog
      title={texts.title[listingType]}
      isOpen={isOpen}
      onCancel={onCancel}
      returnFocusTo={place}
      footer={<Choices confirm={texts.confirm[listingType]} onCancel={onCancel} onConfirm={confirm} />}
    >
      <Stack gap={16}>
        <Text>{texts.hint}</Text>
        <TextField
          label={completed.day[listingType]}
          hint={completed.dayHint}
          error={errorOf('completedOn')}
          max={calendarDateOf(now, timeZone)}
          type="date"
          isOptional
          value={completedOn}
          onChange={({ currentTarget }) => setCompletedOn(currentTarget.value)}
        />
        <TextField
          label={completed.price[listingType]}
          hint={completed.priceHint}
          error={errorOf('completedPrice')}
          isOptional
          maxLength={60}
          value={completedPrice}
          onChange={({ currentTarget }) => setCompletedPrice(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}

/** A home that was sold or leased: what its page said is taken back. */
export function BackDialog({ isOpen, place, label, onCancel, onConfirm }: Props & { label: string }) {
  const { listingType } = useContent()
  return (
    <Dialog
      title={copy.back.title}
      isOpen={isOpen}
      onCancel={onCancel}
      returnFocusTo={place}
      footer={
        <Choices
          confirm={label}
          onCancel={onCancel}
          onConfirm={() => onConfirm({ kind: 'changeState', state: 'published', completedOn: '', completedPrice: '' })}
        />
      }
    >
      <Text>{copy.back.hint[listingType]}</Text>
    </Dialog>
  )
}

export const WithdrawDialog = ({ isOpen, place, onCancel, onConfirm }: Props) => (
  <Dialog
    title={copy.withdrawn.title}
    isOpen={isOpen}
    onCancel={onCancel}
    returnFocusTo={place}
    footer={
      <Choices
        confirm={copy.withdrawn.confirm}
        onCancel={onCancel}
        onConfirm={() => onConfirm({ kind: 'changeState', state: 'withdrawn', completedOn: '', completedPrice: '' })}
      />
    }
  >
    <Text>{copy.withdrawn.hint}</Text>
  </Dialog>
)

type ChoicesProps = { confirm: string; onCancel: () => void; onConfirm: () => void }

/** What is about to be done, or not. */
export const Choices = ({ confirm, onCancel, onConfirm }: ChoicesProps) => (
  <Inline gap={8}>
    <Button onClick={onConfirm}>{confirm}</Button>
    <Button variant="secondary" onClick={onCancel}>
      {copy.cancel}
    </Button>
  </Inline>
)
