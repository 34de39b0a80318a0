import type { Database } from '#server/platform/database/database.ts'
import { endOfBeginning } from './agent-search.queries.ts'

/** Of names with a short beginning only so many are looked at, from A to Z. */
const MOST_COMPARED = 200

/** Agents whose name begins so, given or family name first: those who sold and leased most come first. */
export const agentsByName = (database: Database, beginning: string, take: number): Promise<{ id: number }[]> =>
  database.query<{ id: number }>(AGENTS_BY_NAME, [beginning, endOfBeginning(beginning), MOST_COMPARED, take], prepared)

const prepared = { isPrepared: true }

const AGENTS_BY_NAME = `
  select agent_id as id from (
    (
      select agent_id, name_key, sold_count + leased_count as done from agent_search
      where name_key >= $1 and name_key < $2 order by name_key, agent_id limit $3
    )
    union
    (
      select agent_id, name_key, sold_count + leased_count from agent_search
      where family_key >= $1 and family_key < $2 order by family_key, agent_id limit $3
    )
  ) as found
  order by done desc, name_key, agent_id
  limit $4`

/** Offices whose name begins so: those that sold most come first. */
export const officesByName = (database: Database, beginning: string, take: number): Promise<{ id: number }[]> =>
  database.query<{ id: number }>(OFFICES_BY_NAME, [beginning, endOfBeginning(beginning), MOST_COMPARED, take], prepared)

const OFFICES_BY_NAME = `
  select office_id as id from (
    select office_id, name_key, sold_count from office_search
    where name_key >= $1 and name_key < $2 order by name_key, office_id limit $3
  ) as found
  order by sold_count desc, name_key, office_id
  limit $4`
