import { Text } from '#src/design/text/text.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { inboxCopy } from './inbox.copy.ts'

/** What is for agents comes once it is known that one is there. */
export const agentInbox = now(() => import('./agent-inbox.tsx'))
export const AgentInbox = viewOf(
  agentInbox,
  (module) => module.AgentInbox,
  <Text role="status">{inboxCopy.loading}</Text>,
)
