import type { Database } from '#server/platform/database/database.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { PersonRecord } from './person-record.ts'

const prepared = { isPrepared: true }

/** Agents by number as lists show them, in no order; the picture is that of the member that the agent is. */
export const selectAgents = (database: Database, ids: readonly number[]): Promise<PersonRecord[]> =>
  database.query<PersonRecord>(SELECT_AGENTS, [ids], prepared)

const SELECT_AGENTS = `
  select member.id as "memberId", agent.id as "agentId", agent.username, agent.name, true as "isAgent",
    agent.job_title || ' at ' || office.name as about, coalesce(member.avatar_version, 0) as "avatarVersion",
    member.avatar_picture is not null as "hasPicture", agent.portrait_identifier as "portraitIdentifier"
  from agent
  join office on office.id = ${currentOffice('agent.office_id')}
  left join member on member.agent_id = agent.id and member.deleted_at is null
  where agent.id = any($1::int[])`

/** Members by number, as lists show them, in no order. */
export const selectMembers = (database: Database, ids: readonly number[]): Promise<PersonRecord[]> =>
  database.query<PersonRecord>(SELECT_MEMBERS, [ids], prepared)

const SELECT_MEMBERS = `
  select member.id as "memberId", member.agent_id as "agentId",
    case when member.type = 2 then agent.username else member.username end as username,
    case when member.type = 2 then agent.name else member.name end as name, member.type = 2 as "isAgent",
    case when member.type = 2 then agent.job_title || ' at ' || office.name else member.display_description end as about,
    member.avatar_version as "avatarVersion", member.avatar_picture is not null as "hasPicture",
    agent.portrait_identifier as "portraitIdentifier"
  from member
  left join agent on agent.id = member.agent_id
  left join office on office.id = ${currentOffice('agent.office_id')}
  where member.id = any($1::int[]) and member.deleted_at is null`
