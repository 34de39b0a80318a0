import type { Database } from '#server/platform/database/database.ts'

export type ExportedClaim = {
  agentId: number
  proof: string
  licenceNumber: string | null
  licenceState: string | null
  state: string
  requestedAt: Date
  reason: string
}

/** The profiles of agents that a member claimed, those of a claim that was replaced included. */
export const agentClaimsOfMember = (database: Database, memberId: number): Promise<ExportedClaim[]> =>
  database.query<ExportedClaim>(SELECT_CLAIMS, [memberId])

const SELECT_CLAIMS = `
  select agent_id as "agentId", proof, licence_number as "licenceNumber", licence_state as "licenceState", state,
    requested_at as "requestedAt", reason
  from agent_claim where member_id = $1 order by requested_at, id`
