import { useLocation } from 'wouter'
import { profilePath } from '#domain/members/profile-path.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { NeedsSession } from '#src/property/session/needs-session.tsx'
import { useSession } from '#src/property/session/use-session.ts'

export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

/** Where the links of the header lead while their window is not there yet: it opens here. */
export function Page() {
  const [path] = useLocation()
  const session = useSession()
  const isJoining = path.startsWith('/user/sign-up')
  const title = isJoining ? 'Join Homely' : 'Log in'
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      {session.status === 'member' ? (
        <Container width="reading" paddingY={48}>
          <Stack gap={24}>
            <Heading level={1}>You are logged in</Heading>
            <Text size="lead">You are here as {session.member.name}.</Text>
            <Inline gap={16}>
              <Link href={profilePath(session.member)} isStandalone>
                Your profile
              </Link>
              <Link href="/settings" isStandalone>
                Settings
              </Link>
              <Link href="/user/signout" isStandalone>
                Sign out
              </Link>
            </Inline>
          </Stack>
        </Container>
      ) : (
        <NeedsSession title={title} form={isJoining ? 'signUp' : 'signIn'}>
          {isJoining
            ? 'With an account you keep homes and searches, and agents know who asks.'
            : 'Log in with your e-mail address and your password.'}
        </NeedsSession>
      )}
    </>
  )
}
