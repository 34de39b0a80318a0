import type { Database } from '#server/platform/database/database.ts'
import type { Recipient } from './enquiry-mail.ts'

/** Finds who answers enquiries, and where mail reaches them. */
export type Recipients = {
  /** The first agent of a listing, else its office. */
  ofListing(listingId: number): Promise<Recipient & { agentId: number | null }>
  /** An agent, or the agent's office where they have no address of their own; null when there is no such agent. */
  ofAgent(agentId: number): Promise<Recipient | null>
  /** The people of the portal, where there is no agent. */
  ofPortal: Recipient
  /** The number of the agent with the most homes for sale or sold in a suburb; null where nobody has any. */
  agentOfSuburb(suburbId: number): Promise<number | null>
}

/** Mail that nobody could get goes to `helpEmail`, where people of the portal read it. */
export function recipientsIn(database: Database, helpEmail: string): Recipients {
  return {
    ofPortal: { name: 'Homely', email: helpEmail },
    async ofListing(listingId) {
      const [row] = await database.query<{ agentId: number | null; name: string; email: string | null }>(
        SELECT_OF_LISTING,
        [listingId],
      )
      if (row === undefined) throw new Error(`Listing ${listingId} has no office`)
      return { agentId: row.agentId, name: row.name, email: row.email ?? helpEmail }
    },
    async ofAgent(agentId) {
      const [row] = await database.query<{ name: string; email: string | null }>(SELECT_AGENT, [agentId])
      return row === undefined ? null : { name: row.name, email: row.email ?? helpEmail }
    },
    async agentOfSuburb(suburbId) {
      const [row] = await database.query<{ agentId: number }>(SELECT_AGENT_OF_SUBURB, [suburbId])
      return row?.agentId ?? null
    },
  }
}

const SELECT_OF_LISTING = `
  select agent.id as "agentId", coalesce(agent.name, office.name) as name, coalesce(agent.email, office.email) as email
  from listing
  join office on office.id = listing.office_id
  left join listing_agent on listing_agent.listing_id = listing.id
  left join agent on agent.id = listing_agent.agent_id
  where listing.id = $1
  order by listing_agent.position
  limit 1`

const SELECT_AGENT = `
  select agent.name, coalesce(agent.email, office.email) as email
  from agent
  join office on office.id = agent.office_id
  where agent.id = $1`

const SELECT_AGENT_OF_SUBURB = `
  select listing_agent.agent_id as "agentId"
  from listing
  join listing_agent on listing_agent.listing_id = listing.id
  where listing.suburb_id = $1 and listing.listing_type = 'sale' and listing.status_type <> 'removed'
  group by listing_agent.agent_id
  order by count(*) desc, listing_agent.agent_id
  limit 1`
