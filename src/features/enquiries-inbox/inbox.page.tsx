import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { inboxCopy as copy } from './inbox.copy.ts'
import { AgentInbox, agentInbox } from './parts.tsx'

/** Whose enquiries they are is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [agentInbox] })

/** Where an agent reads and answers enquiries. */
function Page({ params: { reference } }: PageProps) {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {({ id }) => <AgentInbox key={id} reference={reference} />}
    </PrivatePage>
  )
}
