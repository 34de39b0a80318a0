import type { Answerer } from './answerer.ts'

/** A form to an agent is wanted: an enquiry, or a seller's request for an appraisal. */
export type AgentContactRequest = { kind: 'agent' | 'seller'; agentId: number; answerer: Answerer }
