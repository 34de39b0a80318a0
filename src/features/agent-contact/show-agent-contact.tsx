import { QueryClientProvider } from '@tanstack/react-query'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { AgentContactRequest } from '#src/shared/enquiry/agent-contact-request.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { AgentContactSheet } from './agent-contact-sheet.tsx'

const region = document.createElement('div')
let times = 0

/** Opens a form to an agent, each time that a page asks for one. */
export default function showAgentContact(request: AgentContactRequest, context: IslandContext): void {
  const opener = document.activeElement
  if (!region.isConnected) document.body.append(region)
  times += 1
  showInRegion(
    region,
    <QueryClientProvider client={context.queryClient}>
      <ExecuteProvider value={context.execute}>
        <AgentContactSheet key={times} request={request} returnTo={opener instanceof HTMLElement ? opener : null} />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
}
