import { Container } from '#src/design/container/container.tsx'
import { AgentPrivatePage } from '#src/shared/agents/agent-private-page.tsx'
import { MemberSettings } from './member-settings.tsx'
import { settingsCopy as copy } from './settings.copy.ts'

import { prepareAgentPrivatePage } from '#src/shared/agents/agent-private-page.tsx'
import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'

export default definePageFrame({ prepare: prepareAgentPrivatePage, View: Page })

/** What a profile shows, for the agent and for staff. */
function Page({ params: { username = '' } }: PageProps) {
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
