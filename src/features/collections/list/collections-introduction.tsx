import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { collectionsCopy as copy } from '../collections.copy.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import * as styles from './collections.css.ts'

/**
 * What collections are, and the ways in. The server renders it for everyone: in a browser that has a session, the places of the
 * cards stand here until the portal has told who is there.
 */
export function CollectionsIntroduction({ isKnown }: { isKnown: boolean }) {
  return (
    <>
      <div className={isKnown ? undefined : styles.whenLoggedOut}>
        <Stack gap={24}>
          <Text size="lead">{copy.what}</Text>
          <ul className={styles.ways}>
            {copy.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <Inline gap={12} className={styles.withScript}>
            <Button onClick={() => emit('auth.requested', { form: 'signUp', position: 'other' })}>{copy.signUp}</Button>
            <Button variant="secondary" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
              {copy.logIn}
            </Button>
          </Inline>
          <noscript>
            <Notice role="none">{copy.needsScript}</Notice>
          </noscript>
        </Stack>
      </div>
      {!isKnown && (
        <div className={styles.whenInSession}>
          <CardSkeletons />
        </div>
      )}
    </>
  )
}
