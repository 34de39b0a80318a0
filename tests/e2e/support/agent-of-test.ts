import type { BrowserContext } from '@playwright/test'
import { ask, type someone } from './collection-members.ts'

const FIND = `query ($query: String!) { claimableAgents(query: $query) { agent { id username name isClaimed } } }`
const CLAIM = `mutation ($agentId: Int!) {
  claimAgent(input: { agentId: $agentId, proof: licence, licenceNumber: "012345L", licenceState: VIC }) { claim { id } } }`
const DECIDE = `mutation ($claimId: ID!) { decideAgentClaim(claimId: $claimId, isApproved: true) { state } }`

type Found = { id: number; username: string; name: string; isClaimed: boolean }

/** A member becomes an agent of this test alone: staff approve their claim of a profile that nobody manages. */
export async function claimProfile(
  member: Awaited<ReturnType<typeof someone>>,
  staff: BrowserContext,
  queries: readonly string[],
): Promise<Found> {
  const agent = await findUnmanaged(member.context, queries)
  const { claimAgent } = (await ask(member.context, CLAIM, { agentId: agent.id })) as {
    claimAgent: { claim: { id: string } }
  }
  await ask(staff, DECIDE, { claimId: claimAgent.claim.id })
  return agent
}

/** Each run on one database manages one more. */
async function findUnmanaged(context: BrowserContext, queries: readonly string[]): Promise<Found> {
  for (const query of queries) {
    // The document asks for no more than this.
    const { claimableAgents } = (await ask(context, FIND, { query })) as { claimableAgents: { agent: Found }[] }
    const found = claimableAgents.map(({ agent }) => agent).find(({ isClaimed }) => !isClaimed)
    if (found !== undefined) return found
  }
  throw new Error(`Somebody manages every agent called ${queries.join(', ')}`)
}
