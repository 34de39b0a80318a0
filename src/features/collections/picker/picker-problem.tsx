import { useSelector } from '@xstate/react'
import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import type { PickerActor } from './picker-actor.ts'
import { pickerCopy as copy } from './picker.copy.ts'

/** Why a choice was not saved; everything stays as it was chosen and typed. */
export function PickerProblem({ actor }: { actor: PickerActor }) {
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'refused' }))
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'unreachable' }))
  const hasSessionEnded = useSelector(actor, (snapshot) => snapshot.matches('sessionEnded'))
  if (!isRefused && !isUnreachable && !hasSessionEnded) return null
  return (
    <Notice tone="danger">
      <Stack gap={8}>
        <Text weight="strong">{collectionErrors.update}</Text>
        <Text>{hasSessionEnded ? copy.sessionEnded : isUnreachable ? copy.unreachable : refusal}</Text>
        {hasSessionEnded && (
          <div>
            <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
              {copy.logIn}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
