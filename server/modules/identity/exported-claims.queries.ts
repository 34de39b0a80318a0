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

export type ExportedPastSale = {
  id: number
  agentId: number
  status: string
  type: string
  streetAddress: string
  suburb: string
  price: number
  completedOn: string
  propertyType: string
  bedrooms: number | null
  proofKind: string
  proofReference: string
  reason: string
  enteredAt: Date
}

/** The past sales that a member entered, whatever became of them. */
export const pastSalesOfMember = (database: Database, memberId: number): Promise<ExportedPastSale[]> =>
  database.query<ExportedPastSale>(SELECT_PAST_SALES, [memberId])

const SELECT_PAST_SALES = `
  select sale.id, sale.agent_id as "agentId", sale.status, sale.type, sale.street_address as "streetAddress",
    location.uri as suburb, sale.price, sale.completed_on as "completedOn", sale.property_type as "propertyType",
    sale.bedrooms, sale.proof_kind as "proofKind", sale.proof_reference as "proofReference", sale.reason,
    sale.entered_at as "enteredAt"
  from agent_transaction as sale join location on location.id = sale.suburb_id
  where sale.entered_by = $1 order by sale.entered_at, sale.id`
