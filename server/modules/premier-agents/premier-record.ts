import type { PremierFacts, StoredPremier } from '#domain/premier/premier-workflow.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'

export type PremierRow = StoredPremier & { agentId: number; changedAt: Date }

/** An agent with what is stored and held of them. */
export type PremierView = { agent: AgentRecord; row: PremierRow | null; facts: PremierFacts }
