import type { Database } from '#server/platform/database/database.ts'

/** What an agent says of themselves. */
export async function findBioOfAgent(database: Database, agentId: number): Promise<string | null> {
  const [row] = await database.query<{ bio: string }>('select bio from agent where id = $1', [agentId])
  return row?.bio ?? null
}
