import { useSelector } from '@xstate/react'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import type { PickerActor } from './picker-actor.ts'
import * as styles from './picker.css.ts'
import { pickerCopy as copy } from './picker.copy.ts'

/** Own and shared collections, each with a mark where the home is to be. */
export function CollectionChoices({ actor }: { actor: PickerActor }) {
  const collections = useSelector(actor, ({ context }) => context.collections)
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  if (collections.length === 0) return null
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>{copy.collections}</VisuallyHidden>
      </legend>
      <Stack gap={12}>
        {collections.map(({ id, name, listingCount, isShared }) => (
          <CheckboxField
            key={id}
            label={name}
            hint={copy.homes(listingCount, isShared)}
            checked={chosen.includes(id)}
            onChange={() => actor.send({ type: 'collection.toggled', collectionId: id })}
          />
        ))}
      </Stack>
    </fieldset>
  )
}
