import { useEffect, useState } from 'react'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Button } from '#src/design/components/button.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { requestAuth, requestSignOut } from '#src/property/session/session-events.ts'
import { useSession } from '#src/property/session/use-session.ts'

export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

/** Signs out whoever opens it, and says so; who logs in here again stays. */
export function Page() {
  const { status } = useSession()
  const [wasOut, setWasOut] = useState(false)
  const isOut = status === 'loggedOut'
  if (isOut && !wasOut) setWasOut(true)
  useEffect(() => {
    if (status === 'member' && !wasOut) requestSignOut()
  }, [status, wasOut])
  if (status === 'member' && wasOut) return <BackAgain />
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title="Sign out" isIndexed={false} />
      <Stack gap={24}>
        <div role="status">
          <Heading level={1}>{isOut ? 'You are signed out' : 'Signing you out…'}</Heading>
        </div>
        <Text size="lead">
          Homes that you viewed stay in this browser only. Nobody else who uses it is in your account.
        </Text>
        {isOut && (
          <Inline gap={16}>
            <Link href="/" isStandalone>
              Home
            </Link>
            <Button look="secondary" size="small" onClick={() => requestAuth({ form: 'signIn', position: 'other' })}>
              Log in again
            </Button>
          </Inline>
        )}
      </Stack>
    </Container>
  )
}

const BackAgain = () => (
  <Container width="reading" paddingY={48}>
    <PageHead title="Logged in" isIndexed={false} />
    <Stack gap={24}>
      <Heading level={1}>You are logged in again</Heading>
      <Link href="/" isStandalone>
        Home
      </Link>
    </Stack>
  </Container>
)
