import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { collectionCopy as copy } from '../collection.copy.ts'

/** Where there is no such collection, or it is not for whoever is there: the portal does not say which. */
export function MissingCollection({ isMember }: { isMember: boolean }) {
  return (
    <NotFound title={copy.missing}>
      <Text size="lead">{copy.missingAdvice}</Text>
      {!isMember && (
        <Inline gap={12}>
          <Button onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>{copy.logIn}</Button>
          <Button variant="secondary" onClick={() => emit('auth.requested', { form: 'signUp', position: 'other' })}>
            {copy.signUp}
          </Button>
        </Inline>
      )}
    </NotFound>
  )
}
