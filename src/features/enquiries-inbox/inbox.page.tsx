import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { forMembers } from '#src/shared/session/for-members.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { inboxCopy as copy } from './inbox.copy.ts'
import { AgentInbox, loadAgentInbox } from './parts.tsx'

/** Whose enquiries they are is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

export const loadParts = forMembers(loadAgentInbox)

/** Where an agent reads and answers enquiries. */
export const Page = ({ params: { reference } }: PageProps) => (
  <PrivatePage title={copy.title} logIn={copy.logIn}>
    {({ id }) => <AgentInbox key={id} reference={reference} />}
  </PrivatePage>
)
