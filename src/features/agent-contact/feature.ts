import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'

export const agentContact = defineFeature({
  on: { 'agentContact.requested': onIntent(() => import('./show-agent-contact.tsx')) },
})
