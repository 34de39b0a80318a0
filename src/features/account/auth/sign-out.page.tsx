import { useEffect, useState } from 'react'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { signOutCopy } from '#src/features/account/account.copy.ts'

export default definePageFrame({ View: Page })

/** Signs out whoever comes from the portal, and says so; who comes from elsewhere presses first. Who logs in here again stays. */
function Page() {
  const { status } = useSession()
  const [wasOut, setWasOut] = useState(false)
  const isOut = status === 'loggedOut'
  if (isOut && !wasOut) setWasOut(true)
  useEffect(() => {
    if (status === 'member' && !wasOut && comesFromPortal()) emit('signOut.requested')
  }, [status, wasOut])
  if (status === 'member' && wasOut) return <BackAgain />
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={signOutCopy.title} isIndexed={false} />
      <Stack gap={24}>
        <div role="status">
          <Heading level={1}>{isOut ? signOutCopy.signedOut : signOutCopy.title}</Heading>
        </div>
        <Text size="lead">{signOutCopy.explanation}</Text>
        {status === 'member' && (
          <Inline>
            <Button onClick={() => emit('signOut.requested')}>{signOutCopy.submit}</Button>
          </Inline>
        )}
        {isOut && (
          <Inline gap={16}>
            <Link href="/" isStandalone>
              {signOutCopy.home}
            </Link>
            <Button
              variant="secondary"
              size="small"
              onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}
            >
              {signOutCopy.logInAgain}
            </Button>
          </Inline>
        )}
      </Stack>
    </Container>
  )
}

/** A link on another site must not sign anybody out: it leads to a document of its own, with another referrer or none. */
function comesFromPortal(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isOpenedFromPage = navigation !== undefined && new URL(navigation.name).pathname !== location.pathname
  return isOpenedFromPage || document.referrer.startsWith(`${location.origin}/`)
}

const BackAgain = () => (
  <Container width="reading" paddingY={48}>
    <PageHead title={signOutCopy.backTitle} isIndexed={false} />
    <Stack gap={24}>
      <Heading level={1}>{signOutCopy.back}</Heading>
      <Link href="/" isStandalone>
        {signOutCopy.home}
      </Link>
    </Stack>
  </Container>
)
