import { useState } from 'react'
import type { Member } from '#src/api/session/member.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Button } from '#src/design/components/button.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { NeedsSession } from '#src/property/session/needs-session.tsx'
import { requestAuth } from '#src/property/session/session-events.ts'
import { useSession } from '#src/property/session/use-session.ts'
import { AvatarSection } from './avatar-section.tsx'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useSettings } from './use-settings.ts'

export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

/** What members set for themselves. When their session ends meanwhile, what they typed stays until they are back. */
export function Page() {
  const session = useSession()
  const [latest, setLatest] = useState<Member | null>(null)
  const [isGone, setIsGone] = useState(false)
  if (session.status === 'member' && session.member !== latest) setLatest(session.member)
  const member = session.status === 'member' ? session.member : latest
  return (
    <>
      <PageHead title="Settings" isIndexed={false} />
      {isGone ? (
        <Gone />
      ) : member === null ? (
        <NeedsSession title="Settings">Log in to see and change your settings.</NeedsSession>
      ) : (
        <Settings
          key={member.username}
          member={member}
          isLoggedOut={session.status === 'loggedOut'}
          onGone={() => setIsGone(true)}
        />
      )}
    </>
  )
}

type Props = { member: Member; isLoggedOut: boolean; onGone: () => void }

function Settings({ member, isLoggedOut, onGone }: Props) {
  const { settings, problem, retry, replace } = useSettings(member.username)
  return (
    <Container width="reading" paddingY={32}>
      <Stack gap={48}>
        <Heading level={1}>Settings</Heading>
        {isLoggedOut && (
          <Notice tone="warning">
            <Stack gap={8}>
              Your sign-in session has ended. What you typed is still here.
              <Button size="small" onClick={() => requestAuth({ form: 'signIn', position: 'other' })}>
                Log in to go on
              </Button>
            </Stack>
          </Notice>
        )}
        {settings === null ? (
          problem === null ? (
            <Text tone="inkSoft">Reading your settings…</Text>
          ) : (
            <Notice tone="danger">
              <Stack gap={8}>
                {problem}
                <Button size="small" look="secondary" onClick={retry}>
                  Try again
                </Button>
              </Stack>
            </Notice>
          )
        ) : (
          <>
            <AvatarSection member={member} settings={settings} onChange={replace} />
            <DetailsSection member={member} settings={settings} onChange={replace} />
            <PasswordSection member={member} settings={settings} onChange={replace} />
            <SessionsSection member={member} />
            <DataSection member={member} settings={settings} onGone={onGone} />
          </>
        )}
      </Stack>
    </Container>
  )
}

const Gone = () => (
  <Container width="reading" paddingY={48}>
    <Stack>
      <Heading level={1}>Your account is deleted</Heading>
      <Text size="lead">
        Your name, addresses and settings are removed. Enquiries that you sent stay with the agents you sent them to.
      </Text>
    </Stack>
  </Container>
)
