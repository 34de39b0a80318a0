import { officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'

/** An agent as a feed names one. */
export type NamedAgent = { name: string; email: string | null; mobile: string | null; phone: string | null }

export type OfficeAgent = { id: number; name: string; email: string | null; isClaimed: boolean }

/** The agents of an office and of those that were merged into it; those who left come last. */
export const agentsOfOffice = (database: Database, officeId: number): Promise<OfficeAgent[]> =>
  database.query<OfficeAgent>(AGENTS_OF_OFFICE, [officeId], { isPrepared: true })

const AGENTS_OF_OFFICE = `
  select id, name, email, is_claimed as "isClaimed" from agent
  where office_id in ${officesMergedInto('$1')}
  order by left_on is not null, id`

export const lockOffice = async (database: Database, officeId: number): Promise<void> =>
  void (await database.query('select from office where id = $1 for update', [officeId]))

/** Null where the username is taken. */
export async function insertAgent(
  database: Database,
  { officeId, username, name, email, mobile, phone }: NamedAgent & { officeId: number; username: string },
): Promise<number | null> {
  const [added] = await database.query<{ id: number }>(
    `insert into agent (office_id, username, name, job_title, tier, email, mobile, phone)
     values ($1, $2, $3, 'Agent', 'basic', $4, $5, $6)
     on conflict (username) do nothing
     returning id`,
    [officeId, username, name, email, mobile, phone],
  )
  return added?.id ?? null
}

/** What is stated already stays. */
export const completeContact = async (database: Database, id: number, agent: NamedAgent): Promise<void> =>
  void (await database.query(
    `update agent set email = coalesce(email, $2), mobile = coalesce(mobile, $3), phone = coalesce(phone, $4)
     where id = $1 and (email, mobile, phone) is distinct from (coalesce(email, $2), coalesce(mobile, $3), coalesce(phone, $4))`,
    [id, agent.email, agent.mobile, agent.phone],
    { isPrepared: true },
  ))
