import PlusIcon from 'lucide-react/icons/plus'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { LONGEST_COLLECTION_NAME } from '#domain/collections/collection-limits.ts'
import { collectionNameOf } from '#domain/collections/collection-name.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { ChangeFailure } from '../changes/change-failure.tsx'
import { useChangeOf, useCollectionCommands, useLastChange } from '../changes/collection-changes.provider.tsx'
import { collectionsCopy as copy } from '../collections.copy.ts'

/** Names a new collection; what is typed stays until the collection is there. */
export function NewCollection({ username }: { username: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [key, setKey] = useState(newIdempotencyKey)
  const made = useLastChange()
  const isMade = made?.change.id === key
  const [unsent, setUnsent] = useUnsentText(username, 'new collection')
  useEffect(() => {
    if (made?.change.kind === 'add') setUnsent(null)
  }, [made, setUnsent])
  // The same key makes nothing a second time, so the next one gets another.
  if (isMade && isOpen) {
    setIsOpen(false)
    setKey(newIdempotencyKey())
  }
  return (
    <>
      <Button icon={PlusIcon} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {copy.newCollection}
      </Button>
      <Dialog title={copy.newCollection} isOpen={isOpen} onCancel={() => setIsOpen(false)}>
        <NameForm
          key={key}
          text={unsent ?? ''}
          onType={setUnsent}
          idempotencyKey={key}
          onCancel={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  )
}

type FormProps = { text: string; onType: (text: string) => void; idempotencyKey: string; onCancel: () => void }

function NameForm({ text, onType, idempotencyKey, onCancel }: FormProps) {
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)
  const { request } = useCollectionCommands()
  const { kind, failure } = useChangeOf(idempotencyKey)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const newName = collectionNameOf(text)
    setIsMissing(newName === null)
    if (newName === null) return document.getElementById(id)?.focus()
    request({ kind: 'add', id: idempotencyKey, name: newName, newName, isPublic: false, idempotencyKey })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={24}>
        {failure && <ChangeFailure failure={failure} />}
        <TextField
          id={id}
          label={copy.name}
          hint={copy.nameHint}
          name="collectionName"
          autoComplete="off"
          maxLength={LONGEST_COLLECTION_NAME}
          required
          value={text}
          readOnly={kind !== null}
          error={isMissing ? copy.nameError : undefined}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Inline gap={12}>
          <Button type="submit" isBusy={kind !== null}>
            {copy.create}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
