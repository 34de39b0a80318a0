import { useSearch } from 'wouter'
import { hasClaim } from '#domain/permissions/claims.ts'
import { Container } from '#src/design/container/container.tsx'
import { AgentPrivatePage } from '#src/shared/agents/agent-private-page.tsx'
import { ownCopy as copy } from '../past-sales.copy.ts'
import { OwnPastSales } from './own-past-sales.tsx'

import { prepareAgentPrivatePage } from '#src/shared/agents/agent-private-page.tsx'
import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'

export default definePageFrame({ prepare: prepareAgentPrivatePage, View: Page })

/** The past sales of an agent, for the agent and for staff; `sale` says which is in the form, `page` which are listed. */
function Page({ params: { username = '' } }: PageProps) {
  const search = new URLSearchParams(useSearch())
  const open = /^(?:new|\d{1,9})$/.exec(search.get('sale') ?? '')?.[0] ?? null
  const page = Number(/^[1-9]\d{0,2}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return (
    <AgentPrivatePage username={username} title={copy.title} logIn={copy.logIn}>
      {(member) => (
        <Container width="reading" paddingY={48}>
          <OwnPastSales
            key={`${member.id} ${username}`}
            username={username.toLowerCase()}
            openSale={open === null || open === 'new' ? open : Number(open)}
            page={page}
            isChecker={hasClaim(member.claims, 'agents_permission', 'CanChangeAnyAgentsSetting')}
          />
        </Container>
      )}
    </AgentPrivatePage>
  )
}
