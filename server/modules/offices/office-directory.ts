import { isSlug } from '#domain/text/slug.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cachedLoader } from '#server/platform/graphql/cached-loader.ts'
import {
  agentIdsByUsernames,
  type AgentRow,
  agentsByIds,
  officeIdsByUris,
  officesByIds,
} from './office-directory.queries.ts'
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
    const rows = await officesByIds(database, ids)
    return new Map(rows.map((office) => [office.id, office]))
  }, options)
  const officeIds = cachedLoader<string, number>(async (uris) => {
    const rows = await officeIdsByUris(database, uris)
    return new Map(rows.map(({ id, uri }) => [uri, id]))
  }, options)
  const agents = cachedLoader<number, AgentRecord>(async (ids) => {
    const rows = await agentsByIds(database, ids)
    const records = await Promise.all(rows.map((row) => withOffice(row, offices.load)))
    return new Map(records.filter((agent) => agent !== null).map((agent) => [agent.id, agent]))
  }, options)
  const agentIds = cachedLoader<string, number>(async (usernames) => {
    const rows = await agentIdsByUsernames(database, usernames)
    return new Map(rows.map(({ id, username }) => [username, id]))
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

async function withOffice(
  { officeId, ...agent }: AgentRow,
  officeOf: (id: number) => Promise<OfficeRecord | null>,
): Promise<AgentRecord | null> {
  const office = await officeOf(officeId)
  return office === null ? null : { ...agent, office }
}
