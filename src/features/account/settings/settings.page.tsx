import { useState } from 'react'
import type { Member } from '#src/api/session/member.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { NeedsSession } from '#src/shared/session/needs-session.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { AvatarSection } from './avatar-section.tsx'
import { ConnectionsSection } from './connections-section.tsx'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { settingsCopy } from './settings.copy.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useSettings } from './use-settings.ts'

export default definePageFrame({ View: Page })

/** What members set for themselves. When their session ends meanwhile, what they typed stays until they are back. */
function Page() {
  const session = useSession()
  const [latest, setLatest] = useState<Member | null>(null)
  const [isGone, setIsGone] = useState(false)
  if (session.status === 'member' && session.member !== latest) setLatest(session.member)
  const member = session.status === 'member' ? session.member : latest
  return (
    <>
      <PageHead title={settingsCopy.title} isIndexed={false} />
      {isGone ? (
        <Gone />
      ) : member === null ? (
        <NeedsSession title={settingsCopy.title}>{settingsCopy.logInToSee}</NeedsSession>
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
        <Heading level={1}>{settingsCopy.title}</Heading>
        {isLoggedOut && (
          <Notice tone="warning">
            <Stack gap={8}>
              {settingsCopy.sessionEnded}
              <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
                {settingsCopy.logInAgain}
              </Button>
            </Stack>
          </Notice>
        )}
        {settings === null ? (
          problem === null ? (
            <Text tone="inkSoft">{settingsCopy.loading}</Text>
          ) : (
            <Notice tone="danger">
              <Stack gap={8}>
                {problem}
                <Button size="small" variant="secondary" onClick={retry}>
                  {settingsCopy.tryAgain}
                </Button>
              </Stack>
            </Notice>
          )
        ) : (
          <>
            <AvatarSection member={member} settings={settings} onChange={replace} />
            <DetailsSection member={member} settings={settings} onChange={replace} />
            <NotificationsSection member={member} settings={settings} />
            <ConnectionsSection member={member} settings={settings} onChange={replace} />
            <PasswordSection member={member} settings={settings} onChange={replace} />
            <SecondFactorSection member={member} settings={settings} onChange={replace} />
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
      <Heading level={1}>{settingsCopy.goneTitle}</Heading>
      <Text size="lead">{settingsCopy.gone}</Text>
    </Stack>
  </Container>
)
