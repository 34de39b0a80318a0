import { Container } from '#src/design/container/container.tsx'
import { AgentPrivatePage } from '#src/shared/agent-pages/agent-private-page.tsx'
import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { MemberSettings } from './member-settings.tsx'
import { settingsCopy as copy } from './settings.copy.ts'

export { prepareAgentPrivatePage as preparePage } from '#src/shared/agent-pages/agent-private-page.tsx'

/** What a profile shows, for the agent and for staff. */
export function Page({ params: { username = '' } }: PageProps) {
  return (
    <AgentPrivatePage username={username} title={copy.title} logIn={copy.logIn}>
      {(member) => (
        <Container width="reading" paddingY={48}>
          <MemberSettings key={`${member.id} ${username}`} member={member} username={username.toLowerCase()} />
        </Container>
      )}
    </AgentPrivatePage>
  )
}
