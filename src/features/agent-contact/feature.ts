import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const agentContact = defineFeature({
  on: { 'agentContact.requested': () => import('./show-agent-contact.tsx') },
})
