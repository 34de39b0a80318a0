import type { StateCode } from '#domain/lookups/states.ts'
import type { AgentClaimProof } from '#server/generated/schema-types.ts'

/** An agent that was found to be claimed. */
export type ClaimableRow = { agentId: number; officeEmail: string | null }

/** A claim as its member sees it. */
export type ClaimRow = {
  id: number
  memberId: number
  agentId: number
  proof: AgentClaimProof
  licenceNumber: string | null
  licenceState: StateCode | null
  state: 'pending' | 'approved' | 'refused' | 'withdrawn'
  mailedAt: Date | null
  mailCount: number
  expiresAt: Date | null
  requestedAt: Date
  reason: string
  officeEmail: string | null
}

/** A claim as those see it who decide it. */
export type ClaimToDecide = ClaimRow & { memberName: string; memberEmail: string }

export type ClaimPage = { total: number; paging: { skip: number; take: number }; rows: ClaimToDecide[] }

/** What proves a claim, checked. */
export type NewClaim = {
  memberId: number
  agentId: number
  proof: AgentClaimProof
  licenceNumber: string | null
  licenceState: StateCode | null
}
