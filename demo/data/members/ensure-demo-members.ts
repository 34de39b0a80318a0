import { userTypes } from '#domain/lookups/user-types.ts'
import type { Database } from '#server/platform/database/database.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { DEMO_PASSWORD, type DemoMember, demoMembers } from './demo-members.ts'

/** Adds the demonstration's accounts to a database that has none of them; answers how many were added. */
export async function ensureDemoMembers(database: Database, now: Date): Promise<number> {
  const [known] = await database.query('select 1 from member where username = $1', [demoMembers[0]?.username])
  if (known) return 0
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return database.transaction(async () => {
    let added = 0
    for (const member of demoMembers) added += await addMember(database, member, passwordHash, now)
    return added
  })
}

async function addMember(database: Database, member: DemoMember, passwordHash: string, now: Date): Promise<number> {
  const { username, name, email, displayDescription, isAgent, claims } = member
  const agentId = isAgent ? await freeAgent(database) : null
  const type = agentId === null ? userTypes.Local : userTypes.Agent
  const values = [username, name, email, passwordHash, type, agentId, displayDescription, now]
  const [made] = await database.query<{ id: number }>(INSERT_MEMBER, values)
  if (!made) return 0
  for (const [area, claim] of claims) {
    await database.query('insert into member_claim (member_id, area, claim) values ($1, $2, $3)', [
      made.id,
      area,
      claim,
    ])
  }
  return 1
}

async function freeAgent(database: Database): Promise<number | null> {
  const [agent] = await database.query<{ id: number }>(FREE_AGENT)
  return agent?.id ?? null
}

const FREE_AGENT = `
  select id from agent where not exists (select from member where member.agent_id = agent.id) order by id limit 1`

const INSERT_MEMBER = `
  insert into member
    (username, name, email, password_hash, type, agent_id, display_description, created_at, email_confirmed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing returning id`
