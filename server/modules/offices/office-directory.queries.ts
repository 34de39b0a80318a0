import type { Database } from '#server/platform/database/database.ts'
import { currentOffice } from './merged-offices-record.ts'
import type { AgentRecord, OfficeRecord } from './office-record.ts'

const prepared = { isPrepared: true }

/** Offices by their numbers, in no order. */
export const officesByIds = (database: Database, ids: readonly number[]): Promise<OfficeRecord[]> =>
  database.query<OfficeRecord>(SELECT_OFFICES, [ids], prepared)

const SELECT_OFFICES = `
  select office.id, office.uri, office.name, coalesce(company.name, office.name) as "companyName", office.street_address as address,
    location.name as suburb, location.state_code as "stateCode", coalesce(location.postcode, '') as postcode,
    office.latitude_micro as "latitudeMicro", office.longitude_micro as "longitudeMicro", office.phone, office.website, office.brand_colour as "brandColour", office.logo_identifier as "logoIdentifier",
    office.closed_at is not null as "isClosed"
  from office
  left join company on company.id = office.company_id
  join location on location.id = office.location_id
  where office.id = any($1::int[])`

/** The numbers of offices by their uris; of one that was merged the number of the office that it was merged into. */
export const officeIdsByUris = (database: Database, uris: readonly string[]): Promise<{ id: number; uri: string }[]> =>
  database.query<{ id: number; uri: string }>(SELECT_OFFICE_IDS, [uris])

const SELECT_OFFICE_IDS = `
  with recursive succession as (
    select id, uri, merged_into_id, 0 as steps from office where uri = any($1::text[])
    union all
    select office.id, succession.uri, office.merged_into_id, succession.steps + 1
    from succession join office on office.id = succession.merged_into_id
    where succession.steps < 10
  )
  select distinct on (uri) id, uri from succession order by uri, steps desc`

export type AgentRow = Omit<AgentRecord, 'office'> & { officeId: number }

/** Agents by their numbers, in no order; each with the office that took theirs over where one did. */
export const agentsByIds = (database: Database, ids: readonly number[]): Promise<AgentRow[]> =>
  database.query<AgentRow>(SELECT_AGENTS, [ids], prepared)

const SELECT_AGENTS = `
  select id, username, name, job_title as "jobTitle", tier, mobile, phone,
    portrait_identifier as "portraitIdentifier", ${currentOffice('agent.office_id')} as "officeId"
  from agent
  where id = any($1::int[])`

/** The numbers of agents by their usernames. */
export const agentIdsByUsernames = (
  database: Database,
  usernames: readonly string[],
): Promise<{ id: number; username: string }[]> =>
  database.query<{ id: number; username: string }>('select id, username from agent where username = any($1::text[])', [
    usernames,
  ])
