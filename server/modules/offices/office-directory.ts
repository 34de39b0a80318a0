import { isSlug } from '#domain/text/slug.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cachedLoader } from '#server/platform/graphql/cached-loader.ts'
import type { AgentRecord, OfficeRecord } from './office-record.ts'

/** Finds offices and agents; those that were found are kept in memory for a while. */
export type OfficeDirectory = {
  office: (id: number) => Promise<OfficeRecord | null>
  officeByUri: (uri: string) => Promise<OfficeRecord | null>
  agent: (id: number) => Promise<AgentRecord | null>
  agentByUsername: (username: string) => Promise<AgentRecord | null>
}

const KEPT = 10_000
const LIFE = 60_000

/** Offices and agents by number and name, kept in memory for a minute. */
export function officeDirectory(database: Database, clock: () => Date): OfficeDirectory {
  const options = { max: KEPT, life: LIFE, clock }
  const offices = cachedLoader<number, OfficeRecord>(async (ids) => {
    const rows = await database.query<OfficeRecord>(SELECT_OFFICES, [ids], prepared)
    return new Map(rows.map((office) => [office.id, office]))
  }, options)
  const officeIds = cachedLoader<string, number>(async (uris) => {
    const rows = await database.query<Key>('select id, uri as key from office where uri = any($1::text[])', [uris])
    return new Map(rows.map(({ id, key }) => [key, id]))
  }, options)
  const agents = cachedLoader<number, AgentRecord>(async (ids) => {
    const rows = await database.query<AgentRow>(SELECT_AGENTS, [ids], prepared)
    const records = await Promise.all(rows.map((row) => withOffice(row, offices.load)))
    return new Map(records.filter((agent) => agent !== null).map((agent) => [agent.id, agent]))
  }, options)
  const agentIds = cachedLoader<string, number>(async (usernames) => {
    const rows = await database.query<Key>('select id, username as key from agent where username = any($1::text[])', [
      usernames,
    ])
    return new Map(rows.map(({ id, key }) => [key, id]))
  }, options)

  return {
    office: offices.load,
    async officeByUri(uri) {
      if (!isSlug(uri)) return null
      const id = await officeIds.load(uri)
      return id === null ? null : offices.load(id)
    },
    agent: agents.load,
    async agentByUsername(username) {
      const id = await agentIds.load(username)
      return id === null ? null : agents.load(id)
    },
  }
}

type Key = { id: number; key: string }
type AgentRow = Omit<AgentRecord, 'office'> & { officeId: number }

const prepared = { isPrepared: true }

const SELECT_OFFICES = `
  select office.id, office.uri, office.name, company.name as "companyName", office.street_address as address,
    location.name as suburb, location.state_code as "stateCode", coalesce(location.postcode, '') as postcode,
    office.phone, office.website, office.brand_colour as "brandColour", office.logo_identifier as "logoIdentifier"
  from office
  join company on company.id = office.company_id
  join location on location.id = office.location_id
  where office.id = any($1::int[])`

const SELECT_AGENTS = `
  select id, username, name, job_title as "jobTitle", tier, mobile, phone,
    portrait_identifier as "portraitIdentifier", office_id as "officeId"
  from agent
  where id = any($1::int[])`

async function withOffice(
  { officeId, ...agent }: AgentRow,
  officeOf: (id: number) => Promise<OfficeRecord | null>,
): Promise<AgentRecord | null> {
  const office = await officeOf(officeId)
  return office === null ? null : { ...agent, office }
}
