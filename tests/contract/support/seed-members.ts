import { MOCK_PASSWORD, type MemberRecord } from '#mocks/world/members.ts'
import type { Database } from '#server/platform/database/database.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'

/** Made once: it is meant to take long. */
let hashOfMocks: Promise<string> | null = null

/** Puts the members of the mocks into the server's database in place of those that are there. */
export async function seedMembers(database: Database, members: readonly MemberRecord[]): Promise<void> {
  hashOfMocks ??= hashPassword(MOCK_PASSWORD)
  const passwordHash = await hashOfMocks
  await database.transaction(async () => {
    // Truncating would take the enquiries along.
    await database.query('delete from member')
    for (const member of members) await addMember(database, member, passwordHash)
    await database.query("select setval(pg_get_serial_sequence('member', 'id'), (select max(id) from member))")
  })
}

async function addMember(database: Database, member: MemberRecord, passwordHash: string): Promise<void> {
  const { id, username, name, email, isEmailConfirmed, type, agentId, displayDescription, contacts, claims } = member
  const confirmedAt = isEmailConfirmed ? '2026-01-01T00:00:00Z' : null
  const values = [id, username, name, email, confirmedAt, passwordHash, type, agentId, displayDescription]
  await database.query(INSERT_MEMBER, values)
  for (const { communicationType, details } of contacts) {
    await database.query('insert into member_contact (member_id, communication_type, details) values ($1, $2, $3)', [
      id,
      communicationType,
      details,
    ])
  }
  for (const [area, names = []] of Object.entries(claims)) {
    for (const claim of names) {
      await database.query('insert into member_claim (member_id, area, claim) values ($1, $2, $3)', [id, area, claim])
    }
  }
}

const INSERT_MEMBER = `
  insert into member
    (id, username, name, email, email_confirmed_at, password_hash, type, agent_id, display_description, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '2026-01-01T00:00:00Z')`
