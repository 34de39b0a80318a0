import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the ways of agents to Premier Agents of the mocks into the server's database in place of what is there. */
export async function seedPremierWorkflows(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from premier_workflow')
    await database.query('delete from premier_email_stop')
    await copy(
      database,
      'premier_workflow',
      world.premierWorkflows.getAll().map(({ agentId, state, isContactConfirmed, revision, changedAt }) => ({
        agent_id: agentId,
        state,
        is_contact_confirmed: isContactConfirmed,
        revision,
        changed_at: changedAt,
      })),
    )
  })
}
