import type { Database } from '#server/platform/database/database.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'

export type RecipientRow = { name: string; email: string | null }

/** The first agent of a listing, else its office; the office's address where the agent has none or left. */
export async function findRecipientOfListing(
  database: Database,
  listingId: number,
): Promise<(RecipientRow & { agentId: number | null }) | null> {
  const [row] = await database.query<RecipientRow & { agentId: number | null }>(SELECT_OF_LISTING, [listingId])
  return row ?? null
}

/** Who left an office takes no enquiries along. */
const OWN_EMAIL = 'case when agent.left_on is null then agent.email end'

const SELECT_OF_LISTING = `
  select agent.id as "agentId", coalesce(agent.name, office.name) as name, coalesce(${OWN_EMAIL}, office.email) as email
  from listing
  join office on office.id = ${currentOffice('listing.office_id')}
  left join listing_agent on listing_agent.listing_id = listing.id
  left join agent on agent.id = listing_agent.agent_id
  where listing.id = $1
  order by listing_agent.position
  limit 1`

/** An agent with their own address, else their office's; the office's too for one who left it. */
export async function findRecipientOfAgent(database: Database, agentId: number): Promise<RecipientRow | null> {
  const [row] = await database.query<RecipientRow>(SELECT_AGENT, [agentId])
  return row ?? null
}

const SELECT_AGENT = `
  select agent.name, coalesce(${OWN_EMAIL}, office.email) as email
  from agent
  join office on office.id = ${currentOffice('agent.office_id')}
  where agent.id = $1`

/** The agent with the most homes for sale or sold in a suburb who has not left. */
export async function findAgentOfSuburb(database: Database, suburbId: number): Promise<number | null> {
  const [row] = await database.query<{ agentId: number }>(SELECT_AGENT_OF_SUBURB, [suburbId])
  return row?.agentId ?? null
}

const SELECT_AGENT_OF_SUBURB = `
  select listing_agent.agent_id as "agentId"
  from listing
  join listing_agent on listing_agent.listing_id = listing.id
  join agent on agent.id = listing_agent.agent_id and agent.left_on is null
  where listing.suburb_id = $1 and listing.listing_type = 'sale' and listing.status_type <> 'removed'
  group by listing_agent.agent_id
  order by count(*) desc, listing_agent.agent_id
  limit 1`
