import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Sheet } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { CollectionChoices } from './collection-choices.tsx'
import { NewCollectionField } from './new-collection-field.tsx'
import type { PickerActor } from './picker-actor.ts'
import { PickerProblem } from './picker-problem.tsx'
import { pickerCopy as copy } from './picker.copy.ts'

type Props = { actor: PickerActor; returnTo: HTMLElement | null }

/** In which collections a home is. Closing it keeps what was chosen and typed until the page is left. */
export function CollectionPicker({ actor, returnTo }: Props) {
  const [isClosed, setIsClosed] = useState(false)
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('unread'))
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  const opener = useMemo(() => ({ current: returnTo }), [returnTo])
  const formId = useId()
  const canSave = !isLoading && !isUnread
  return (
    <Sheet
      title={copy.title}
      isOpen={!isClosed && !isSaved}
      onCancel={() => setIsClosed(true)}
      returnFocusTo={opener}
      side="right"
      width="wide"
      footer={
        canSave && (
          <Button type="submit" form={formId} size="large" isWide isBusy={isSaving}>
            {isSaving ? copy.saving : copy.save}
          </Button>
        )
      }
    >
      {isLoading && <Loading />}
      {isUnread && <Unread actor={actor} />}
      {canSave && <Choice actor={actor} formId={formId} />}
    </Sheet>
  )
}

const Loading = () => (
  <Stack aria-busy="true">
    <Text tone="inkSoft">{copy.loading}</Text>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </Stack>
)

const Unread = ({ actor }: { actor: PickerActor }) => (
  <Notice tone="danger">
    <Stack gap={8}>
      <Text>{copy.unread}</Text>
      <div>
        <Button size="small" onClick={() => actor.send({ type: 'reading.requested' })}>
          {copy.tryAgain}
        </Button>
      </div>
    </Stack>
  </Notice>
)

function Choice({ actor, formId }: { actor: PickerActor; formId: string }) {
  const isNameMissing = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'nameMissing' }))
  const nameId = useId()
  useEffect(() => {
    if (isNameMissing) document.getElementById(nameId)?.focus()
  }, [isNameMissing, nameId])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'choice.submitted' })
  }
  return (
    <Stack gap={24}>
      <form id={formId} noValidate onSubmit={submit}>
        <CollectionChoices actor={actor} />
      </form>
      <NewCollectionField id={nameId} actor={actor} />
      <PickerProblem actor={actor} />
    </Stack>
  )
}
