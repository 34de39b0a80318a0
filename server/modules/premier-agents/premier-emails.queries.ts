import type { Database } from '#server/platform/database/database.ts'

/** Who manages a profile and has not stopped the emails; null for nobody. */
export async function toTellOfPremier(database: Database, agentId: number): Promise<number | null> {
  const [member] = await database.query<{ id: number }>(
    `select id from member
     where agent_id = $1 and deleted_at is null and closed_at is null
       and not exists (select from premier_email_stop where member_id = member.id)
     order by id limit 1`,
    [agentId],
  )
  return member?.id ?? null
}

/** The agent whose profile a member manages who has not stopped the emails; null for none. */
export async function managedAgentOf(database: Database, memberId: number): Promise<number | null> {
  const [member] = await database.query<{ agentId: number | null }>(
    `select agent_id as "agentId" from member
     where id = $1 and not exists (select from premier_email_stop where member_id = member.id)`,
    [memberId],
  )
  return member?.agentId ?? null
}

export async function hasPremierEmails(database: Database, memberId: number): Promise<boolean> {
  const rows = await database.query('select from premier_email_stop where member_id = $1', [memberId])
  return rows.length === 0
}

export async function setPremierEmails(database: Database, memberId: number, isOn: boolean): Promise<void> {
  await database.query(
    isOn
      ? 'delete from premier_email_stop where member_id = $1'
      : 'insert into premier_email_stop (member_id) select id from member where id = $1 on conflict do nothing',
    [memberId],
  )
}
