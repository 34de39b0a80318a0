import type { Database } from '#server/database/database.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MemberRecord } from './member-record.ts'

type Schemas = components['schemas']

/** Everything that is kept about a member, but for hashes of passwords and tokens. */
export async function exportedData(
  database: Database,
  member: MemberRecord,
  settings: Schemas['Settings'],
): Promise<Schemas['UserExport']> {
  const sessions = await database.query(SELECT_SESSIONS, [member.id])
  const enquiries = await database.query(SELECT_ENQUIRIES, [member.id])
  return {
    member: {
      id: member.id,
      username: member.username,
      createdAt: member.createdAt.toISOString(),
      claims: member.claims,
      ...settings,
    },
    sessions,
    enquiries,
  }
}

const SELECT_SESSIONS = `
  select id, device, started_at as "startedAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
  from member_session where member_id = $1 order by started_at`

const SELECT_ENQUIRIES = `
  select kind, listing_id as "listingId", agent_id as "agentId", name, email, phone, message, received_at as "receivedAt"
  from enquiry where member_id = $1 order by received_at`
