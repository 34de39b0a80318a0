import { currentOffice, officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OfficeAgentRow, OfficeBelongings } from './staff-office-record.ts'

const MOST_PEOPLE = 200

export const peopleOf = (database: Database, officeId: number): Promise<OfficeAgentRow[]> =>
  database.query<OfficeAgentRow>(
    `select id, username, name, job_title as "jobTitle", is_principal as "isPrincipal" from agent
     where office_id in ${officesMergedInto('$1')} and left_on is null order by lower(name), id limit ${MOST_PEOPLE}`,
    [officeId],
  )

/** What is an office's, with what it took over. */
export async function belongingsOf(database: Database, officeId: number): Promise<OfficeBelongings> {
  const [row] = await database.query<OfficeBelongings>(
    `with own as materialized (select id from ${officesMergedInto('$1')} as merged)
     select
       (select count(*) from listing where office_id in (select id from own)) as listings,
       (select count(*) from listing where office_id in (select id from own)
         and (status_type = 'available' or id in (select listing_id from listing_hiding where status_type = 'available'))) as "onMarket",
       (select count(*) from agent where office_id in (select id from own) and left_on is null) as agents,
       (select count(*) from listing_draft where office_id in (select id from own)) as drafts,
       (select count(*) from feed_key where office_id in (select id from own) and revoked_at is null) as "feedKeys"`,
    [officeId],
  )
  return row ?? { listings: 0, onMarket: 0, agents: 0, drafts: 0, feedKeys: 0 }
}

type AgentRow = { officeId: number; isPrincipal: boolean; hasLeft: boolean }

/** An agent with the office that they are with, held until the end of the transaction. */
export async function lockAgent(database: Database, agentId: number): Promise<AgentRow | null> {
  await database.query('select id from agent where id = $1 for no key update', [agentId])
  const [row] = await database.query<AgentRow>(
    `select ${currentOffice('agent.office_id')} as "officeId", is_principal as "isPrincipal", left_on is not null as "hasLeft"
     from agent where id = $1`,
    [agentId],
  )
  return row ?? null
}

export async function moveAgent(database: Database, agentId: number, toId: number): Promise<void> {
  await database.query('update agent set office_id = $2, is_principal = false where id = $1', [agentId, toId])
}

/** The agents of an office and of what it took over, also those who left. */
export async function agentIdsOf(database: Database, officeId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from agent where office_id in ${officesMergedInto('$1')} order by id`,
    [officeId],
  )
  return rows.map(({ id }) => id)
}
