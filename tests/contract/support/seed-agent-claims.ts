import { createHash } from 'node:crypto'
import type { World } from '#mocks/world/world.ts'
import { refreshAgents } from '#server/modules/agents/refresh-agents.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the claims of the mocks into the server's database in place of those that are there. */
export async function seedAgentClaims(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from agent_claim')
    await database.query('delete from agent_audit')
    await putProfilesBack(database, world)
    await copy(
      database,
      'agent_claim',
      world.agentClaims.getAll().map((claim) => ({
        id: claim.id,
        member_id: claim.memberId,
        agent_id: claim.agentId,
        proof: claim.proof,
        licence_number: claim.licenceNumber,
        licence_state: claim.licenceState,
        state: claim.state,
        token_hash: claim.token === null ? null : createHash('sha256').update(claim.token).digest(),
        mailed_at: claim.proof === 'officeEmail' ? claim.requestedAt : null,
        mail_count: claim.proof === 'officeEmail' ? 1 : 0,
        expires_at: claim.expiresAt,
        requested_at: claim.requestedAt,
        decided_at: claim.state === 'pending' ? null : world.now,
        reason: claim.reason,
      })),
    )
    await database.query(
      "select setval(pg_get_serial_sequence('agent_claim', 'id'), (select coalesce(max(id), 1) from agent_claim))",
    )
  })
}

/** What profiles show, where a case before has changed it. */
async function putProfilesBack(database: Database, world: World): Promise<void> {
  const changedIds: number[] = []
  for (const agent of world.agents.getAll()) {
    const { id, bio, website, awards, socialLinks, videos, hiddenVideos, areasOfExpertise, isClaimed, isPrincipal } =
      agent
    const lists = [awards, socialLinks, videos, hiddenVideos].map((list) => JSON.stringify(list))
    const changed = await database.query(PUT_BACK, [
      id,
      bio,
      website,
      ...lists,
      areasOfExpertise,
      isClaimed,
      isPrincipal,
    ])
    if (changed.length === 0) continue
    changedIds.push(id)
    await database.query('delete from agent_serviced_location where agent_id = $1', [id])
    const places = agent.servicedLocationIds.map((location, position) => ({
      agent_id: id,
      location_id: location,
      position,
    }))
    await copy(database, 'agent_serviced_location', places)
  }
  await refreshAgents(database, world.now, changedIds)
}

const PUT_BACK = `
  update agent
  set bio = $2, website = $3, awards = $4::jsonb, social_links = $5::jsonb, videos = $6::jsonb, hidden_videos = $7::jsonb,
    areas_of_expertise = $8, is_claimed = $9, is_principal = $10, settings_version = 0
  where id = $1 and (settings_version <> 0 or is_claimed <> $9 or is_principal <> $10)
  returning id`
