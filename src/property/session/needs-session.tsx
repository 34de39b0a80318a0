import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/design/components/button.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { type AuthForm, requestAuth } from './session-events.ts'
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
    requestAuth({ form, position: 'other' })
  }, [status, form])

  return (
    <Container width="reading" paddingY={48}>
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {status === 'loggedOut' ? (
          <>
            <Text size="lead">{children}</Text>
            <Inline gap={12}>
              <Button onClick={() => requestAuth({ form: 'signIn', position: 'other' })}>Log in</Button>
              <Button look="secondary" onClick={() => requestAuth({ form: 'signUp', position: 'other' })}>
                Sign up
              </Button>
            </Inline>
          </>
        ) : (
          <Text size="lead" tone="inkSoft">
            Checking who you are…
          </Text>
        )}
        <noscript>
          <Notice role="none">
            Logging in needs JavaScript. Searching, reading and calling an agent work without it: switch it on for this
            site to log in.
          </Notice>
        </noscript>
      </Stack>
    </Container>
  )
}
