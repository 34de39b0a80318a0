import type { Database } from '#server/platform/database/database.ts'

export type SaleOnRecord = { listingId: number; streetAddress: string; completedOn: string }
export type SalesAsked = { agentId: number; suburbId: number; listingType: 'sale' | 'rental' }

/** Homes in a suburb that an agent sold or let, the latest first. */
export const salesOfAgent = (
  database: Database,
  { agentId, suburbId, listingType }: SalesAsked,
): Promise<SaleOnRecord[]> =>
  database.query<SaleOnRecord>(
    `select listing.id as "listingId", listing.street_address as "streetAddress", listing.completed_on as "completedOn"
     from listing_agent join listing on listing.id = listing_agent.listing_id
     where listing_agent.agent_id = $1 and listing.suburb_id = $2 and listing.listing_type = $3
       and listing.status_type = 'completed' and listing.street_address is not null
     order by listing.completed_on desc, listing.id desc`,
    [agentId, suburbId, listingType],
  )
