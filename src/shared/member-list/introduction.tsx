import type { ReactNode } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import * as styles from './introduction.css.ts'

type IntroductionCopy = { what: string; ways: readonly string[]; signUp: string; logIn: string; needsScript: string }

/**
 * What a list of members is for, and the ways in. The server renders it for everyone: in a browser that has a session, the places of
 * the cards (`children`) stand here until the portal has told who is there.
 */
export function Introduction(props: { copy: IntroductionCopy; isKnown: boolean; children: ReactNode }) {
  const { copy, isKnown, children } = props
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
      {!isKnown && <div className={styles.whenInSession}>{children}</div>}
    </>
  )
}
