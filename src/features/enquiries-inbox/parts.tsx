import { Text } from '#src/design/text/text.tsx'
import { deferredView } from '#src/shared/runtime/deferred-view.tsx'
import { inboxCopy } from './inbox.copy.ts'

/** What is for agents comes once it is known that one is there. */
export const { load: loadAgentInbox, View: AgentInbox } = deferredView(() => import('./agent-inbox.tsx'), {
  when: 'load',
  view: (module) => module.AgentInbox,
  fallback: <Text role="status">{inboxCopy.loading}</Text>,
})
