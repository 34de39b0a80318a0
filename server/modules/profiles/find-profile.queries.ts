import type { Database } from '#server/platform/database/database.ts'

/** What an agent says of themselves, and the member that the agent is. */
export async function findAgentDetails(
  database: Database,
  agentId: number,
): Promise<{ bio: string; memberId: number | null } | null> {
  const [row] = await database.query<{ bio: string; memberId: number | null }>(SELECT_DETAILS, [agentId], {
    isPrepared: true,
  })
  return row ?? null
}

const SELECT_DETAILS = `
  select agent.bio, member.id as "memberId"
  from agent left join member on member.agent_id = agent.id and member.deleted_at is null
  where agent.id = $1`
