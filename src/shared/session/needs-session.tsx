import { type ReactNode, useEffect, useRef } from 'react'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { LogInButtons } from './log-in-buttons.tsx'
import { needsSessionCopy as copy } from './needs-session.copy.ts'
import type { AuthForm } from './auth-request.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useSession } from './use-session.ts'

type Props = { title: string; form?: AuthForm; children: ReactNode }

/**
 * Where a page is for members only and nobody is signed in: it says so and opens the window for signing in, once. The page
 * goes on by itself as soon as somebody is.
 */
export function NeedsSession({ title, form = 'signIn', children }: Props) {
  const { status } = useSession()
  const hasAsked = useRef(false)
  useEffect(() => {
    if (status !== 'loggedOut' || hasAsked.current) return
    hasAsked.current = true
    emit('auth.requested', { form, position: 'other' })
  }, [status, form])

  return (
    <Container width="reading" paddingY={48}>
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {status === 'loggedOut' ? (
          <>
            <Text size="lead">{children}</Text>
            <LogInButtons />
          </>
        ) : (
          <Text size="lead" tone="inkSoft">
            {copy.checking}
          </Text>
        )}
        <noscript>
          <Notice role="none">{copy.needsScript}</Notice>
        </noscript>
      </Stack>
    </Container>
  )
}
