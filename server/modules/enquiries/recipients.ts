import type { Database } from '#server/platform/database/database.ts'
import type { Recipient } from './enquiry-mail.ts'
import { findAgentOfSuburb, findRecipientOfAgent, findRecipientOfListing } from './recipients.queries.ts'

/** Finds who answers enquiries, and where mail reaches them. */
export type Recipients = {
  /** The first agent of a listing, else its office. */
  ofListing(listingId: number): Promise<Recipient & { agentId: number | null }>
  /** An agent, or the agent's office where they have no address of their own; null when there is no such agent. */
  ofAgent(agentId: number): Promise<Recipient | null>
  /** Staff of the portal, where there is no agent. */
  ofPortal: Recipient
  /** The number of the agent with the most homes for sale or sold in a suburb; null where nobody has any. */
  agentOfSuburb(suburbId: number): Promise<number | null>
}

/** Mail without a recipient goes to `helpEmail`, which staff of the portal read. */
export function recipientsIn(database: Database, helpEmail: string): Recipients {
  return {
    ofPortal: { name: 'Homely', email: helpEmail },
    async ofListing(listingId) {
      const row = await findRecipientOfListing(database, listingId)
      if (row === null) throw new Error(`Listing ${listingId} has no office`)
      return { agentId: row.agentId, name: row.name, email: row.email ?? helpEmail }
    },
    async ofAgent(agentId) {
      const row = await findRecipientOfAgent(database, agentId)
      return row === null ? null : { name: row.name, email: row.email ?? helpEmail }
    },
    agentOfSuburb: (suburbId) => findAgentOfSuburb(database, suburbId),
  }
}
