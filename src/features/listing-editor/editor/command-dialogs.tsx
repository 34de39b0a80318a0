import { type RefObject, useState } from 'react'
import type { DraftCommand } from '#machines/listing-editor/draft-answers.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useContent, useEditor } from './listing-editor.provider.tsx'
import { marketCopy as copy } from './market.copy.ts'

type Props = {
  isOpen: boolean
  place: RefObject<HTMLElement | null>
  onCancel: () => void
  onConfirm: (command: DraftCommand) => void
}

/** Sold or leased: when, and for how much if that is told; or what of that was told wrong. */
export function CompletedDialog({ isOpen, place, onCancel, onConfirm }: Props) {
  const { listingType } = useContent()
  const portal = useEditor(({ context }) => context.portal)
  const [completedOn, setCompletedOn] = useState(portal?.completedOn ?? '')
  const [completedPrice, setCompletedPrice] = useState(portal?.completedPrice ?? '')
  const isCorrection = portal?.state === 'completed'
  const { completed } = copy
  const texts = isCorrection ? copy.corrected : completed
  return (
    <Dialog
      title={texts.title[listingType]}
      isOpen={isOpen}
      onCancel={onCancel}
      returnFocusTo={place}
      footer={
        <Choices
          confirm={texts.confirm[listingType]}
          onCancel={onCancel}
          onConfirm={() => onConfirm({ kind: 'changeState', state: 'completed', completedOn, completedPrice })}
        />
      }
    >
      <Stack gap={16}>
        <Text>{texts.hint}</Text>
        <TextField
          label={completed.day[listingType]}
          hint={completed.dayHint}
          type="date"
          isOptional
          value={completedOn}
          onChange={({ currentTarget }) => setCompletedOn(currentTarget.value)}
        />
        <TextField
          label={completed.price[listingType]}
          hint={completed.priceHint}
          isOptional
          maxLength={60}
          value={completedPrice}
          onChange={({ currentTarget }) => setCompletedPrice(currentTarget.value)}
        />
      </Stack>
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
