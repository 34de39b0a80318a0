import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { LONGEST_COLLECTION_NAME } from '#domain/collections/collection-limits.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { Button } from '#src/design/button/button.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import type { PickerActor } from './picker-actor.ts'
import * as styles from './picker.css.ts'
import { pickerCopy as copy } from './picker.copy.ts'

/** A new collection, typed in place: it stands chosen in the list once it is made. What fails stays typed. */
export function NewCollectionField({ id, actor }: { id: string; actor: PickerActor }) {
  const typed = useSelector(actor, ({ context }) => context.typed)
  const isCreating = useSelector(actor, (snapshot) => snapshot.matches('creating'))
  const isNameMissing = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'nameMissing' }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'name.submitted' })
  }
  return (
    <form noValidate className={styles.newCollection} onSubmit={submit}>
      <TextField
        id={id}
        className={styles.name}
        label={copy.newName}
        hint={copy.newHint}
        name="collectionName"
        autoComplete="off"
        maxLength={LONGEST_COLLECTION_NAME}
        value={typed.name}
        readOnly={isCreating}
        error={isNameMissing ? copy.nameMissing : undefined}
        onChange={({ currentTarget: { value } }) =>
          actor.send({ type: 'name.changed', typed: { name: value, idempotencyKey: newIdempotencyKey() } })
        }
      />
      <Button type="submit" variant="secondary" isBusy={isCreating}>
        {copy.add}
      </Button>
    </form>
  )
}
