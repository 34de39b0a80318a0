import type { StoredPremier } from '#domain/premier/premier-workflow.ts'

export type PremierRecord = StoredPremier & { agentId: number; changedAt: Date }

const IMOGEN = 1

/** Members who stopped the emails about it. */
export type PremierEmailStop = { memberId: number }

/** Imogen, whose profile Agnes manages, is on the way. */
export const premierWorkflowsOf = (now: Date): PremierRecord[] => [
  { agentId: IMOGEN, state: 'running', isContactConfirmed: false, revision: 1, changedAt: now },
]
